import {
  type Client,
  describeDay,
  describeDirections,
  describeLocal,
  describeYear,
  type Input,
  type Locale,
  listArticlesAbout,
  listDays,
  listThemes,
  type Operation,
  type PageContext,
  type PagePlace,
} from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  describeDays,
  describeThemes,
  describeWholeDay,
  findCalendarContext,
  requireDate,
} from '../../apps/server/src/features/calendar/calendar.ts'
import { describeLocally } from '../../apps/server/src/features/calendar/describe-local.ts'
import { describeWholeYear } from '../../apps/server/src/features/calendar/describe-year.ts'
import { describeDateDirections } from '../../apps/server/src/features/fengshui/describe-directions.ts'
import { createKnownZones } from '../../apps/server/src/features/places/index.ts'
import { localDayAt } from '../../apps/server/src/platform/local-day.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'
import { aPlace } from '../../apps/server/src/testing/place.ts'
import { dayAtPlace } from '../../apps/web/app/features/calendar/day-page/day-at-place.ts'
import { loadDayPage } from '../../apps/web/app/features/calendar/day-page/load-day-page.ts'
import { loadMonth } from '../../apps/web/app/features/calendar/month-page/load-month.ts'
import { monthAtPlace } from '../../apps/web/app/features/calendar/month-page/month-at-place.ts'
import { isoDateOf } from '../../apps/web/app/features/calendar/page-date.ts'
import type { Placed } from '../../apps/web/app/features/calendar/use-filled.ts'
import { loadYear } from '../../apps/web/app/features/calendar/year-page/load-year.ts'
import { yearAtPlace } from '../../apps/web/app/features/calendar/year-page/year-at-place.ts'
import { homeAtPlace } from '../../apps/web/app/features/home/home-at-place.ts'
import { loadHome } from '../../apps/web/app/features/home/load-home.ts'

// A shared page that the browser fills in for a place says what a page rendered for that place says.

const NOW = Date.UTC(2026, 10, 15, 12)
const clockOf = createZoneClocks()
const today = (zone: string) => localDayAt(NOW, zone)

const towns = [
  { id: 551487, en: 'Kazan', ru: 'Казань', latitudeDeg: 55.8, longitudeDeg: 49.1, zone: 'Europe/Moscow' },
  {
    id: 5128581,
    en: 'New York',
    ru: 'Нью-Йорк',
    latitudeDeg: 40.7,
    longitudeDeg: -74,
    zone: 'America/New_York',
  },
  { id: 1850147, en: 'Tokyo', ru: 'Токио', latitudeDeg: 35.7, longitudeDeg: 139.7, zone: 'Asia/Tokyo' },
  {
    id: 5856195,
    en: 'Honolulu',
    ru: 'Гонолулу',
    latitudeDeg: 21.3,
    longitudeDeg: -157.9,
    zone: 'Pacific/Honolulu',
  },
  { id: 524901, en: 'Moscow', ru: 'Москва', latitudeDeg: 55.8, longitudeDeg: 37.6, zone: 'Europe/Moscow' },
]
type Town = (typeof towns)[number]

const places = {
  find(id: string) {
    const town = towns.find((one) => String(one.id) === id)
    return town && aPlace({ ...town, name: { en: town.en, ru: town.ru } })
  },
}

/** The API of the calendar without a network. Articles are the same everywhere. */
const api: Client = {
  async call(operation: Operation, input: unknown) {
    const query = operation.request.parse(input) as never
    const setting = () => findCalendarContext({ places, clockOf, today }, query)
    const answers: Record<string, () => unknown> = {
      [listDays.id]: async () => describeDays(query, await setting()),
      [describeDay.id]: async () =>
        describeWholeDay(requireDate((query as Input<typeof describeDay>).date), await setting()),
      [describeYear.id]: async () => describeWholeYear((query as { year: number }).year, await setting()),
      [listThemes.id]: () => describeThemes((query as { locale: Locale }).locale),
      [listArticlesAbout.id]: () => ({ articles: [] }),
      [describeDirections.id]: () => {
        const { date, locale } = query as { date: string; locale: Locale }
        return describeDateDirections(requireDate(date), locale)
      },
    }
    return operation.response.parse(await answers[operation.id]?.()) as never
  },
}

