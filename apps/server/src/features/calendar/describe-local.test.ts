import { describeLocal, type Input } from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDayAt } from '../../platform/local-day.ts'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { aPlace } from '../../testing/place.ts'
import { createKnownZones, type GazetteerPlace } from '../places/index.ts'
import { type CalendarContext, describeDays, describeWholeDay, findCalendarContext } from './calendar.ts'
import { describeLocally } from './describe-local.ts'
import { describeWholeYear } from './describe-year.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const clockOf = createZoneClocks()
const today = (zone: string) => localDayAt(NOW, zone)
const deps = { clockOf, today, isKnownZone: createKnownZones() }

const locally = (input: Input<typeof describeLocal>) =>
  describeLocally(describeLocal.request.parse(input), deps)

const inMoscow = { latitude: '55.8', longitude: '37.6', zone: 'Europe/Moscow' }
const zones = [
  'Europe/Moscow',
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Pacific/Honolulu',
  'UTC',
]

/** A point of the grid of tenths of a degree. */
const points = fc.record({
  latitudeDeg: fc.integer({ min: -900, max: 900 }).map((tenths) => tenths / 10),
  longitudeDeg: fc.integer({ min: -1800, max: 1800 }).map((tenths) => tenths / 10),
  zone: fc.constantFrom(...zones),
})
const dates = fc.record({
  year: fc.integer({ min: 1900, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})
const two = (value: number): string => String(value).padStart(2, '0')

function contextAt(point: Partial<GazetteerPlace>): Promise<CalendarContext> {
  const place = aPlace({ id: 1, ...point })
  return findCalendarContext({ places: { find: () => place }, clockOf, today }, { place: '1', locale: 'ru' })
}

function requestAt({
  latitudeDeg,
  longitudeDeg,
  zone,
}: Pick<GazetteerPlace, 'latitudeDeg' | 'longitudeDeg' | 'zone'>) {
  return { latitude: String(latitudeDeg), longitude: String(longitudeDeg), zone, locale: 'ru' as const }
}

test('a day is what the whole day says at a place of the same coordinates', async () => {
  await fc.assert(
    fc.asyncProperty(points, dates, async (point, date) => {
      const span = `${date.year}-${two(date.month)}-${two(date.day)}`
      const { value } = locally({ ...requestAt(point), span })
      expect(describeLocal.response.parse(value)).toEqual(value)
      const { hours, moon, sky, season, day_info, judgement } = describeWholeDay(date, await contextAt(point))
      const { lunar: _, ...rest } = moon
      expect(value.day).toEqual({
        date: span,
        hours: hours.map(({ branch, from, to, isWaking }) => ({ branch, from, to, isWaking })),
        moon: rest,
        sky: { sun: sky.sun, eclipse: sky.eclipse },
        season: { from: season.running.from, to: season.running.to, next: season.next.at },
        monthChange: day_info.monthChange,
        schools: judgement?.schools ?? null,
      })
      expect([value.days, value.year]).toEqual([null, null])
    }),
    { numRuns: 40 },
  )
})

test('a month is what the list of its days says, and opens with its first day', async () => {
  await fc.assert(
    fc.asyncProperty(points, dates, async (point, { year, month }) => {
      const span = `${year}-${two(month)}`
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
      const { value } = locally({ ...requestAt(point), span })
      expect(describeLocal.response.parse(value)).toEqual(value)
      const { days } = describeDays({ from: `${span}-01`, to: `${span}-${last}` }, await contextAt(point))
      expect(value.days).toEqual(
        days.map(({ date, moon, term }) => ({
          date,
          moon,
          term: term && { index: term.index, at: term.at },
        })),
      )
      expect(value.day?.date).toBe(span === '2026-11' ? value.today : `${span}-01`)
      expect(value.year).toBeNull()
    }),
    { numRuns: 15 },
  )
})

test('a year is what the overview of the year says', async () => {
  for (const point of [
    { latitudeDeg: 40.7, longitudeDeg: -74, zone: 'America/New_York' },
    { latitudeDeg: -36.8, longitudeDeg: 174.8, zone: 'Pacific/Auckland' },
  ]) {
    const { value } = locally({ ...requestAt(point), span: '2025' })
    const { terms, moons } = describeWholeYear(2025, await contextAt(point))
    expect(value.year).toEqual({
      terms: terms.map(({ index, date, at }) => ({ index, date, at })),
      moons: moons.map(({ kind, at }) => ({ kind, at })),
    })
    expect([value.day, value.days]).toEqual([null, null])
  }
})

test('without a span it is today there, with what a day page alone shows left out', () => {
  const { value, untilMs } = locally(inMoscow)
  expect(value).toMatchObject({
    today: '2026-11-15',
    endsAt: '2026-11-16T00:00:00+03:00',
    zoneOffset: 'UTC+3',
    solarOffsetSec: 9_950,
    day: { date: '2026-11-15', schools: null },
  })
  expect(untilMs).toBe(Date.UTC(2026, 10, 15, 21))
  const { value: there } = locally({ latitude: '1.9', longitude: '-157.4', zone: 'Pacific/Kiritimati' })
  expect(there).toMatchObject({ today: '2026-11-16', endsAt: '2026-11-17T00:00:00+14:00' })
})

test('a month opens with today where today is in it', () => {
  expect(locally({ ...inMoscow, span: '2026-11' }).value.day?.date).toBe('2026-11-15')
})

test('nothing is judged beyond the horizon of the place', () => {
  const judged = (zone: string, span: string) =>
    locally({ ...inMoscow, zone, span }).value.day?.schools !== null
  expect(['2026-12-15', '2026-12-16'].map((span) => judged('Europe/Moscow', span))).toEqual([true, false])
  expect(judged('Pacific/Kiritimati', '2026-12-16')).toBe(true)
})

test('hours from rounded coordinates are those of the exact place within twelve seconds', async () => {
  const exact = fc.record({
    latitudeDeg: fc.double({ min: -66, max: 66, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    zone: fc.constantFrom(...zones),
  })
  const SHOWN_TO_SEC = 1
  const round = (degrees: number): number => Math.round(degrees * 10) / 10
  await fc.assert(
    fc.asyncProperty(exact, dates, async (place, date) => {
      const rounded = {
        ...place,
        latitudeDeg: round(place.latitudeDeg),
        longitudeDeg: round(place.longitudeDeg),
      }
      const span = `${date.year}-${two(date.month)}-${two(date.day)}`
      const { value } = locally({ ...requestAt(rounded), span })
      const { hours } = describeWholeDay(date, await contextAt(place))
      const secondsOf = (instant = ''): number =>
        Date.parse(instant.replace(/([+-]\d\d:\d\d):\d\d$/, '$1')) / 1000
      value.day?.hours.forEach(({ branch, from, to }, index) => {
        expect(branch).toBe(hours[index]?.branch)
        for (const [near, there] of [
          [from, hours[index]?.from],
          [to, hours[index]?.to],
        ])
          expect(Math.abs(secondsOf(near) - secondsOf(there))).toBeLessThanOrEqual(12 + SHOWN_TO_SEC)
      })
    }),
    { numRuns: 100 },
  )
})

test.each([
  '55.80',
  '+55.8',
  '055.8',
  '55.75',
  '55.',
  '.5',
  '-0',
  '-0.0',
  '5.58e1',
  ' 55.8',
  '',
  '90.1',
  '91',
])('the latitude "%s" is refused', (latitude) => {
  expect(describeLocal.request.safeParse({ ...inMoscow, latitude }).success).toBe(false)
})

test('every tenth of a degree has one spelling, that of its number', () => {
  for (let tenths = -1800; tenths <= 1800; tenths++) {
    const longitude = tenths / 10
    const parsed = describeLocal.request.safeParse({ ...inMoscow, longitude: String(longitude) })
    expect(parsed.data?.longitude).toBe(longitude)
  }
})

test.each(['Europe/Nowhere', 'europe/moscow', '+03:00', '', 'UTC '])('the zone "%s" is refused', (zone) => {
  expect(() => locally({ ...inMoscow, zone })).toThrow('request.invalid')
})

test.each(['1899', '2101', '2026-00', '2026-13', '2026-02-29', '1899-12-31'])(
  '%s is no span of ours',
  (span) => {
    expect(() => locally({ ...inMoscow, span })).toThrow('calendar.no-such-day')
  },
)
