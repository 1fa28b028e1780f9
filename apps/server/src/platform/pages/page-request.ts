import type { Locale } from '@zeri/contract'

export type PageRequest = {
  readonly locale: Locale
  /** Path and the query parameters a page may depend on; everything else a visitor appends is dropped. */
  readonly target: string
}

/** Query parameters that change what a page or its data shows. */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set(['_routes'])
const MAX_PARAMETER = 200

/**
 * What a URL asks for. The locale is what the path says, never a header.
 * @example readPageRequest('/ru/about?utm_source=x') // { locale: 'ru', target: '/ru/about' }
 */
export function readPageRequest(url: string): PageRequest {
  const split = url.indexOf('?')
  const path = split < 0 ? url : url.slice(0, split)
  const locale: Locale = /^\/ru(?:[/.]|$)/.test(path) ? 'ru' : 'en'
  if (split < 0) return { locale, target: path }
  const kept = [...new URLSearchParams(url.slice(split + 1))].filter(
    ([name, value]) => KNOWN_PARAMETERS.has(name) && value.length <= MAX_PARAMETER,
  )
  const query = new URLSearchParams(kept).toString()
  return { locale, target: query ? `${path}?${query}` : path }
}

/**
 * Where the root leads: the language a visitor chose before, else the deployment's own. Only `/` redirects.
 * @example rootRedirect('/', undefined, 'ru') // '/ru'
 */
export function rootRedirect(path: string, cookie: string | undefined, edition: Locale): string | undefined {
  if (path !== '/') return undefined
  const chosen = cookie === 'en' || cookie === 'ru' ? cookie : edition
  return chosen === 'ru' ? '/ru' : undefined
}
