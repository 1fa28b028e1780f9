import { isReadableAnywhere, type Locale, type Operation, v1PathOf } from '@zeri/contract'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendHookHandler,
  RouteHandlerMethod,
} from 'fastify'
import type * as z from 'zod'
import { AppError } from './app-error.ts'
import { type FindSession, hashToken, isCrossSite, readCookie, readToken, type Session } from './auth.ts'
import { cacheByCanonicalUrl } from './canonical-url.ts'
import type { Charge } from './charge.ts'
import { type Cookie, toSetCookie } from './cookie.ts'
import { answerPreflights, readableAnywhere } from './cross-origin.ts'
import { deprecationHeaders } from './deprecation.ts'
import type { InternalCall } from './in-process-client.ts'
import type { Limits, Rule } from './limits.ts'
import type { ResponseCache } from './response-cache.ts'
import { sendCachedResponse } from './send-cached-response.ts'

/** Where a request comes from. */
export type Caller = {
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  cookie(name: string): string | undefined
}

type Result<Op extends Operation> = z.input<Op['response']>
type Call<Op extends Operation> = {
  readonly input: z.output<Op['request']>
  readonly session: Session | undefined
  readonly caller: Caller
  /** For private operations only: a response that caches may store sets no cookie. */
  readonly setCookie: (cookie: Cookie) => void
}

/** A response checked and serialised beforehand, so that a popular one is built once. */
export type Prepared = { readonly json: Buffer; readonly isPrepared: true }

export function prepare<Op extends Operation>(operation: Op, result: Result<Op>): Prepared {
  return { json: Buffer.from(JSON.stringify(operation.response.parse(result))), isPrepared: true }
}

function isPrepared(result: unknown): result is Prepared {
  return typeof result === 'object' && result !== null && 'isPrepared' in result
}

/** A public result that is true until an instant: no cache serves it afterwards. */
export type Dated<Value> = { readonly value: Value; readonly untilMs: number; readonly isDated: true }

/** Says until when a public result is true. Without this it is true until the next release. */
export function trueUntil<Value>(untilMs: number, value: Value): Dated<Value> {
  return { value, untilMs, isDated: true }
}

function isDated(result: unknown): result is Dated<unknown> {
  return typeof result === 'object' && result !== null && 'isDated' in result
}

/** A result made of parts that were checked when they were made: it is not checked as a whole. */
export type Checked<Value> = { readonly value: Value; readonly isChecked: true }

/** Says that every part of a result has been checked, and that it has no field the schema leaves out. */
export function asChecked<Value>(value: Value): Checked<Value> {
  return { value, isChecked: true }
}

function isChecked(result: unknown): result is Checked<object> {
  return typeof result === 'object' && result !== null && 'isChecked' in result
}

/** What a handler returns. */
type Handled<Op extends Operation> =
  | Result<Op>
  | Prepared
  | Checked<Result<Op>>
  | Dated<Result<Op> | Checked<Result<Op>>>

/** An operation together with its handler. */
export type Route = {
  readonly operation: Operation
  readonly handle: (call: Call<Operation>) => unknown
}

/** Binds a handler to its operation. */
export function route<Op extends Operation>(
  operation: Op,
  handle: (call: Call<Op>) => Handled<Op> | Promise<Handled<Op>>,
): Route {
  // True: `registerOperations` calls `handle` only with input this operation's own schema has parsed.
  return { operation, handle: handle as Route['handle'] }
}

/** The same for an operation that requires a signed-in user. */
export function personalRoute<Op extends Operation>(
  operation: Op,
  handle: (call: Call<Op> & { readonly session: Session }) => Handled<Op> | Promise<Handled<Op>>,
): Route {
  return route(operation, ({ session, ...call }) => {
    if (!session) throw new AppError('auth.required')
    return handle({ ...call, session })
  })
}

/** Checks that every declared operation has one handler and nothing else is served; returns what is wrong. */
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

