import { pathIn } from '@zeri/contract'
import type { LoadRequest } from '../../testbed/nginx/load.ts'
import { listCalendarPages } from '../measuring/calendar-pages.ts'
import { zipf } from '../measuring/zipf.ts'

/** What people come for, and how often of a hundred visits. */
export const shares = {
  home: 35,
  day: 25,
  month: 20,
  article: 10,
  search: 4,
  personal: 4,
  'sign-in': 1,
  feed: 1,
} as const

export type Kind = keyof typeof shares
export const kinds = Object.keys(shares) as readonly Kind[] // true: its keys are these
/** What one answer serves everyone with. */
export const cachedKinds: readonly Kind[] = ['home', 'day', 'month', 'article']

/** Somebody with an account, a device that signed in before, a paid chart and a subscription. */
export type Resident = {
  readonly email: string
  readonly password: string
  readonly token: string
  readonly device: string
  readonly chart: string
  readonly feed: string
}

/** What visits are made of; plain data, so that another process can be told of it. */
export type World = {
  readonly today: string
  /** Ids of places, the most visited first. */
  readonly places: readonly string[]
  /** Paths of what there is to read, the most read first. */
  readonly articles: readonly string[]
  /** Bodies of searches for a place. */
  readonly searches: readonly string[]
  readonly residents: readonly Resident[]
}

export type Visit = LoadRequest & {
  readonly kind: Kind
  /** Where the visitor connects from: every address of 127/8 is this machine, and the limits count each apart. */
  readonly address: string
}

const VISITORS = 500
const NETWORKS = 250
const DAYS_AWAY = 30
/** Months are read further ahead than days. */
const MONTHS_AWAY_DAYS = 400

/** A place reads one language, as places do; who chose none reads either. */
const languagesOf = (world: World, place: string): readonly ('en' | 'ru')[] =>
  place === '' ? ['en', 'ru'] : [world.places.indexOf(place) % 2 === 0 ? 'ru' : 'en']

function pageRequest(path: string, place: string, language: 'en' | 'ru'): LoadRequest {
  const cookie = [...(place ? [`place=${place}`] : []), `locale=${language}`].join('; ')
  return { path: pathIn(language, path), headers: { cookie } }
}

/** Days and months by how often they are read, the nearest to today first. */
function listDated({ today }: World): { readonly days: string[]; readonly months: string[] } {
  const ofDepth = (depth: number, reachDays: number) =>
    listCalendarPages(today, reachDays).filter((path) => path.split('/').length === depth + 1)
  return { days: ofDepth(3, DAYS_AWAY), months: ofDepth(2, MONTHS_AWAY_DAYS) }
}

const addressOf = (visitor: number): string =>
  `127.20.${visitor % NETWORKS}.${1 + Math.floor((visitor % VISITORS) / NETWORKS)}`

/** One visit to each page that can be drawn and kept. */
export function listEveryPage(world: World): Visit[] {
  const { days, months } = listDated(world)
  const paths = (['home', 'day', 'month', 'article'] as const).flatMap((kind) =>
    ({ home: ['/'], day: days, month: months, article: world.articles })[kind].map((path) => ({
      kind,
      path,
    })),
  )
  const visits = ['', ...world.places].flatMap((place) =>
    languagesOf(world, place).flatMap((language) =>
      paths.map(({ kind, path }) => ({ kind, ...pageRequest(path, place, language) })),
    ),
  )
  return visits.map((visit, index) => ({ ...visit, address: addressOf(index) }))
}

/** Draws visits: the kind by its share; places, days and months by the law of Zipf. */
export function createDraw(world: World, random: () => number): () => Visit {
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
  const { days, months } = listDated(world)
  const drawPlace = zipf(['', ...world.places], random)
  const drawDay = zipf(days, random)
  const drawMonth = zipf(months, random)
  const drawArticle = zipf(world.articles, random)

  const page = (path: string): LoadRequest => {
    const place = drawPlace()
    return pageRequest(path, place, anyOf(languagesOf(world, place)))
  }
  const post = (path: string, body: string, cookie?: string): LoadRequest => ({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body,
  })
  const requests: Readonly<Record<Kind, () => LoadRequest>> = {
    home: () => page('/'),
    day: () => page(drawDay()),
    month: () => page(drawMonth()),
    article: () => page(drawArticle()),
    search: () => post('/calendar/location/search', anyOf(world.searches)),
    personal: () => {
      const { chart, token } = anyOf(world.residents)
      const wanted = random() < 0.5 ? drawDay() : drawMonth()
      return { path: `/personal/${chart}${wanted}`, headers: { cookie: `__Host-token=${token}` } }
    },
    'sign-in': () => {
      const { email, password, device } = anyOf(world.residents)
      const body = JSON.stringify({ username: email, password })
      return post('/api/token/auth', body, `__Host-device=${device}`)
    },
    feed: () => ({ path: `/feeds/${anyOf(world.residents).feed}.ics` }),
  }
  return () => {
    const kind = drawKind(random())
    const address = addressOf(Math.floor(random() * VISITORS))
    return { kind, address, ...requests[kind]() }
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
