const MAX_QUERY_CHARS = 100

type SearchAddress = {
  readonly query: string
  /** The one address of this search. */
  readonly address: `/${string}`
  readonly isCanonical: boolean
}

/**
 * The search that an address names. It is the text on one line, with single spaces, and nothing beside it.
 * @example readSearch(new URLSearchParams('q=+a++b&x=1')).address // '/search?q=a+b'
 */
export function readSearch(params: URLSearchParams): SearchAddress {
  const typed = params.get('q') ?? ''
  const line = typed.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  const query = [...line].slice(0, MAX_QUERY_CHARS).join('').slice(0, MAX_QUERY_CHARS).trim()
  const only = query === '' ? 0 : 1
  return {
    query,
    address: query === '' ? '/search' : `/search?${new URLSearchParams({ q: query })}`,
    isCanonical: params.size === only && (query === '' || typed === query),
  }
}
