/** Paths that a redirect or a link may follow: those that stay on this site. */

/**
 * Whether a path stays on this site when a browser follows it. `//host` and `/\host` leave it, browsers drop tabs and
 * line breaks before they look, and `/ru//host` would begin with `//` once the prefix is gone.
 */
export function isSitePath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return pathname.startsWith('/') && !pathname.includes('//') && !/[\\\p{Cc}]/u.test(path)
}

/**
 * A path of a form's field as a redirect may carry it: on this site, and in plain letters, because headers know no
 * others. Undefined for anything else.
 * @example readSitePath('/день') // '/%D0%B4%D0%B5%D0%BD%D1%8C'
 */
export function readSitePath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !isSitePath(path) || !URL.canParse(path, 'https://site')) return undefined
  const { pathname, search, hash } = new URL(path, 'https://site')
  return pathname + search + hash
}
