import type { Locale } from '@zeri/contract'

/** Written out beside the contract's own list: that one brings zod along, which the first load must not carry. */
export const locales = ['en', 'ru'] as const satisfies readonly Locale[]

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ru' : 'en'
}

/**
 * The language a path speaks: Russian under `/ru`, English everywhere else.
 * @example localeOfPath('/rules') // 'en'
 */
export function localeOfPath(path: string): Locale {
  return /^\/ru(?![^/?#.])/.test(path) ? 'ru' : 'en'
}

/**
 * The same page in a language; query and fragment stay.
 * @example localisePath('/ru/about?from=mail', 'en') // '/about?from=mail'
 */
export function localisePath(path: string, locale: Locale): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const bare = pathname.replace(/^\/ru(?=\/|$)/, '') || '/'
  if (locale === 'en') return bare + rest
  return (bare === '/' ? '/ru' : `/ru${bare}`) + rest
}

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
