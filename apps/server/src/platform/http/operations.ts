import { type Operation, pathParameters } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { AppError } from './app-error.ts'
import { type FindSession, hashToken, isCrossSite, readToken, type Session } from './auth.ts'
import { etagOf, isUnchanged } from './etag.ts'
import { clientNetwork, type Limits, type Rule } from './limits.ts'

type Answer<Op extends Operation> = z.input<Op['response']>
type Call<Op extends Operation> = {
  readonly input: z.output<Op['request']>
  readonly session: Session | undefined
}

/** An operation together with the function that answers it. */
export type Route = {
  readonly operation: Operation
  readonly handle: (call: Call<Operation>) => unknown
}

/** Binds a handler to its operation. */
export function route<Op extends Operation>(
  operation: Op,
  handle: (call: Call<Op>) => Answer<Op> | Promise<Answer<Op>>,
): Route {
  // True: `registerOperations` calls `handle` only with input this operation's own schema has parsed.
  return { operation, handle: handle as Route['handle'] }
}

/** Every declared operation has one handler, and nothing else is served. Tells what is wrong, or nothing. */
export function findMismatches(declared: readonly Operation[], routes: readonly Route[]): string[] {
  const handled = routes.map((entry) => entry.operation)
  const missing = declared.filter((operation) => !handled.includes(operation))
  const undeclared = handled.filter((operation) => !declared.includes(operation))
  const twice = handled.filter((operation, index) => handled.indexOf(operation) !== index)
  return [
    ...missing.map((operation) => `${operation.id} has no handler`),
    ...undeclared.map((operation) => `${operation.id} is not in the contract`),
    ...twice.map((operation) => `${operation.id} has two handlers`),
  ]
}

type Doors = {
  limits: Limits
  sensitive: Rule
  findSession: FindSession
}

const PUBLIC_CACHE = 'public, max-age=60, s-maxage=3600, stale-while-revalidate=600'

/**
 * Serves the operations. A request passes origin → limit → session → input → handler → output, in this order; the
 * general limit stands before every door and was passed already.
 */
export function registerOperations(app: FastifyInstance, routes: readonly Route[], doors: Doors): void {
  for (const { operation, handle } of routes) {
    const inPath = new Set(pathParameters(operation.path))
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        if (isCrossSite(request.method, request.headers, request.host))
          throw new AppError('request.cross-site')
        if (operation.limit === 'sensitive') await checkSensitive(doors, operation, request)
        const session = await findCaller(doors, operation, request)
        const input = parseInput(operation, inPath, request)
        const body = JSON.stringify(operation.response.parse(await handle({ input, session })))
        reply.code(operation.status).header('content-type', 'application/json; charset=utf-8')
        return operation.cache === 'public' ? sendPublic(request, reply, body) : sendPrivate(reply, body)
      },
    })
  }
}

function sendPrivate(reply: FastifyReply, body: string): FastifyReply {
  return reply.header('cache-control', 'private, no-store').send(body)
}

function sendPublic(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = etagOf(body)
  reply.header('cache-control', PUBLIC_CACHE).header('etag', etag)
  return isUnchanged(request.headers, etag) ? reply.code(304).send() : reply.send(body)
}

async function checkSensitive(doors: Doors, operation: Operation, request: FastifyRequest): Promise<void> {
  const rule = { ...doors.sensitive, name: `${doors.sensitive.name}:${operation.id}` }
  const verdict = await doors.limits.hitShared(rule, clientNetwork(request.ip))
  if (!verdict.allowed) throw new AppError('limit.exceeded', { retryAfterSec: verdict.retryAfterSec })
}

async function findCaller(
  doors: Doors,
  operation: Operation,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (operation.auth === 'none') return undefined
  const token = readToken(request.headers)
  const session = token && (await doors.findSession(hashToken(token.value)))
  if (!session && operation.auth === 'required') throw new AppError('auth.required')
  return session
}

function parseInput(operation: Operation, inPath: ReadonlySet<string>, request: FastifyRequest): unknown {
  const given = operation.method === 'POST' ? request.body : request.query
  const fromPath = inPath.size > 0 ? (request.params as object) : undefined // true: Fastify's params are an object
  const result = operation.request.safeParse(isPlainObject(given) ? { ...given, ...fromPath } : given)
  if (result.success) return result.data
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]),
  )
  throw new AppError('request.invalid', { fields })
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
