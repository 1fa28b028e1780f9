import type { Here } from '../../../apps/web/app/visit/here.ts'
import type { LoadRequest } from '../../testbed/nginx/load.ts'
import { navigation } from '../measuring/browser-headers.ts'
import { listCalendarPages } from '../measuring/calendar-pages.ts'
import { zipf } from '../measuring/zipf.ts'
import { openSharedPage, type PageVisit, type Visitor } from './visitor.ts'

/** Kinds of visits, and how many of a hundred each makes up. */
export const shares = {
  home: 35,
  day: 25,
  month: 20,
  article: 9,
  search: 4,
  /** A signed-in person at the home page, a day or a month. */
  person: 4,
  /** A page of the calendar of a chart, rendered for its owner. */
  personal: 1,
  'sign-in': 1,
  feed: 1,
} as const

export type Kind = keyof typeof shares
export const kinds = Object.keys(shares) as readonly Kind[] // true: its keys are these
/** The kinds whose pages are the same for everyone. */
export const sharedKinds: readonly Kind[] = ['home', 'day', 'month', 'article', 'person']

/** An account with a known device, a paid and selected chart, and a calendar subscription. */
export type Resident = {
  readonly email: string
  readonly password: string
  readonly token: string
  readonly device: string
  readonly chart: string
  readonly feed: string
}

/** The data that visits are drawn from; plain, so that it can be sent to another process. */
export type SiteData = {
  readonly today: string
  /** Places as browsers remember them, the most visited first. */
  readonly places: readonly Here[]
  /** Paths of articles, the most read first. */
  readonly articles: readonly string[]
  /** Bodies of searches for a place. */
  readonly searches: readonly string[]
  readonly residents: readonly Resident[]
}

export type Visit = PageVisit & {
  readonly kind: Kind
  /** The visitor's own address: every address of 127/8 is this machine, and the limits count each apart. */
  readonly address: string
}

const VISITORS = 500
const NETWORKS = 250
const DAYS_AWAY = 30
/** Months are read further ahead than days. */
const MONTHS_AWAY_DAYS = 400

/** The visitors of a place read one language; those without a place read either. */
const languagesOf = (data: SiteData, place: Here | null): readonly ('en' | 'ru')[] =>
  place === null ? ['en', 'ru'] : [data.places.indexOf(place) % 2 === 0 ? 'ru' : 'en']

/** Days and months by how often they are read, the nearest to today first. */
function listDated({ today }: SiteData): { readonly days: string[]; readonly months: string[] } {
  const ofDepth = (depth: number, reachDays: number) =>
    listCalendarPages(today, reachDays).filter((path) => path.split('/').length === depth + 1)
  return { days: ofDepth(3, DAYS_AWAY), months: ofDepth(2, MONTHS_AWAY_DAYS) }
}

const addressOf = (visitor: number): string =>
  `127.20.${visitor % NETWORKS}.${1 + Math.floor((visitor % VISITORS) / NETWORKS)}`

/** One visit to each shared page that can be drawn, of somebody without a place. */
export function listEveryPage(data: SiteData): Visit[] {
  const { days, months } = listDated(data)
  const paths = { home: ['/'], day: days, month: months, article: data.articles }
  const visits = (['home', 'day', 'month', 'article'] as const).flatMap((kind) =>
    paths[kind].flatMap((path) =>
      (['en', 'ru'] as const).map((language) => ({
        kind,
        ...openSharedPage(path, { language, place: null }),
      })),
    ),
  )
  return visits.map((visit, index) => ({ ...visit, address: addressOf(index) }))
}

/** Draws visits: the kind by its share; places, days and months by the law of Zipf. */
export function createDraw(data: SiteData, random: () => number): () => Visit {
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
  const { days, months } = listDated(data)
  const drawPlace = zipf([null, ...data.places], random)
  const drawDay = zipf(days, random)
  const drawMonth = zipf(months, random)
  const drawArticle = zipf(data.articles, random)

  const page = (path: string, token?: string): PageVisit => {
    const place = drawPlace()
    const visitor: Visitor = { place, language: anyOf(languagesOf(data, place)), token }
    return openSharedPage(path, visitor)
  }
  const drawCalendarPage = (): string => {
    const at = random() * (shares.home + shares.day + shares.month)
    return at < shares.home ? '/' : at < shares.home + shares.day ? drawDay() : drawMonth()
  }
  const post = (path: string, body: string, cookie?: string): LoadRequest => ({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body,
  })
  const requests: Readonly<Record<Kind, () => LoadRequest | PageVisit>> = {
    home: () => page('/'),
    day: () => page(drawDay()),
    month: () => page(drawMonth()),
    article: () => page(drawArticle()),
    search: () => post('/calendar/location/search', anyOf(data.searches)),
    person: () => page(drawCalendarPage(), anyOf(data.residents).token),
    personal: () => {
      const { chart, token } = anyOf(data.residents)
      const wanted = random() < 0.5 ? drawDay() : drawMonth()
      const headers = { ...navigation, cookie: `__Host-token=${token}` }
      return { path: `/personal/${chart}${wanted}`, headers }
    },
    'sign-in': () => {
      const { email, password, device } = anyOf(data.residents)
      const body = JSON.stringify({ username: email, password })
      return post('/api/token/auth', body, `__Host-device=${device}`)
    },
    feed: () => ({ path: `/feeds/${anyOf(data.residents).feed}.ics` }),
  }
  return () => {
    const kind = drawKind(random())
    const address = addressOf(Math.floor(random() * VISITORS))
    return { kind, address, fills: [], ...requests[kind]() }
  }
}

/** @param at from 0 up to 1 */
export function drawKind(at: number): Kind {
  let left = at * 100
  for (const kind of kinds) {
    left -= shares[kind]
    if (left < 0) return kind
  }
  return 'home'
}
