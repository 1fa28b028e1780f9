import { LRUCache } from 'lru-cache'
import { etagOf } from './etag.ts'

/** A public answer, ready to send. */
export type Answer = { readonly body: string; readonly etag: string }

export type AnswerCache = {
  find(url: string): Answer | undefined
  store(url: string, body: string): Answer
}

const TTL_MS = 300_000

/** Public answers by URL: they depend on nothing else while a release runs. Bounded; the least used go first. */
export function createAnswerCache(maxChars: number, now: () => number): AnswerCache {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxChars,
    ttl: TTL_MS,
    perf: { now },
    sizeCalculation: ({ body }, url) => body.length + url.length,
  })
  return {
    find: (url) => answers.get(url),
    store(url, body) {
      const answer = { body, etag: etagOf(body) }
      answers.set(url, answer)
      return answer
    },
  }
}
