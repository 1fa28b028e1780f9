import { LRUCache } from 'lru-cache'
import { compress, type Effort } from '../http/compress.ts'
import type { Encoding } from '../http/encoding.ts'
import { etagOf } from '../http/etag.ts'
import type { PageLife } from './cache-control.ts'

/** A public page, rendered, tagged and compressed once. */
export type CachedPage = {
  readonly life: PageLife
  /** The instant until which it is true, if it has one of its own. */
  readonly untilMs: number
  readonly etag: string
  /** All headers except `cache-control`, which depends on the time, and those of the encoding. */
  readonly headers: Readonly<Record<string, string>>
  readonly variants: Readonly<Record<Encoding, Variant>>
}

/** One encoding of a page, ready to be sent. */
type Variant = {
  /** Names and values in turn, as `writeHead` takes them. */
  readonly head: readonly string[]
  readonly body: Buffer
}

type NewPage = {
  readonly life: PageLife
  readonly untilMs?: number | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export type PageCache = {
  find(key: string): CachedPage | undefined
  store(key: string, page: NewPage): Promise<CachedPage>
  readonly bytes: number
}

const TTL_MS = 300_000
/** A page is compressed once and sent often. */
const ONCE: Effort = { brotli: 5, gzip: 6 }

/** Rendered public pages in memory, bounded by bytes; the least used are dropped first. */
export function createPageCache(maxBytes: number, now: () => number): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
    sizeCalculation: ({ variants }, key) =>
      Object.values(variants).reduce((sum, { body }) => sum + body.length, key.length),
  })
  return {
    find(key) {
      const page = pages.get(key)
      return page && page.untilMs > now() ? page : undefined
    },
    async store(key, { life, untilMs = Number.POSITIVE_INFINITY, headers, body }) {
      const [br, gz] = await Promise.all([compress(body, 'br', ONCE), compress(body, 'gzip', ONCE)])
      const etag = etagOf(body)
      const tagged = { ...headers, etag, vary: 'Accept-Encoding' }
      const page = {
        life,
        untilMs,
        etag,
        headers: tagged,
        variants: {
          identity: variantOf(tagged, body),
          gzip: variantOf({ ...tagged, 'content-encoding': 'gzip' }, gz),
          br: variantOf({ ...tagged, 'content-encoding': 'br' }, br),
        },
      }
      pages.set(key, page)
      return page
    },
    get bytes() {
      return pages.calculatedSize
    },
  }
}

function variantOf(headers: Readonly<Record<string, string>>, bytes: Buffer): Variant {
  const head = Object.entries({ ...headers, 'content-length': String(bytes.length) }).flat()
  return { head, body: bytes }
}
