import { isLocale, type Locale, localeOfPath, pathIn, visitorPages } from '@zeri/contract'

export type Redirect = { readonly to: string; readonly status: 301 | 302 }

type PageRequest = {
  readonly locale: Locale
  /** What everyone who asks for this page shares; undefined where each visitor asks for something else. */
  readonly publicPath: string | undefined
}

/**
 * What a URL asks for. The locale is what the path says, never a header. A page for everyone depends on no query, so
 * whatever a visitor appends is dropped from what is rendered and kept.
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
 * Where a page is asked for: as a document, and as the data a browser takes that shows another page of ours already.
 * A parameter at the end takes the suffix in.
 * @example urlsOf('/about') // ['/about', '/about/', '/about.data']
 */
export function urlsOf(template: string): string[] {
  if (template === '/') return ['/', '/_.data']
  const asDocument = [template, `${template}/`]
  return /:\w+$/.test(template) ? asDocument : [...asDocument, `${template}.data`]
}

/**
 * Where the root leads: the language a visitor chose before, else the deployment's own. Only `/` follows a choice.
 * @example rootRedirect('/', undefined, 'ru') // { to: '/ru', status: 302 }
 */
export function rootRedirect(url: string, cookie: string | undefined, edition: Locale): Redirect | undefined {
  if (pathOf(url) !== '/') return undefined
  const chosen = isLocale(cookie) ? cookie : edition
  return chosen === 'en' ? undefined : { to: pathIn(chosen, '/'), status: 302 }
}

/**
 * Every page has one address: letters that need no percent sign are written without. A path that begins as that of
 * another host does is left alone: a browser sent to `//host/page` would go there.
 * @example spellingRedirect('/%72u/about?a=1') // { to: '/ru/about?a=1', status: 301 }
 */
export function spellingRedirect(url: string): Redirect | undefined {
  const path = pathOf(url)
  if (!path.includes('%') || /^\/[/\\]/.test(path)) return undefined
  const plain = path.replace(/%([0-9a-f]{2})/gi, (code, hex) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w.~-]/.test(letter) ? letter : code
  })
  return plain === path ? undefined : { to: plain + url.slice(path.length), status: 301 }
}

function pathOf(url: string): string {
  const split = url.indexOf('?')
  return split < 0 ? url : url.slice(0, split)
}