/** A response that caches may store must not depend on the caller, and its operation must change nothing. */
function isLeaky({ cache, auth, method, limit, status }: Operation): boolean {
  const isPlain = auth === 'none' && method === 'GET' && limit === 'general' && status === 200
  return cache === 'public' && !isPlain
}

type RouteDeps = {
  limits: Limits
  charge: Charge
  sensitive: Rule
  responses: ResponseCache
  findSession: FindSession
  /** The call of our own pages that a request is. */
  findInternal: (request: FastifyRequest) => InternalCall | undefined
  /** The language of the deployment. */
  edition: Locale
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Serves the operations. A request passes origin → limit → cost → session → input → handler → output, in this order. The
 * general limit applies to every route and was checked already.
 */
export function registerOperations(app: FastifyInstance, routes: readonly Route[], deps: RouteDeps): void {
  for (const entry of routes) {
    const { operation } = entry
    const { method, cache } = operation
    const handler = cache === 'public' ? servePublic(entry, deps) : servePrivate(entry, deps)
    const urls = pathsOf(operation).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'))
    const config = { acceptsKey: operation.isOpen }
    for (const url of urls)
      app.route({ method, url, config, handler, onSend: addHeaders(headersOf(operation)) })
    if (isReadableAnywhere(operation)) answerPreflights(app, urls)
  }
}

/** Every path of an operation. */
function pathsOf(operation: Operation): string[] {
  return operation.isOpen ? [...new Set([operation.path, v1PathOf(operation)])] : [operation.path]
}

/** Headers of every response of an operation, its refusals included. */
function headersOf(operation: Operation): Readonly<Record<string, string>> {
  return {
    ...(isReadableAnywhere(operation) ? readableAnywhere : {}),
    ...(operation.deprecated ? deprecationHeaders(operation.deprecated) : {}),
  }
}

function addHeaders(headers: Readonly<Record<string, string>>): onSendHookHandler[] {
  if (Object.keys(headers).length === 0) return []
  return [
    (_request, reply, payload, done) => {
      reply.headers(headers)
      done(null, payload)
    },
  ]
}

/**
 * The same for everyone, so built once an input, however its query is spelt. Not async: a cached response is sent in the
 * same turn of the event loop.
 */
function servePublic(
  entry: Route,
  { responses, charge, findInternal, edition }: RouteDeps,
): RouteHandlerMethod {
  return (request, reply) => {
    const input = parseInput(entry.operation, request, edition)
    const key = publicKey(entry.operation.id, input)
    const call = { input, session: undefined, caller: callerOf(request), setCookie: refuseCookie }
    const internal = findInternal(request)
    if (internal) {
      const found = responses.findResult(key)
      if (found) return handOver(reply, internal, found)
      return callHandler(entry, call).then(({ result, untilMs }) => {
        if (!isPrepared(result)) responses.storeResult(key, result, untilMs)
        return handOver(reply, internal, result)
      })
    }
    cacheByCanonicalUrl(request, reply, input)
    const cached = responses.find(key)
    if (cached) return sendCachedResponse(request, reply, JSON_TYPE, cached)
    return charge(request, entry.operation.costMs)
      .then(() => callHandler(entry, call))
      .then(({ result, untilMs }) =>
        sendCachedResponse(request, reply, JSON_TYPE, responses.store(key, toJson(result), untilMs)),
      )
  }
}

/** Passes a checked result to the page that called, without writing it as JSON. */
function handOver(reply: FastifyReply, internal: InternalCall, result: object): FastifyReply {
  internal.accept(isPrepared(result) ? JSON.parse(String(result.json)) : result)
  return reply.send()
}

/** The cache key of a public response: a schema returns its fields in one order and each value in one spelling. */
export function publicKey(name: string, input: unknown): string {
  return `${name} ${JSON.stringify(input)}`
}

function servePrivate(entry: Route, deps: RouteDeps): RouteHandlerMethod {
  return async (request, reply) => {
    const { operation } = entry
    if (isCrossSite(request)) throw new AppError('request.cross-site')
    if (operation.limit === 'sensitive') await checkSensitive(deps, operation, request)
    await deps.charge(request, operation.costMs)
    const session = await findCaller(deps, operation, request)
    const setCookie = (cookie: Cookie) => void reply.header('set-cookie', toSetCookie(cookie))
    const input = parseInput(operation, request, deps.edition)
    const { result } = await callHandler(entry, { input, session, caller: callerOf(request), setCookie })
    reply.code(operation.status)
    const internal = operation.method === 'GET' ? deps.findInternal(request) : undefined
    if (internal) return handOver(reply, internal, result)
    return reply
      .header('content-type', JSON_TYPE)
      .header('cache-control', 'private, no-store')
      .send(toJson(result))
  }
}

type Finished = { readonly result: object; readonly untilMs?: number }

/** The result of an operation, checked once: for our own pages as for callers from outside. */
async function callHandler({ operation, handle }: Route, call: Call<Operation>): Promise<Finished> {
  const result = await handle(call)
  if (isPrepared(result)) return { result }
  if (isDated(result)) return { result: check(operation, result.value), untilMs: result.untilMs }
  return { result: check(operation, result) }
}

function check({ response }: Operation, result: unknown): object {
  return isChecked(result) ? result.value : (response.parse(result) as object) // true: every response is an object
}

function toJson(result: object): string | Buffer {
  return isPrepared(result) ? result.json : JSON.stringify(result)
}

function callerOf({ id, ip, headers }: FastifyRequest): Caller {
  return {
    requestId: id,
    address: ip,
    userAgent: headers['user-agent'] ?? '',
    cookie: (name) => readCookie(headers, name),
  }
}

function refuseCookie(): never {
  throw new Error('a public response sets no cookie')
}

async function checkSensitive(deps: RouteDeps, operation: Operation, request: FastifyRequest): Promise<void> {
  const rule = { ...deps.sensitive, name: `${deps.sensitive.name}:${operation.id}` }
  const verdict = await deps.limits.hitShared(rule, request.ip)
  if (!verdict.allowed) throw new AppError('limit.exceeded', verdict)
}

async function findCaller(
  deps: RouteDeps,
  operation: Operation,
  request: FastifyRequest,
): Promise<Session | undefined> {
  // A key signs nobody in.
  if (operation.auth === 'none' || request.keyId) return undefined
  const token = readToken(request.headers)
  const session = token && (await findSessionOf(deps, hashToken(token.value), request))
  if (!session && operation.auth === 'required') throw new AppError('auth.required')
  return session
}

function findSessionOf(
  { findSession, findInternal }: RouteDeps,
  tokenHash: string,
  request: FastifyRequest,
): ReturnType<FindSession> {
  return findInternal(request)?.findSession(tokenHash, findSession) ?? findSession(tokenHash)
}

/**
 * Reads the input of an operation from a request; throws when it breaks the schema. A request that names no language is
 * in the deployment's own: its schema would fill in English.
 */
export function parseInput<Op extends Pick<Operation, 'method' | 'request'>>(
  operation: Op,
  request: Pick<FastifyRequest, 'body' | 'query' | 'params'>,
  edition: Locale,
): z.output<Op['request']> {
  const payload = operation.method === 'POST' ? request.body : request.query
  // Fastify's params are an object, empty where the path names none.
  const inPath = request.params as object
  const result = operation.request.safeParse(isPlainObject(payload) ? { ...payload, ...inPath } : payload)
  // True: it is this operation's own schema that parsed it, and `locale` only takes another value of its own.
  if (result.success) return inEdition(result.data, payload, edition) as z.output<Op['request']>
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]),
  )
  throw new AppError('request.invalid', { fields })
}

function inEdition(input: unknown, payload: unknown, edition: Locale): unknown {
  const isFilledIn = isPlainObject(input) && 'locale' in input && !('locale' in Object(payload))
  return isFilledIn ? { ...input, locale: edition } : input
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
