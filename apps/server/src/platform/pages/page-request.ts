import type { Locale } from '@zeri/contract'

export type Redirect = { readonly to: string; readonly status: 301 | 302 }

/**
 * What a URL asks for. The locale is what the path says, never a header. A page for everyone depends on no query, so
 * whatever a visitor appends is dropped from what is rendered and kept.
 * @example readPageRequest('/ru/about?utm_source=x') // { locale: 'ru', shared: '/ru/about' }
 */
export function readPageRequest(url: string): { readonly locale: Locale; readonly shared: string } {
  const path = pathOf(url)
  return { locale: /^\/ru(?:[/.]|$)/.test(path) ? 'ru' : 'en', shared: path }
}

/**
 * Where the root leads: the language a visitor chose before, else the deployment's own. Only `/` follows a choice.
 * @example rootRedirect('/', undefined, 'ru') // { to: '/ru', status: 302 }
 */
export function rootRedirect(url: string, cookie: string | undefined, edition: Locale): Redirect | undefined {
  if (pathOf(url) !== '/') return undefined
  const chosen = cookie === 'en' || cookie === 'ru' ? cookie : edition
  return chosen === 'ru' ? { to: '/ru', status: 302 } : undefined
}

/**
 * Every page has one address: letters that need no percent sign are written without.
 * @example spellingRedirect('/%72u/about?a=1') // { to: '/ru/about?a=1', status: 301 }
 */
export function spellingRedirect(url: string): Redirect | undefined {
  const path = pathOf(url)
  if (!path.includes('%')) return undefined
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
