import { LRUCache } from 'lru-cache'
import { compress, type Effort } from '../http/compress.ts'
import type { Encoding } from '../http/encoding.ts'
import { etagOf } from '../http/etag.ts'
import type { PageLife } from './cache-control.ts'

/** A public page, rendered and tagged once, and compressed once for each encoding that somebody has requested. */
export type CachedPage = {
  readonly life: PageLife
  /** The instant until which it is true, if it has one of its own. */
  readonly untilMs: number
  readonly etag: string
  /** All headers except `cache-control`, which depends on the time, and those of the encoding. */
  readonly headers: Readonly<Record<string, string>>
  readonly variants: Variants
}

type Variants = { readonly identity: Variant } & Readonly<Partial<Record<Encoding, Variant>>>

/** One encoding of a page, ready to be sent. */
export type Variant = {
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
  store(key: string, page: NewPage): CachedPage
  /** A page in an encoding; compressed at the first request for it. */
  encode(key: string, page: CachedPage, encoding: Encoding): Variant | Promise<Variant>
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
  const compressing = new Map<string, Promise<Variant>>()

  /** The page under a key, if it still is this one. */
  function findSame(key: string, { etag }: CachedPage): CachedPage | undefined {
    const held = pages.peek(key)
    return held?.etag === etag ? held : undefined
  }

  async function addVariant(key: string, page: CachedPage, encoding: Encoding): Promise<Variant> {
    const body = await compress(page.variants.identity.body, encoding, ONCE)
    const variant = variantOf({ ...page.headers, 'content-encoding': encoding }, body)
    const held = findSame(key, page)
    // Another object, so that its size is counted again; its age stays.
    if (held)
      pages.set(key, { ...held, variants: { ...held.variants, [encoding]: variant } }, { noUpdateTTL: true })
    return variant
  }

  return {
    find(key) {
      const page = pages.get(key)
      return page && page.untilMs > now() ? page : undefined
    },
    store(key, { life, untilMs = Number.POSITIVE_INFINITY, headers, body }) {
      const etag = etagOf(body)
      const tagged = { ...headers, etag, vary: 'Accept-Encoding' }
      const page = { life, untilMs, etag, headers: tagged, variants: { identity: variantOf(tagged, body) } }
      pages.set(key, page)
      return page
    },
    encode(key, page, encoding) {
      const known = page.variants[encoding] ?? findSame(key, page)?.variants[encoding]
      if (known) return known
      const work = `${encoding} ${page.etag} ${key}`
      const running = compressing.get(work)
      if (running) return running
      const compressed = addVariant(key, page, encoding).finally(() => compressing.delete(work))
      compressing.set(work, compressed)
      return compressed
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
