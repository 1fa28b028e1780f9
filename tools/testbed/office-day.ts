import { spanOf } from '../../apps/web/app/visit/span.ts'
import { layerUrl, localUrl } from '../../apps/web/app/visit/visit-store.ts'

/** What somebody in an office requests of the site. The address of all of them is one. */
export type OfficeRequest = {
  /** Milliseconds after midnight. */
  readonly atMs: number
  readonly person: number
  readonly kind:
    | 'page'
    | 'data'
    | 'local'
    | 'layer'
    | 'personal'
    | 'user'
    | 'search'
    | 'predict'
    | 'reading'
    | 'sign-in'
    | 'sheet'
  /** The URL of a page, or of what is filled into it; empty for other calls of the API. */
  readonly path: string
}

export const PEOPLE = 40
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** People read about the days around today, so that colleagues often open the same page. */
const DAYS_AROUND = 30

/** When people come: from, for how long, how many pages each opens, how many of a hundred come. */
const VISITS = [
  { fromMs: 8.75 * HOUR_MS, lastsMs: 30 * MINUTE_MS, pages: 5, percent: 100 },
  { fromMs: 10.5 * HOUR_MS, lastsMs: HOUR_MS, pages: 6, percent: 60 },
  { fromMs: 12 * HOUR_MS, lastsMs: 10 * MINUTE_MS, pages: 12, percent: 100 },
  { fromMs: 15 * HOUR_MS, lastsMs: 2 * HOUR_MS, pages: 8, percent: 80 },
] as const

/** The place that most of them have chosen. */
const HERE = {
  id: '524901',
  latitude: 55.8,
  longitude: 37.6,
  zone: 'Europe/Moscow',
  en: 'Moscow',
  ru: 'Москва',
}

/** How many of a hundred pages are of each kind; the rest are pages of a day. */
const RARER = { month: 15, article: 10, personal: 5, search: 4, predict: 4, reading: 3, sheet: 0.5 } as const
const SIGN_INS_PERCENT = 30

/**
 * A day of forty people behind one address: in the morning, between meetings, at noon all of them within ten minutes, and
 * in the afternoon. Half of them have an account. Every page is followed by what a browser loads with it: the facts of the
 * place, the layer of the person, the data of pages that may be next.
 */
export function planOfficeDay(today: string, random: () => number): OfficeRequest[] {
  const requests: OfficeRequest[] = []
  for (const { fromMs, lastsMs, pages, percent } of VISITS)
    for (let person = 0; person < PEOPLE; person += 1) {
      if (random() * 100 >= percent) continue
      // Several begin in the same minute, as after a meeting.
      let atMs = fromMs + random() ** 2 * lastsMs * 0.5
      if (hasAccount(person) && random() * 100 < SIGN_INS_PERCENT)
        requests.push({ atMs: Math.round(atMs), person, kind: 'sign-in', path: '' })
      for (let page = 0; page < pages; page += 1) {
        requests.push(...openPage({ today, random, person, atMs }))
        atMs += ((0.3 + 1.4 * random()) * lastsMs * 0.5) / pages
      }
    }
  return requests.sort((a, b) => a.atMs - b.atMs)
}

const hasAccount = (person: number): boolean => person % 2 === 0
const hasPlace = (person: number): boolean => person % 4 !== 3

type Opening = {
  readonly today: string
  readonly random: () => number
  readonly person: number
  readonly atMs: number
}

function openPage({ today, random, person, atMs }: Opening): OfficeRequest[] {
  const kind = drawKind(random)
  const at = (afterMs: number, what: OfficeRequest['kind'], path = '') => ({
    atMs: Math.round(atMs) + afterMs,
    person,
    kind: what,
    path,
  })
  const day = dayPath(today, Math.round((random() - 0.5) * 2 * DAYS_AROUND))
  if (kind === 'search' || kind === 'reading' || kind === 'sheet')
    return [at(0, 'page', `/${kind}`), at(800, kind), at(1_200, kind === 'search' ? 'search' : 'user')]
  if (kind === 'predict') return [at(0, 'predict', `/predict?tag=wedding&person=${person}`)]
  if (kind === 'personal' && hasAccount(person))
    return [at(0, 'personal', `/personal${day}`), at(400, 'user'), at(600, 'user')]
  const path =
    kind === 'month' ? day.split('/').slice(0, 3).join('/') : kind === 'article' ? '/articles' : day
  return [
    at(0, 'page', path),
    ...(hasPlace(person) ? [at(300, 'local', localUrl(HERE, spanOf(path), 'en'))] : []),
    ...(hasAccount(person) ? [at(300, 'layer', layerUrl(path, 'en'))] : []),
    at(500, 'data', `${dayPath(today, 1)}.data`),
    at(700, 'data', '/offline.data'),
  ]
}

function drawKind(random: () => number): keyof typeof RARER | 'day' {
  let left = random() * 100
  for (const [kind, percent] of Object.entries(RARER)) {
    left -= percent
    if (left < 0) return kind as keyof typeof RARER // true: these are its keys
  }
  return 'day'
}

function dayPath(today: string, away: number): string {
  const date = new Date(Date.parse(today) + away * 24 * HOUR_MS)
  return `/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`
}
