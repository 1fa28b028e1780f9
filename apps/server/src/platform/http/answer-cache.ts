import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { etagOf } from './etag.ts'

/** A public answer, ready to send. */
export type Answer = {
  readonly body: string
  readonly etag: string
  /** Only of a long one: for a short one packing costs more than it saves. */
  readonly gzip: Buffer | undefined
}

export type AnswerCache = {
  find(url: string): Answer | undefined
  store(url: string, body: string): Answer
}

const TTL_MS = 300_000
const LONG_CHARS = 4_096

/** Public answers by URL: they depend on nothing else while a release runs. Bounded; the least used go first. */
export function createAnswerCache(maxChars: number, now: () => number): AnswerCache {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxChars,
    ttl: TTL_MS,
    perf: { now },
    sizeCalculation: ({ body, gzip }, url) => body.length + (gzip?.length ?? 0) + url.length,
  })
  return {
    find: (url) => answers.get(url),
    store(url, body) {
      const gzip = body.length > LONG_CHARS ? gzipSync(body) : undefined
      const answer = { body, etag: etagOf(body), gzip }
      answers.set(url, answer)
      return answer
    },
  }
}
