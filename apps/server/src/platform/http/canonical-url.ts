import { canonicalQuery } from '@zeri/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Target = Pick<FastifyRequest, 'url' | 'query' | 'params'>

/**
 * Whether a public response was requested by the one URL it is cached under: parameters in canonical order, the language
 * among them, every value as its schema writes it, no letter encoded that needs it not.
 */
export function isCanonicalUrl({ url, query, params }: Target, input: unknown): boolean {
  const [path = ''] = url.split('?', 1)
  if (path.includes('%')) return false
  // Fastify's query and params are objects of texts; a schema has refused a name that comes twice.
  const [sent, inPath] = [query as Record<string, string>, params as Record<string, string>]
  const parsed = new Map<string, unknown>(Object.entries(input ?? {}))
  const isWritten = ([name, value]: [string, string]): boolean => String(parsed.get(name)) === value
  return (
    url === path + canonicalQuery(sent) &&
    ('locale' in sent || !parsed.has('locale')) &&
    [...Object.entries(sent), ...Object.entries(inPath)].every(isWritten)
  )
}

/**
 * Lets our nginx cache a public response under its canonical URL alone, so that other spellings of a call do not fill its
 * cache. nginx takes the header off; the response itself is the same.
 */
export function cacheByCanonicalUrl(request: FastifyRequest, reply: FastifyReply, input: unknown): void {
  if (!isCanonicalUrl(request, input)) reply.header('x-accel-expires', '0')
}
