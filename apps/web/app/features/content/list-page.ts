/** Articles on one page of a list. */
export const PAGE_SIZE = 20

/**
 * The number of a page in an address, from 1, as the calls count, from 0; undefined for what is no number, and for 1
 * itself, which has a shorter address.
 * @example readPageNumber('2') // 1
 */
export function readPageNumber(text: string | undefined): number | undefined {
  if (text === undefined) return 0
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) - 1 : undefined
}

export function listPath(page: number): `/${string}` {
  return page === 0 ? '/articles' : `/articles/page/${page + 1}`
}
