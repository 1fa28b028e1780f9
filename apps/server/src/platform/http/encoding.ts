export type Encoding = 'identity' | 'gzip' | 'br'

// A name in the list, unless its weight is zero.
const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i

export function takesGzip(accept: string | string[] | undefined): boolean {
  return typeof accept === 'string' && TAKES_GZIP.test(accept)
}

/**
 * The encoding to answer with: the smallest the caller takes.
 * @example chooseEncoding('gzip, deflate, br') // 'br'
 */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  if (TAKES_BROTLI.test(accept)) return 'br'
  return takesGzip(accept) ? 'gzip' : 'identity'
}
