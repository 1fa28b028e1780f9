import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errors, problemType, refusalTexts, toProblem } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../db/connection-lost.ts'
import type { Log } from '../log.ts'
import { AppError } from './app-error.ts'
import { securityHeaders } from './security-headers.ts'

const PROBLEM_TYPE = `${problemType}; charset=utf-8`

/** Fastify's own errors as codes of our catalogue. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_VALIDATION: 'request.invalid',
}

/** When to try again after a temporary refusal that names no time itself. */
const RETRY_AFTER_SEC: Readonly<Record<number, number>> = { 429: 60, 503: 5 }

/** The default `Retry-After` of a status, if it has one. */
export function retryAfterOf(status: number): number | undefined {
  return RETRY_AFTER_SEC[status]
}

/** The code of our catalogue for an error. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (frameworkCodes[code]) return frameworkCodes[code]
  if (isDatabaseAway(error)) return 'server.unavailable'
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? 'request.invalid' : 'server.error'
}

/** Turns errors into responses; nothing else does. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'request.not-found'))
  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error)
    if (errors[code].report) log.error({ requestId: request.id, code, err: error }, 'request failed')
    return sendRefusal(reply, code, error instanceof AppError ? error : undefined)
  })
}

/** Refuses a URL that cannot be decoded: such a request reaches no route and no hook. */
export function refuseUnreadableUrl(
  _error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendRefusal(reply.headers(securityHeaders), 'request.invalid')
}

/** Errors of the HTTP parser as codes of our catalogue. */
const parserCodes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.too-large',
}

/** Refuses input that is not valid HTTP. There is no request object yet, so the response is written to the socket. */
export function refuseUnparsedRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = parserCodes[error.code ?? ''] ?? 'request.invalid'
  const { status } = errors[code]
  const body = JSON.stringify(toProblem(code, refusalTexts[code], { requestId: '' }))
  const headers = {
    ...securityHeaders,
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  socket.destroy(error)
}

function sendRefusal(reply: FastifyReply, code: ErrorCode, error?: AppError): FastifyReply {
  const { status } = errors[code]
  const retryAfterSec = error?.retryAfterSec ?? retryAfterOf(status)
  if (retryAfterSec !== undefined) reply.header('retry-after', retryAfterSec)
  const { id: requestId } = reply.request
  const problem = toProblem(code, refusalTexts[code], { requestId, fields: error?.fields })
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', PROBLEM_TYPE)
    .send(JSON.stringify(problem))
}
