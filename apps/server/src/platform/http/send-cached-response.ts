import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from './encoding.ts'
import { isUnchanged } from './etag.ts'
import type { CachedResponse } from './response-cache.ts'

const PUBLIC_CACHE = 'public, max-age=60, s-maxage=3600, stale-while-revalidate=600'

/** Sends a response that any cache may store: 304 if the client has it already, compressed if the client accepts that. */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { body, etag, gzip }: CachedResponse,
): FastifyReply {
  reply.header('content-type', type).header('cache-control', PUBLIC_CACHE).header('etag', etag)
  if (gzip) reply.header('vary', 'Accept-Encoding')
  if (isUnchanged(request.headers, etag)) return reply.code(304).send()
  if (gzip && acceptsGzip(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(gzip())
  return reply.send(body)
}
