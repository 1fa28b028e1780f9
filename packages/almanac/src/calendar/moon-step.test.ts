import { expect, test } from 'vitest'
import { moonQuarters, quarterOf } from '../astro/moon-quarters.ts'
import { julianDay, toCivilDate, toJulianDay } from './civil-date.ts'
import { type DayFacts, dayFacts } from './day-facts.ts'
import { localDayAt } from './local-day.ts'
import type { MoonPhaseId } from './moon-step.ts'
import type { Place } from './place.ts'
import { calendarRules } from './rules.ts'

const placeOf = (longitudeDeg: number, hours: number): Place => ({
  latitudeDeg: 20,
  longitudeDeg,
  offsetSecAt: () => hours * 3600,
})
const places = {
  London: placeOf(-0.1, 0),
  Moscow: placeOf(37.6, 3),
  Sydney: placeOf(151.2, 11),
  Honolulu: placeOf(-157.9, -10),
  Kiritimati: placeOf(-157.4, 14),
}
const FIRST = toJulianDay({ year: 2026, month: 1, day: 1 })
const LAST = toJulianDay({ year: 2028, month: 12, day: 31 })

function factsFrom(first: number, last: number, place: Place): DayFacts[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    dayFacts({ date: toCivilDate(julianDay(first + index)), place, rules: calendarRules }),
  )
}

const quarterNames: readonly MoonPhaseId[] = ['new', 'first-quarter', 'full', 'last-quarter']

/** Every quarter whose instant falls within the days, by the date it has in the place. */
function listQuarterDates(place: Place): [number, MoonPhaseId][] {
  const dated: [number, MoonPhaseId][] = []
  const from = moonQuarters.indexAt(Date.UTC(2025, 11, 25))
  for (let index = from; moonQuarters.epochMs(index) < Date.UTC(2029, 0, 5); index++) {
    const day = localDayAt(moonQuarters.epochMs(index), place)
    const name = quarterNames[quarterOf(index)]
    if (name && day >= FIRST && day <= LAST) dated.push([day, name])
  }
  return dated
}

test.each(Object.entries(places))(
  'in %s every quarter is named on the date of its instant alone',
  (_, place) => {
    const named = factsFrom(FIRST, LAST, place)
      .filter(({ moon }) => quarterNames.includes(moon.phase))
      .map(({ julianDay: day, moon }) => [day, moon.phase])
    expect(named).toEqual(listQuarterDates(place))
  },
)

test('2026 has 13 full moons and 12 new moons in London', () => {
  const phases = factsFrom(FIRST, toJulianDay({ year: 2026, month: 12, day: 31 }), places.London).map(
    ({ moon }) => moon.phase,
  )
  const countOf = (phase: MoonPhaseId): number => phases.filter((one) => one === phase).length
  expect([countOf('full'), countOf('new')]).toEqual([13, 12])
})

test('the moon of 24 November 2026 is full in London, at 14:53, and gibbous on the days beside', () => {
  const day = toJulianDay({ year: 2026, month: 11, day: 24 })
  const [before, full, after] = factsFrom(day - 1, day + 1, places.London).map(({ moon }) => moon)
  expect([before?.phase, full?.phase, after?.phase]).toEqual(['growing-gibbous', 'full', 'shrinking-gibbous'])
  expect(full).toMatchObject({ elongationDeg: 180, growing: false, step: 1 })
  expect(full?.litFraction).toBeGreaterThan(0.99)
})

test.each(Object.entries(places))('in %s the drawn step says the same as the name', (_, place) => {
  for (const { moon } of factsFrom(FIRST, LAST, place)) {
    const { phase, growing, step, elongationDeg } = moon
    const isQuarterStep = step === 1 || step === 8
    expect(isQuarterStep).toBe(quarterNames.includes(phase))
    if (!isQuarterStep) {
      expect(phase.startsWith('growing')).toBe(growing)
      expect(phase.endsWith('crescent')).toBe(growing ? step < 8 : step > 8)
    } else expect(elongationDeg % 90).toBe(0)
  }
})

test('the moon takes fifteen steps to full and fifteen to new', () => {
  const moons = factsFrom(FIRST, LAST, places.Moscow).map(({ moon }) => moon)
  const stepsWhile = (isGrowing: boolean): number[] =>
    [...new Set(moons.filter(({ growing }) => growing === isGrowing).map(({ step }) => step))].sort(
      (a, b) => a - b,
    )
  const fifteen = Array.from({ length: 15 }, (_, index) => index + 1)
  expect([stepsWhile(true), stepsWhile(false)]).toEqual([fifteen, fifteen])
})
