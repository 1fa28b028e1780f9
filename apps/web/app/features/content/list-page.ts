/** Articles on one page of a list. */
export const PAGE_SIZE = 20

/**
 * Converts a page number of a URL, counted from 1, to one of the API, counted from 0. Undefined for an invalid number,
 * and for 1, because the first page has a shorter URL.
 * @example readPageNumber('2') // 1
 */
export function readPageNumber(text: string | undefined): number | undefined {
  if (text === undefined) return 0
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) - 1 : undefined
}

/** Path of a page of the list of articles. */
export function listPath(page: number): `/${string}` {
  return page === 0 ? '/articles' : `/articles/page/${page + 1}`
}
