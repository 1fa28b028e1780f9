// Binding and serving the operations of the console.

import type { Locale } from '@zeri/contract'
import {
  type ConsoleOperation,
  consoleErrors,
  consoleOperations,
  type mayDo as MayDo,
  mayDo,
} from '@zeri/contract/console'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { isCrossSite, readCookie } from '../../platform/http/auth.ts'
import { type Cookie, toSetCookie } from '../../platform/http/cookie.ts'
import type { Limits } from '../../platform/http/limits.ts'
import { type Caller, parseInput } from '../../platform/http/operations.ts'
import { findSessionOf, type OperatorSession, SESSION_COOKIE } from './operator-session.ts'
import type { Operator } from './operator-store.ts'
import { ConsoleRefusal } from './refusal.ts'
import type { ConsoleServices } from './services.ts'

type Result<Op extends ConsoleOperation> = z.input<Op['response']>
type OpenCall<Op extends ConsoleOperation> = {
  readonly input: z.output<Op['request']>
  readonly caller: Caller
  readonly setCookie: (cookie: Cookie) => void
}
type Call<Op extends ConsoleOperation> = OpenCall<Op> & {
  readonly operator: Operator
  readonly sessionId: string
}

/** An operation of the console together with its handler. */
export type ConsoleRoute = {
  readonly operation: ConsoleOperation
  readonly handle: (
    call: OpenCall<ConsoleOperation>,
    session: OperatorSession | undefined,
  ) => Promise<unknown>
}

/** Binds a handler to its operation; it is called with the operator, who has the role that the operation needs. */
export function consoleRoute<Op extends ConsoleOperation>(
  operation: Op,
  handle: (call: Call<Op>) => Promise<Result<Op>>,
): ConsoleRoute {
  return {
    operation,
    handle: async (call, session) => {
      if (!session) throw new AppError('auth.required')
      // True: `serveConsole` calls it only with input that this operation's own schema has parsed.
      return handle({ ...(call as OpenCall<Op>), operator: session.operator, sessionId: session.id })
    },
  }
}

/** The same for an operation that works before anyone is signed in. */
export function openRoute<Op extends ConsoleOperation>(
  operation: Op,
  handle: (call: OpenCall<Op>) => Promise<Result<Op>>,
): ConsoleRoute {
  // True: as above.
  return { operation, handle: (call) => handle(call as OpenCall<Op>) }
}

/** What differs between the declared operations and their handlers. */
export function findRouteFaults(routes: readonly ConsoleRoute[]): string[] {
  const handled = routes.map(({ operation }) => operation)
  return [
    ...consoleOperations.filter((one) => !handled.includes(one)).map(({ id }) => `${id} has no handler`),
    ...handled.filter((one) => !consoleOperations.includes(one)).map(({ id }) => `${id} is not declared`),
    ...handled.filter((one, at) => handled.indexOf(one) !== at).map(({ id }) => `${id} has two handlers`),
  ]
}

type ServeOptions = {
  readonly routes: readonly ConsoleRoute[]
  readonly services: ConsoleServices
  readonly limits: Pick<Limits, 'hitShared'>
  readonly sensitivePerMinute: number
  readonly edition: Locale
  /** Whether a role may call an operation; tests replace it to see a broken rule found. */
  readonly isAllowed?: typeof MayDo
}

/** Serves the operations. A request passes host → origin → limit → session → role → input → handler → output. */
export async function serveConsole(app: FastifyInstance, options: ServeOptions): Promise<void> {
  const faults = findRouteFaults(options.routes)
  if (faults.length > 0) throw new Error(`the console and its contract differ: ${faults.join('; ')}`)
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof ConsoleRefusal)) throw error
      return sendRefusal(request, reply, error)
    })
    for (const route of options.routes) {
      const { method, path } = route.operation
      scope.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => serve(route, options, request, reply),
      })
    }
  })
}

function sendRefusal({ id }: FastifyRequest, reply: FastifyReply, { code }: ConsoleRefusal): FastifyReply {
  return reply
    .code(consoleErrors[code])
    .header('cache-control', 'no-store')
    .send({ code, message: code, requestId: id })
}

async function serve(
  { operation, handle }: ConsoleRoute,
  { services, limits, sensitivePerMinute, edition, isAllowed = mayDo }: ServeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A page of another site may lead its own name to this private address: only our own name is served.
  if (request.host !== new URL(services.origin).host) throw new ConsoleRefusal('operator.wrong-host')
  if (isCrossSite(request)) throw new AppError('request.cross-site')
  if (operation.limit === 'sensitive') {
    const rule = { name: `console:${operation.id}`, perMinute: sensitivePerMinute }
    const verdict = await limits.hitShared(rule, request.ip)
    if (!verdict.allowed) throw new AppError('limit.exceeded', verdict)
  }
  const session =
    operation.role === 'nobody'
      ? undefined
      : await findSessionOf(services, readCookie(request.headers, SESSION_COOKIE))
  if (operation.role !== 'nobody') {
    if (!session) throw new AppError('auth.required')
    if (!isAllowed(session.operator.role, operation)) throw new ConsoleRefusal('operator.forbidden')
  }
  const call = {
    input: parseInput(operation, request, edition),
    caller: callerOf(request),
    setCookie: (cookie: Cookie) => void reply.header('set-cookie', toSetCookie(cookie)),
  }
  const result = operation.response.parse(await handle(call, session))
  return reply.code(operation.status).header('cache-control', 'private, no-store').send(result)
}

const callerOf = ({ id, ip, headers }: FastifyRequest): Caller => ({
  requestId: id,
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  cookie: (name) => readCookie(headers, name),
})
