import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from './encoding.ts'
import { isUnchanged } from './etag.ts'
import type { CachedResponse } from './response-cache.ts'
import { sharedLife } from './shared-life.ts'

const BROWSER_SEC = 60

/**
 * Cache-Control of a public response that is true for some time yet: no cache serves it afterwards, fresh or stale.
 * @example publicLife(96_000) // 'public, max-age=10, s-maxage=10, stale-while-revalidate=21'
 * @example publicLife(Number.POSITIVE_INFINITY) // 'public, max-age=60, s-maxage=3600, stale-while-revalidate=600'
 */
export function publicLife(leftMs: number): string {
  const { freshSec, graceSec } = sharedLife(leftMs / 1000)
  const browserSec = Math.min(BROWSER_SEC, freshSec)
  return `public, max-age=${browserSec}, s-maxage=${freshSec}, stale-while-revalidate=${graceSec}`
}

/**
 * Cache-Control of the same response to a request with an API key: its headers speak of that key, so only the program itself
 * may store it: `private, max-age=60`, or less.
 */
function ownLife(leftMs: number): string {
  return `private, max-age=${Math.min(BROWSER_SEC, sharedLife(leftMs / 1000).freshSec)}`
}

/**
 * Sends a response that any cache may store while it is true: 304 if the client has it already, compressed if the client
 * accepts that.
 */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { body, etag, gzip, leftMs }: CachedResponse,
): FastifyReply {
  // A path with encoded letters is another spelling of one without: our nginx must not store each.
  if (request.url.split('?', 1)[0]?.includes('%')) reply.header('x-accel-expires', '0')
  const life = request.keyId ? ownLife(leftMs()) : publicLife(leftMs())
  reply.header('content-type', type).header('cache-control', life).header('etag', etag)
  if (gzip) reply.header('vary', 'Accept-Encoding')
  if (isUnchanged(request.headers, etag)) return reply.code(304).send()
  if (gzip && acceptsGzip(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(gzip())
  return reply.send(body)
}
