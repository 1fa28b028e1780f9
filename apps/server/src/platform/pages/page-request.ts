import { isLocale, type Locale, localeOfPath, pathIn, visitorPages } from '@zeri/contract'

export type Redirect = { readonly to: string; readonly status: 301 | 302 }

type PageRequest = {
  readonly locale: Locale
  /** The path of a page that is the same for every visitor; undefined for a page that depends on visitor input. */
  readonly publicPath: string | undefined
}

/**
 * Reads the locale and the public path of a URL. The locale comes from the path, never from a header. A public page does
 * not depend on the query, so the query is dropped before rendering and caching.
 * @example readPageRequest('/ru/about?utm_source=x') // { locale: 'ru', publicPath: '/ru/about' }
 */
export function readPageRequest(url: string): PageRequest {
  const path = pathOf(url)
  return {
    locale: localeOfPath(path),
    publicPath: visitorPages.test(path) ? undefined : path,
  }
}

/**
 * The URLs of a page: as a document, and as the data that the browser loads on a client-side navigation. A trailing
 * parameter also matches the `.data` suffix.
 * @example urlsOf('/about') // ['/about', '/about/', '/about.data']
 */
export function urlsOf(template: string): string[] {
  if (template === '/') return ['/', '/_.data']
  const asDocument = [template, `${template}/`]
  return /:\w+$/.test(template) ? asDocument : [...asDocument, `${template}.data`]
}

/**
 * Where the root redirects: to the language a visitor chose before, else to the deployment's own. Only `/` redirects by
 * language.
 * @example rootRedirect('/', undefined, 'ru') // { to: '/ru', status: 302 }
 */
export function rootRedirect(url: string, cookie: string | undefined, edition: Locale): Redirect | undefined {
  if (pathOf(url) !== '/') return undefined
  const chosen = isLocale(cookie) ? cookie : edition
  return chosen === 'en' ? undefined : { to: pathIn(chosen, '/'), status: 302 }
}

/**
 * Every page has one URL: characters that need no percent-encoding are redirected to their plain form, and segments `.` and
 * `..` and a fragment, which browsers never send, are removed. A path that begins with `//` is left alone, because a
 * browser would take a redirect to `//host/page` for another host.
 * @example spellingRedirect('/%72u/./about?a=1') // { to: '/ru/about?a=1', status: 301 }
 */
export function spellingRedirect(url: string): Redirect | undefined {
  const path = pathOf(url)
  if (!/[%#]|\/\./.test(path) || /^\/[/\\]/.test(path)) return undefined
  const plain = path.replace(/%([0-9a-f]{2})/gi, (code, hex) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w.~-]/.test(letter) ? letter : code
  })
  const to = /#|\/\.\.?(?:\/|$)/.test(plain) ? new URL(plain, 'http://any').pathname : plain
  return to === path || /^\/[/\\]/.test(to) ? undefined : { to: to + url.slice(path.length), status: 301 }
}

function pathOf(url: string): string {
  const split = url.indexOf('?')
  return split < 0 ? url : url.slice(0, split)
}
