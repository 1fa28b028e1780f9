import type { Operation } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type * as z from 'zod'
import type { Answer, AnswerCache } from './answer-cache.ts'
import { AppError } from './app-error.ts'
import { type FindSession, hashToken, isCrossSite, readToken, type Session } from './auth.ts'
import { takesGzip } from './encoding.ts'
import { isUnchanged } from './etag.ts'
import { clientNetwork, type Limits, type Rule } from './limits.ts'

type Result<Op extends Operation> = z.input<Op['response']>
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
  handle: (call: Call<Op>) => Result<Op> | Promise<Result<Op>>,
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
    ...declared.filter(isLeaky).map((operation) => `${operation.id} is public but not a plain read`),
    ...twice.map((operation) => `${operation.id} has two handlers`),
  ]
}

/** What anyone may keep must not depend on the caller, nor change anything. */
function isLeaky({ cache, auth, method, limit, status }: Operation): boolean {
  const isPlain = auth === 'none' && method === 'GET' && limit === 'general' && status === 200
  return cache === 'public' && !isPlain
}

type Doors = {
  limits: Limits
  sensitive: Rule
  answers: AnswerCache
  findSession: FindSession
}

const JSON_TYPE = 'application/json; charset=utf-8'
const PUBLIC_CACHE = 'public, max-age=60, s-maxage=3600, stale-while-revalidate=600'

/**
 * Serves the operations. A request passes origin → limit → session → input → handler → output, in this order; the
 * general limit stands before every door and was passed already.
 */
export function registerOperations(app: FastifyInstance, routes: readonly Route[], doors: Doors): void {
  for (const entry of routes) {
    const { method, path, cache } = entry.operation
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: cache === 'public' ? answerPublicly(entry, doors) : answerPrivately(entry, doors),
    })
  }
}

/** The same for everyone, so worked out once a URL. Not async: a known answer is sent in the same turn. */
function answerPublicly(entry: Route, { answers }: Doors): RouteHandlerMethod {
  return (request, reply) => {
    const known = answers.find(request.url)
    if (known) return sendPublic(request, reply, known)
    return makeAnswer(entry, request, undefined).then((body) =>
      sendPublic(request, reply, answers.store(request.url, body)),
    )
  }
}

function answerPrivately(entry: Route, doors: Doors): RouteHandlerMethod {
  return async (request, reply) => {
    const { operation } = entry
    if (isCrossSite(request.method, request.headers, request.host)) throw new AppError('request.cross-site')
    if (operation.limit === 'sensitive') await checkSensitive(doors, operation, request)
    const session = await findCaller(doors, operation, request)
    const body = await makeAnswer(entry, request, session)
    return reply
      .code(operation.status)
      .header('content-type', JSON_TYPE)
      .header('cache-control', 'private, no-store')
      .send(body)
  }
}

async function makeAnswer(
  { operation, handle }: Route,
  request: FastifyRequest,
  session: Session | undefined,
): Promise<string> {
  const input = parseInput(operation, request)
  return JSON.stringify(operation.response.parse(await handle({ input, session })))
}

function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, gzip }: Answer,
): FastifyReply {
  reply.header('content-type', JSON_TYPE).header('cache-control', PUBLIC_CACHE).header('etag', etag)
  if (gzip) reply.header('vary', 'Accept-Encoding')
  if (isUnchanged(request.headers, etag)) return reply.code(304).send()
  if (gzip && takesGzip(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(body)
}

async function checkSensitive(doors: Doors, operation: Operation, request: FastifyRequest): Promise<void> {
  const rule = { ...doors.sensitive, name: `${doors.sensitive.name}:${operation.id}` }
  const verdict = await doors.limits.hitShared(rule, clientNetwork(request.ip))
  if (!verdict.allowed) throw new AppError('limit.exceeded', verdict)
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

function parseInput(operation: Operation, request: FastifyRequest): unknown {
  const given = operation.method === 'POST' ? request.body : request.query
  // Fastify's params are an object, empty where the path names none.
  const inPath = request.params as object
  const result = operation.request.safeParse(isPlainObject(given) ? { ...given, ...inPath } : given)
  if (result.success) return result.data
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]),
  )
  throw new AppError('request.invalid', { fields })
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
