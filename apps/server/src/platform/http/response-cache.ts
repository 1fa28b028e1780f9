import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { freezeDeep } from '../freeze-deep.ts'
import { etagOf } from './etag.ts'

/** A public response, ready to send. */
export type CachedResponse = {
  readonly body: Buffer
  readonly etag: string
  /** Compressed at the first call. Only for a long body: compressing a short one costs more than it saves. */
  readonly gzip: (() => Buffer) | undefined
  /** For how long it is still true, from now on. */
  readonly leftMs: () => number
}

export type ResponseCache = {
  /** A response that is still true. */
  find(key: string): CachedResponse | undefined
  /** Stores a response, and returns it ready to send. From `untilMs` on it is not found again. */
  store(key: string, body: string | Buffer, untilMs?: number): CachedResponse
  /** The same as our own pages read it, not written as JSON. */
  findResult(key: string): object | undefined
  /** Freezes a result, because all pages that read it share it, and stores it. */
  storeResult(key: string, result: object, untilMs?: number): void
}

type Result = { readonly result: object; readonly untilMs: number }

const TTL_MS = 300_000
const LONG_BYTES = 4_096
/** Months among them, of up to a hundred kilobytes. */
const MAX_RESULTS = 100

/**
 * Public responses by path or input: within a release they depend on nothing else, but for those about today, which end
 * with the day. Bounded; the least used are dropped first.
 */
export function createResponseCache(maxBytes: number, now: () => number): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: TTL_MS,
    perf: { now },
    sizeCalculation: ({ body }, key) => Math.ceil(1.25 * body.length) + key.length, // a quarter more for the compressed form
  })
  const results = new LRUCache<string, Result>({ max: MAX_RESULTS, ttl: TTL_MS, perf: { now } })
  return {
    find(key) {
      const response = responses.get(key)
      return response && response.leftMs() > 0 ? response : undefined
    },
    findResult(key) {
      const found = results.get(key)
      return found && found.untilMs > now() ? found.result : undefined
    },
    storeResult(key, result, untilMs = Number.POSITIVE_INFINITY) {
      results.set(key, { result: freezeDeep(result), untilMs })
    },
    store(key, content, untilMs = Number.POSITIVE_INFINITY) {
      const body = Buffer.from(content)
      const gzip = body.length > LONG_BYTES ? once(() => gzipSync(body)) : undefined
      const response = { body, etag: etagOf(body), gzip, leftMs: () => untilMs - now() }
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
