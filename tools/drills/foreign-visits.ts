import { type Locale, pathIn } from '@zeri/contract'
import { localDayAt } from '../../apps/server/src/platform/local-day.ts'
import type { Here } from '../../apps/web/app/visit/here.ts'
import { spanOf } from '../../apps/web/app/visit/span.ts'
import { layerUrl, localUrl } from '../../apps/web/app/visit/visit-store.ts'

/** Somebody with an account. */
export type Person = { readonly name: string; readonly email: string; readonly token: string }

/** Somebody with a browser. */
type ForeignVisitor = {
  readonly language: Locale
  readonly town: Here | undefined
  readonly person: Person | undefined
}

/** What the response to a visitor may say. */
type Expected = {
  readonly language: Locale
  /** The zone whose date is today there; undefined where the response names no today. */
  readonly zone?: string | undefined
  /** The date it takes for today, if its URL says so. */
  readonly date?: string | undefined
  /** The one town it may name. */
  readonly town?: Here | undefined
  /** Whom it is for; undefined where it is the same for everyone. */
  readonly person?: Person | undefined
  readonly isPrivate?: boolean | undefined
}

export type ForeignVisit = {
  readonly path: string
  /** The language that the visitor has chosen: the root leads there. */
  readonly reader: Locale
  readonly headers: Readonly<Record<string, string>>
  readonly expected: Expected
}

/** The zones by which shared pages count their days. */
export const defaultZones: Readonly<Record<Locale, string>> = { en: 'UTC', ru: 'Europe/Moscow' }

/** Towns that no text of the site mentions, one in each zone whose midnight is passed. */
export const towns: readonly Here[] = [
  { zone: 'Pacific/Auckland', latitude: -36.8, longitude: 174.8, en: 'Kiwiport', ru: 'Кивипорт' },
  { zone: 'Asia/Tokyo', latitude: 35.7, longitude: 139.7, en: 'Edoville', ru: 'Эдовиль' },
  { zone: 'Europe/Moscow', latitude: 55.8, longitude: 37.6, en: 'Yauzagrad', ru: 'Яузаград' },
  { zone: 'Europe/London', latitude: 51.5, longitude: -0.1, en: 'Fogbury', ru: 'Фогбери' },
  { zone: 'America/New_York', latitude: 40.7, longitude: -74, en: 'Hudsonton', ru: 'Хадсонтон' },
].map((town, index) => ({ id: String(900_000_001 + index), ...town }))

const LANGUAGES: readonly Locale[] = ['en', 'ru']
const ARTICLE = '/articles/how-to-read-a-day'

/** Draws visits of all kinds that shared caches may confuse. */
export function createForeignDraw(
  people: readonly Person[],
  random: () => number,
): (nowMs: number) => ForeignVisit {
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
  const drawVisitor = (): ForeignVisitor => ({
    language: anyOf(LANGUAGES),
    town: anyOf([undefined, ...towns]),
    person: anyOf([undefined, undefined, ...people]),
  })
  const makers = [
    drawPage,
    drawPage,
    drawPage,
    drawData,
    drawLocal,
    drawLocal,
    drawPrivate,
    drawPlacePage,
    drawHomeHere,
  ]
  return (nowMs) => {
    const visitor = drawVisitor()
    const headers = { cookie: cookiesOf(visitor) }
    return { ...anyOf(makers)(visitor, nowMs, anyOf), headers, reader: visitor.language }
  }
}

type Draft = Pick<ForeignVisit, 'path' | 'expected'>
type AnyOf = <T>(list: readonly T[]) => T

const datedPath = (nowMs: number, language: Locale, parts: number): string =>
  `/${localDayAt(nowMs, defaultZones[language]).date.split('-').slice(0, parts).map(Number).join('/')}`

/** A shared page, in any language whatever the visitor reads. */
function drawPage(_visitor: ForeignVisitor, nowMs: number, anyOf: AnyOf): Draft {
  const language = anyOf(LANGUAGES)
  const about = { language, zone: defaultZones[language] }
  return anyOf<Draft>([
    { path: pathIn(language, '/'), expected: about },
    { path: pathIn(language, datedPath(nowMs, language, 1)), expected: about },
    { path: pathIn(language, datedPath(nowMs, language, 2)), expected: about },
    { path: pathIn(language, datedPath(nowMs, language, 3)), expected: { language } },
    { path: pathIn(language, ARTICLE), expected: { language } },
    { path: pathIn(language, '/about'), expected: { language } },
  ])
}

function drawData(_visitor: ForeignVisitor, nowMs: number, anyOf: AnyOf): Draft {
  const language = anyOf(LANGUAGES)
  return anyOf<Draft>([
    {
      path: language === 'en' ? '/_.data' : '/ru.data',
      expected: { language, zone: defaultZones[language] },
    },
    { path: `${pathIn(language, datedPath(nowMs, language, 2))}.data`, expected: { language } },
  ])
}

/** What the browser of a visitor fetches about a place. */
function drawLocal({ language, town }: ForeignVisitor, nowMs: number, anyOf: AnyOf): Draft {
  const here = town ?? anyOf(towns)
  const path = anyOf([undefined, datedPath(nowMs, language, 2), datedPath(nowMs, language, 3)])
  return { path: localUrl(here, path && spanOf(path), language), expected: { language, zone: here.zone } }
}

function drawPrivate({ language, person, town }: ForeignVisitor, nowMs: number, anyOf: AnyOf): Draft {
  const expected = { language, person, town, isPrivate: true }
  const page = pathIn(language, datedPath(nowMs, language, 2))
  return anyOf<Draft>([
    { path: layerUrl(page, language), expected },
    { path: pathIn(language, '/client/data'), expected },
    { path: '/api/user', expected: { ...expected, language: 'en' } },
  ])
}

function drawPlacePage({ language }: ForeignVisitor, _nowMs: number, anyOf: AnyOf): Draft {
  const town = anyOf(towns)
  return { path: pathIn(language, `/place/${town.id}`), expected: { language, town, zone: town.zone } }
}

/** The home page of the date at the visitor's town, where that is another one. */
function drawHomeHere({ language, town }: ForeignVisitor, nowMs: number, anyOf: AnyOf): Draft {
  const { date } = localDayAt(nowMs, (town ?? anyOf(towns)).zone)
  const isDefault = date === localDayAt(nowMs, defaultZones[language]).date
  const path = pathIn(language, '/')
  if (isDefault) return { path, expected: { language, zone: defaultZones[language] } }
  return { path: `${path}?today=${date}`, expected: { language, date } }
}

function cookiesOf({ language, town, person }: ForeignVisitor): string {
  return [
    `locale=${language}`,
    ...(town ? [`place=${town.id}`, `here=${encodeURIComponent(JSON.stringify(town))}`] : []),
    ...(person ? [`__Host-token=${person.token}`, 'person=chart'] : []),
  ].join('; ')
}
