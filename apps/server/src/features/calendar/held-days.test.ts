import { type Birth, natalChart, natalRules } from '@zeri/almanac/bazi'
import {
  describeDay,
  describePersonalDay,
  LAST_DAY,
  type Locale,
  listDays,
  listPersonalDays,
} from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { moscow } from '../places/default-place.ts'
import {
  type CalendarDeps,
  describeDays,
  describeWholeDay,
  findCalendarContext,
  requireDate,
} from './calendar.ts'
import { createHeldDays } from './held-days.ts'
import { type Access, openTo } from './person.ts'
import { describePersonalDays, describeWholePersonalDay } from './personal-calendar.ts'

const newYork = {
  ...moscow,
  id: 5_128_581,
  latitudeDeg: 40.71427,
  longitudeDeg: -74.00597,
  zone: 'America/New_York',
}
const places = [moscow, newYork]
const deps: CalendarDeps = {
  places: { find: (id) => places.find((place) => String(place.id) === id) },
  clockOf: createZoneClocks(),
  today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
}
const head = {
  uuid: '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11',
  fio: 'Anna',
  isHourKnown: true,
  access: 'paid',
  paidUntil: null,
  city: 'Moscow',
  dayMaster: { id: '2', zh: '丙', name: 'Yang Fire' },
} as const

function chartOf(hour: number) {
  const place = { latitudeDeg: 55.75, longitudeDeg: 37.62, offsetSec: 14_400 }
  const birth: Birth = {
    date: { year: 1990, month: 5, day: 1 },
    timeSec: hour * 3_600,
    gender: 'female',
    ...place,
  }
  return natalChart(birth, natalRules)
}
const charts = [3, 8].map(chartOf)

/** Readers of the same few months, so that some of what they read is held already. */
const readers = fc.record({
  first: fc.constantFrom('2026-11-01', '2026-12-01', '2027-02-01'),
  place: fc.constantFrom(undefined, ...places.map(({ id }) => String(id))),
  locale: fc.constantFrom<Locale>('en', 'ru'),
  chart: fc.constantFrom(...charts),
  access: fc.constantFrom<Access>('paid', 'today', 'none'),
})

test('whatever is held, readers get what is computed for each alone, and it keeps to the contract', async () => {
  const held = createHeldDays()
  await fc.assert(
    fc.asyncProperty(readers, async ({ first, place, locale, ...person }) => {
      const read = async (reader: CalendarDeps) => {
        const context = await findCalendarContext(reader, { place, locale })
        const range = { from: first, to: `${first.slice(0, 8)}28` }
        const date = requireDate(first)
        return [
          [listDays, describeDays(range, context)],
          [describeDay, describeWholeDay(date, context)],
          [listPersonalDays, { ...describePersonalDays(range, context, person), chart: head }],
          [describePersonalDay, { ...describeWholePersonalDay(date, context, person), chart: head }],
        ] as const
      }
      const responses = await read({ ...deps, held })
      expect(responses).toStrictEqual(await read(deps))
      for (const [operation, response] of responses)
        expect(operation.response.parse(response)).toStrictEqual(response)
    }),
    { numRuns: 20 },
  )
})

test('a day that is held is computed once, and none of its readers can change it', async () => {
  const held = createHeldDays()
  const context = await findCalendarContext({ ...deps, held }, { locale: 'en' })
  const range = { from: '2026-11-15', to: '2026-11-15' }
  const [one] = describeDays(range, context).days
  const [other] = describeDays(range, context).days
  expect(one).toBe(other)
  expect(() => Object.assign(one?.weights ?? {}, { wedding: 3 })).toThrow(TypeError)
  const whole = describeWholeDay(requireDate('2026-11-15'), context)
  expect(describeWholeDay(requireDate('2026-11-15'), context)).toBe(whole)
  expect(() => whole.hours.pop()).toThrow(TypeError)
})

test('what a paid chart opens stays closed to a visitor who reads the same day', async () => {
  const context = await findCalendarContext({ ...deps, held: createHeldDays() }, { locale: 'en' })
  const range = { from: '2027-06-01', to: '2027-06-01' }
  const person = { chart: chartOf(8), access: 'paid' } as const
  expect(describePersonalDays(range, context, person).days[0]).toMatchObject({
    verdict: expect.anything(),
    personal: expect.anything(),
  })
  expect(describeWholeDay(requireDate('2027-06-01'), openTo(person, context)).openUntil).toBe(LAST_DAY)
  expect(describeDays(range, context).days[0]).toMatchObject({ verdict: null, weights: null })
  expect(describeWholeDay(requireDate('2027-06-01'), context).judgement).toBeNull()
  expect(describePersonalDays(range, context, { ...person, access: 'today' }).days[0]).toMatchObject({
    verdict: null,
    personal: null,
  })
})
