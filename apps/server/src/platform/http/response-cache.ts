import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { etagOf } from './etag.ts'

/** A public response, ready to send. */
export type CachedResponse = {
  readonly body: Buffer
  readonly etag: string
  /** Compressed at the first call. Only for a long body: compressing a short one costs more than it saves. */
  readonly gzip: (() => Buffer) | undefined
}

export type ResponseCache = {
  find(key: string): CachedResponse | undefined
  store(key: string, body: string | Buffer): CachedResponse
}

const TTL_MS = 300_000
const LONG_BYTES = 4_096

/** Public responses by path or input: within a release they depend on nothing else. Bounded; the least used are dropped first. */
export function createResponseCache(maxBytes: number, now: () => number): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: TTL_MS,
    perf: { now },
    sizeCalculation: ({ body }, key) => Math.ceil(1.25 * body.length) + key.length, // a quarter more for the compressed form
  })
  return {
    find: (key) => responses.get(key),
    store(key, content) {
      const body = Buffer.from(content)
      const gzip = body.length > LONG_BYTES ? once(() => gzipSync(body)) : undefined
      const response = { body, etag: etagOf(body), gzip }
      responses.set(key, response)
      return response
    },
  }
}

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}
