export type Encoding = 'identity' | 'gzip' | 'br'

// The name stands in the list, unless its weight is zero.
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i
const ACCEPTS_GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i

export function acceptsGzip(accept: string | string[] | undefined): boolean {
  return typeof accept === 'string' && ACCEPTS_GZIP.test(accept)
}

/**
 * The encoding of a response: the smallest the client accepts.
 * @example chooseEncoding('gzip, deflate, br') // 'br'
 */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  if (ACCEPTS_BROTLI.test(accept)) return 'br'
  return acceptsGzip(accept) ? 'gzip' : 'identity'
}
