import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { etagOf } from '../http/etag.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** A public page, rendered, tagged and compressed once. */
export type StoredPage = {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

export type PageCache = {
  find(key: string): StoredPage | undefined
  store(key: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<StoredPage>
  readonly bytes: number
}

const TTL_MS = 300_000
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Rendered public pages in memory, bounded by bytes; the least used go first. */
export function createPageCache(maxBytes: number, now: () => number): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
    sizeCalculation: ({ bodies }, key) =>
      key.length + bodies.identity.length + bodies.gzip.length + bodies.br.length,
  })
  return {
    find: (key) => pages.get(key),
    async store(key, headers, body) {
      const [br, gz] = await Promise.all([
        compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
        compressGzip(body),
      ])
      const page = { headers, etag: etagOf(body), bodies: { identity: body, gzip: gz, br } }
      pages.set(key, page)
      return page
    },
    get bytes() {
      return pages.calculatedSize
    },
  }
}

/**
 * The encoding to answer with: the smallest the caller takes.
 * @example chooseEncoding('gzip, deflate, br') // 'br'
 */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  const offered = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      return [name.toLowerCase(), !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
  if (offered.get('br')) return 'br'
  return offered.get('gzip') ? 'gzip' : 'identity'
}
