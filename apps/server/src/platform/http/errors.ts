import { type ErrorBody, type ErrorCode, errors } from '@zeri/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../db/connection-lost.ts'
import type { Log } from '../log.ts'
import { AppError } from './app-error.ts'
import { securityHeaders } from './security-headers.ts'

/** Fastify's own refusals in the words of our catalogue. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_VALIDATION: 'request.invalid',
}

/** The refusal an error stands for. */
function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (frameworkCodes[code]) return frameworkCodes[code]
  if (isDatabaseAway(error)) return 'server.unavailable'
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? 'request.invalid' : 'server.error'
}

/** Errors become answers here and nowhere else. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'request.not-found'))
  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error)
    if (errors[code].report) log.error({ requestId: request.id, code, err: error }, 'request failed')
    return sendRefusal(reply, code, error instanceof AppError ? error : undefined)
  })
}

/** An address that cannot be decoded reaches no route and no hook; it is refused in the same words. */
export function answerUnreadable(
  _error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendRefusal(reply.headers(securityHeaders), 'request.invalid')
}

function sendRefusal(reply: FastifyReply, code: ErrorCode, error?: AppError): FastifyReply {
  if (error?.retryAfterSec !== undefined) reply.header('retry-after', error.retryAfterSec)
  const body: ErrorBody = {
    code,
    requestId: reply.request.id,
    ...(error?.fields ? { fields: error.fields } : {}),
  }
  return reply.code(errors[code].status).header('cache-control', 'no-store').send(body)
}
