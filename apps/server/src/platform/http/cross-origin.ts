import type { FastifyInstance } from 'fastify'

const EXPOSED = 'Deprecation, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset'

/**
 * Lets scripts of every site read a response. The same for all origins, so that caches hold one response, and without
 * credentials: browsers send neither cookies nor certificates with such a request.
 */
export const readableAnywhere = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
}

/** What a script of another site may send. The key of a program travels in Authorization. */
const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'Accept, Authorization, Content-Type, If-None-Match',
  'access-control-max-age': '86400',
  'cache-control': 'no-store',
}

/** Answers the question that a browser sends before a request with headers of its own. */
export function answerPreflights(app: FastifyInstance, urls: readonly string[]): void {
  for (const url of urls) app.options(url, (_request, reply) => reply.code(204).headers(PREFLIGHT).send())
}
