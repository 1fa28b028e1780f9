/** The languages of the site and the paths of its pages in each of them. */
export const locales = ['en', 'ru'] as const
export type Locale = (typeof locales)[number]

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ru' : 'en'
}

/**
 * The language of a path: Russian under `/ru`, English everywhere else.
 * @example localeOfPath('/rules') // 'en'
 */
export function localeOfPath(path: string): Locale {
  return /^\/ru(?![^/?#.])/.test(path) ? 'ru' : 'en'
}

/**
 * The path of a page in a language, from its English path.
 * @example pathIn('ru', '/about') // '/ru/about'
 */
export function pathIn(locale: Locale, path: string): string {
  if (locale === 'en') return path
  return path === '/' ? '/ru' : `/ru${path}`
}

/**
 * The English path of a page.
 * @example withoutLocale('/ru/articles/:id') // '/articles/:id'
 */
export function withoutLocale(path: string): string {
  return path.replace(/^\/ru(?=\/|$)/, '') || '/'
}

/**
 * The path of the same page in a language; query and fragment stay.
 * @example localisePath('/ru/about?from=mail', 'en') // '/about?from=mail'
 */
export function localisePath(path: string, locale: Locale): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  return pathIn(locale, withoutLocale(pathname)) + rest
}
