import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { etagOf } from './etag.ts'

/** A public answer, ready to send. */
export type CachedResponse = {
  readonly body: Buffer
  readonly etag: string
  /** Packed when first asked for. Only of a long one: for a short one packing costs more than it saves. */
  readonly gzip: (() => Buffer) | undefined
}

export type ResponseCache = {
  find(url: string): CachedResponse | undefined
  store(url: string, body: string | Buffer): CachedResponse
}

const TTL_MS = 300_000
const LONG_BYTES = 4_096

/** Public answers by URL: they depend on nothing else while a release runs. Bounded; the least used go first. */
export function createResponseCache(maxBytes: number, now: () => number): ResponseCache {
  const answers = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: TTL_MS,
    perf: { now },
    sizeCalculation: ({ body }, url) => Math.ceil(1.25 * body.length) + url.length, // the quarter is for its packed form
  })
  return {
    find: (url) => answers.get(url),
    store(url, written) {
      const body = Buffer.from(written)
      const gzip = body.length > LONG_BYTES ? once(() => gzipSync(body)) : undefined
      const answer = { body, etag: etagOf(body), gzip }
      answers.set(url, answer)
      return answer
    },
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
