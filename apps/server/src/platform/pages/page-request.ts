import {
  canonicalQuery,
  isCalendarDay,
  isLocale,
  type Locale,
  localeOfPath,
  pathIn,
  privatePages,
} from '@zeri/contract'

export type Redirect = { readonly to: string; readonly status: 301 | 302 }

/** A document that is the same for everyone, by its canonical URL. */
export type SharedRequest = {
  readonly target: string
  /** The place its path names; the others show the default of the language. */
  readonly placeId: string | undefined
  /** Another date than the default one to take for today: the home page of a visitor where it is another day. */
  readonly today: string | undefined
  /** The activity that a month is to be rated for. */
  readonly activity: string | undefined
}

type PageRequest = {
  readonly locale: Locale
  /** Undefined for a page that is rendered for one visitor. */
  readonly shared: SharedRequest | undefined
}

const PLACE_PAGE = /^(?:\/ru)?\/place\/([1-9]\d{0,8})(?:[/.]|$)/
const CHOOSER_PLACE = /^(?:\/ru)?\/predict(?:\.data)?\?(?:.*&)?place=([1-9]\d{0,8})(?:&|$)/
const MONTH_PAGE = /^(?:\/ru)?(?:\/place\/[1-9]\d{0,8})?\/\d{4}\/\d{1,2}(?:\.data)?$/
const ACTIVITY = /[?&]for=([a-z][a-z-]{0,39})(?:&|$)/
const HOME_PAGE = /^(?:\/|\/_\.data|\/ru|\/ru\.data)$/
const TODAY = /[?&]today=(\d{4}-\d\d-\d\d)(?:&|$)/

/**
 * Reads the locale and the canonical URL of a page. The locale comes from the path, never from a header. Of the query only
 * what a page depends on is left, so that no other parameter makes another copy of it.
 * @example readPageRequest('/ru/about?utm_source=x') // { locale: 'ru', shared: { target: '/ru/about' } }
 * @example readPageRequest('/2026/11?a=b&for=wedding') // { locale: 'en', shared: { target: '/2026/11?for=wedding', activity: 'wedding' } }
 */
export function readPageRequest(url: string): PageRequest {
  const path = pathOf(url)
  const locale = localeOfPath(path)
  if (privatePages.test(path)) return { locale, shared: undefined }
  const today = HOME_PAGE.test(path) ? TODAY.exec(url)?.[1] : undefined
  const activity = MONTH_PAGE.test(path) ? ACTIVITY.exec(url)?.[1] : undefined
  const target = path + canonicalQuery({ today, for: activity })
  return { locale, shared: { target, placeId: PLACE_PAGE.exec(path)?.[1], today, activity } }
}

/**
 * The id of the place that a search of the chooser names: a link to it shows everyone the hours of that place.
 * @example placeInQuery('/ru/predict?tag=wedding&place=524901') // '524901'
 */
export function placeInQuery(url: string): string | undefined {
  return CHOOSER_PLACE.exec(url)?.[1]
}

/**
 * The URLs of a page: as a document, and as the data that the browser loads on a client-side navigation. A trailing
 * parameter also matches the `.data` suffix.
 * @example urlsOf('/about') // ['/about', '/about.data']
 */
export function urlsOf(template: string): string[] {
  if (template === '/') return ['/', '/_.data']
  return /:\w+$/.test(template) ? [template] : [template, `${template}.data`]
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
 * Every page has one URL, and all other spellings of it redirect there: characters that need no percent-encoding are
 * decoded, segments `.` and `..`, a fragment, an empty query and slashes too many are removed, and a shared page is
 * written in small letters, which count in the secrets of private paths, and a day that exists without leading zeros.
 * @example spellingRedirect('/%72U/.//2026/03/?a=1') // { to: '/ru/2026/3?a=1', status: 301 }
 */
export function spellingRedirect(url: string): Redirect | undefined {
  const path = pathOf(url)
  const query = url.slice(path.length)
  if (query !== '?' && !MISSPELT.test(path)) return undefined
  const to = canonicalPath(path)
  return to === path && query !== '?' ? undefined : { to: to + (query === '?' ? '' : query), status: 301 }
}

/** What a canonical path does not contain. */
const MISSPELT = /[%#\\A-Z]|\/(?:[./]|0\d)|.\/$|.\/_\.data$/

function canonicalPath(path: string): string {
  const plain = path
    .replace(/%([0-9a-f]{2})/gi, (code, hex) => {
      const letter = String.fromCharCode(Number.parseInt(hex, 16))
      return /[\w.~-]/.test(letter) ? letter : code
    })
    // Before dots are resolved: a browser would take a redirect to `//host/page` for another host.
    .replace(/[/\\]+/g, '/')
  const resolved = /#|\/\.\.?(?:\/|$)/.test(plain) ? new URL(plain, 'http://any').pathname : plain
  const short = resolved.replace(/(?<=.)\/$/, '').replace(/(?<=.)\/_\.data$/, '.data')
  if (short.includes('%') || privatePages.test(short)) return short
  return withoutZeros(short.toLowerCase())
}

const DATED = /^((?:\/ru)?(?:\/place\/\d+)?)((?:\/\d+){1,3})(\.data|\.md)?$/

/** The path of a day, month or year without leading zeros. One that does not exist stays: its page is a 404. */
function withoutZeros(path: string): string {
  const [, base = '', date = '', suffix = ''] = DATED.exec(path) ?? []
  const [year = 0, month = 1, day = 1, ...rest] = date.split('/').slice(1).map(Number)
  if (date === '' || rest.length > 0 || !isCalendarDay({ year, month, day })) return path
  return base + date.replace(/\/0+/g, '/') + suffix
}

function pathOf(url: string): string {
  const split = url.indexOf('?')
  return split < 0 ? url : url.slice(0, split)
}