function placeOf(town: Town, locale: Locale, isDefault: boolean): PagePlace {
  return {
    id: String(town.id),
    address: town[locale],
    zone: town.zone,
    longitudeDeg: town.longitudeDeg,
    isDefault,
  }
}

function contextAt(place: PagePlace | null, locale: Locale, date = today(place?.zone ?? 'UTC').date) {
  return { api, locale, place, today: date, report: () => undefined } as unknown as PageContext
}

/** The document of everyone, and the page rendered for the town. */
function contextsOf(town: Town, locale: Locale) {
  const moscow = towns.find(({ en }) => en === 'Moscow')
  const byDefault = locale === 'ru' && moscow ? placeOf(moscow, locale, true) : null
  return { shared: contextAt(byDefault, locale), own: contextAt(placeOf(town, locale, false), locale) }
}

function placedAt(
  { id, en, ru, latitudeDeg, longitudeDeg, zone }: Town,
  locale: Locale,
  span?: string,
): Placed {
  const point = { latitude: String(latitudeDeg), longitude: String(longitudeDeg), zone, locale }
  const request = describeLocal.request.parse({ ...point, ...(span && { span }) })
  const { value } = describeLocally(request, { clockOf, today, isKnownZone: createKnownZones() })
  const here = { id: String(id), latitude: latitudeDeg, longitude: longitudeDeg, zone, en, ru }
  return { here, facts: describeLocal.response.parse(value), locale }
}

const visits = fc.record({
  town: fc.constantFrom(...towns),
  locale: fc.constantFrom<Locale>('en', 'ru'),
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})

test('a day', async () => {
  await fc.assert(
    fc.asyncProperty(visits, async ({ town, locale, year, month, day }) => {
      const date = isoDateOf({ year, month, day })
      const { shared, own } = contextsOf(town, locale)
      const filled = dayAtPlace(await loadDayPage(date, shared, null), placedAt(town, locale, date))
      expect(filled).toEqual(await loadDayPage(date, own, null))
    }),
    { numRuns: 16 },
  )
})

test('a day with a verdict, and the day of today', async () => {
  for (const town of towns)
    for (const locale of ['en', 'ru'] as const)
      for (const date of ['2026-11-15', '2026-11-24', '2026-12-07']) {
        const { shared, own } = contextsOf(town, locale)
        const filled = dayAtPlace(await loadDayPage(date, shared, null), placedAt(town, locale, date))
        expect(filled, `${town.en} ${date}`).toEqual(await loadDayPage(date, own, null))
      }
})

test('a month', async () => {
  await fc.assert(
    fc.asyncProperty(visits, async ({ town, locale, year, month }) => {
      const { shared, own } = contextsOf(town, locale)
      const span = isoDateOf({ year, month, day: 1 }).slice(0, 7)
      const url = new URL(`http://any/${year}/${month}`)
      const filled = monthAtPlace(
        await loadMonth({ year, month }, shared, null, url),
        placedAt(town, locale, span),
      )
      expect(filled).toEqual(await loadMonth({ year, month }, own, null, url))
    }),
    { numRuns: 12 },
  )
})

test('a year', async () => {
  for (const town of towns.slice(1, 4))
    for (const locale of ['en', 'ru'] as const) {
      const { shared, own } = contextsOf(town, locale)
      const filled = yearAtPlace(await loadYear(2026, shared, null), placedAt(town, locale, '2026'))
      expect(filled).toEqual(await loadYear(2026, own, null))
    }
})

test('the home page, from the document of the date at the place', async () => {
  for (const town of towns)
    for (const locale of ['en', 'ru'] as const) {
      const { shared, own } = contextsOf(town, locale)
      const placed = placedAt(town, locale)
      const document = contextAt(shared.place, locale, placed.facts.today)
      const filled = homeAtPlace(await loadHome(document, null), placed)
      const rendered = await loadHome(own, null)
      // Sentences of the coming days name the phase of the moon by the default place; their own pages follow the visitor's.
      const withoutSummaries = (data: typeof rendered) => ({
        ...data,
        days: data.days.map(({ elongationDeg: _, ...rest }) => rest),
      })
      expect(withoutSummaries(filled), town.en).toEqual(withoutSummaries(rendered))
    }
})
