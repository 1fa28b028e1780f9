import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Birth } from '../bazi/birth.ts'
import { natalRules } from '../bazi/natal-rules.ts'
import { type CivilDate, julianDay, toCivilDate } from '../calendar/civil-date.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian, type Place } from '../calendar/place.ts'
import { calendarRules, type Rules } from '../calendar/rules.ts'
import { judgeDay } from '../judgement/judge-day.ts'
import { personalRules } from '../judgement/personal/personal-rules.ts'
import { classicalSchool, type School } from '../judgement/school.ts'
import { compareSchools, type SchoolRules, type SchoolVerdict } from './compare-schools.ts'

const rules: SchoolRules = {
  calendar: calendarRules,
  school: classicalSchool,
  natal: natalRules,
  personal: personalRules,
}
const moscow: Place = { latitudeDeg: 55.75, longitudeDeg: 37.62, offsetSecAt: () => 10_800 }

const findSchool = (others: readonly SchoolVerdict[], of: string, name: string): SchoolVerdict => {
  const found = others.find((one) => one.of === of && one.name === name)
  if (!found) throw new Error(`${of} ${name} is not compared`)
  return found
}

const anyDate = fc.integer({ min: 2_415_021, max: 2_488_434 }).map((day) => toCivilDate(julianDay(day)))
const anySchools = fc.record({
  calendar: fc.record<Rules>({
    ziRule: fc.constant('midnight'),
    timeBasis: fc.constant('apparent'),
    yearStart: fc.constantFrom('li-chun', 'lunar-new-year'),
    monthRule: fc.constantFrom('day', 'instant'),
    lunarMeridian: fc.constantFrom('china', 'local'),
    termZone: fc.constantFrom('china', 'local'),
  }),
  school: fc.record<School>({
    heavenlyVirtue: fc.constantFrom('stems', 'corners'),
    yearBreak: fc.boolean(),
    folk: fc.boolean(),
  }),
  natal: fc.constant(natalRules),
  personal: fc.constant(personalRules),
})

const weightsUnder = ({ calendar, school }: SchoolRules, date: CivilDate): Map<string, number> => {
  const facts = dayFacts({ date, place: moscow, rules: calendar })
  const { day, activities } = judgeDay({ facts, school })
  return new Map([['day', day.weight], ...activities.map((one) => [one.activity, one.weight] as const)])
}

test('the weights moved to are those of judging the day by the other school', () => {
  fc.assert(
    fc.property(anyDate, anySchools, (date, schools) => {
      const here = weightsUnder(schools, date)
      const { others, weight } = compareSchools({ date, place: moscow, rules: schools })
      expect(weight).toBe(here.get('day'))
      for (const { of, name, value, moved, ...other } of others) {
        const there = weightsUnder({ ...schools, [of]: { ...schools[of], [name]: value } }, date)
        expect(other.weight).toBe(there.get('day'))
        const changed = new Map(moved.map(({ target, from, to }) => [target as string, [from, to]]))
        for (const [target, from] of here)
          expect(changed.get(target) ?? [from, from]).toEqual([from, there.get(target)])
      }
    }),
    { numRuns: 60 },
  )
})

test('every choice of the day that was not made is compared, once', () => {
  fc.assert(
    fc.property(anyDate, anySchools, (date, schools) => {
      const names = compareSchools({ date, place: moscow, rules: schools }).others.map(({ name }) => name)
      expect([...names].sort()).toEqual(
        ['folk', 'heavenlyVirtue', 'lunarMeridian', 'monthRule', 'termZone', 'yearBreak', 'yearStart'].sort(),
      )
    }),
    { numRuns: 30 },
  )
})

test('seen from the other school the same reasons move the other way', () => {
  // Of 2026 in Moscow: days that some school moves.
  for (const date of [
    { year: 2026, month: 2, day: 3 },
    { year: 2026, month: 4, day: 4 },
    { year: 2026, month: 8, day: 7 },
    { year: 2026, month: 12, day: 20 },
  ]) {
    const there = findSchool(compareSchools({ date, place: moscow, rules }).others, 'calendar', 'termZone')
    const local: SchoolRules = { ...rules, calendar: { ...calendarRules, termZone: 'local' } }
    const back = findSchool(
      compareSchools({ date, place: moscow, rules: local }).others,
      'calendar',
      'termZone',
    )
    expect(back.moved).toEqual(
      there.moved.map(({ target, from, to, lost, gained }) => ({
        target,
        from: to,
        to: from,
        lost: gained,
        gained: lost,
      })),
    )
  }
})

test('between 立春 and the lunar new year the year that is broken is the school’s choice', () => {
  // 2026-02-07: by 立春 the year is 丙午 and a day of 子 breaks it; by the new moon it is still 乙巳.
  const { others } = compareSchools({ date: { year: 2026, month: 2, day: 7 }, place: moscow, rules })
  const { moved } = findSchool(others, 'calendar', 'yearStart')
  const wedding = moved.find(({ target }) => target === 'wedding')
  expect(wedding?.lost).toContainEqual({ kind: 'cap', star: 'year-break', limit: -1, status: 'applied' })
  expect(wedding?.from).toBeLessThan(wedding?.to ?? 0)
})

test('far from every boundary no school of the calendar moves a day', () => {
  const { others } = compareSchools({ date: { year: 2026, month: 11, day: 25 }, place: chinaMeridian, rules })
  for (const { of, moved } of others) if (of === 'calendar') expect(moved).toEqual([])
})

const lateBirth: Birth = {
  date: { year: 1990, month: 6, day: 15 },
  timeSec: 84_600,
  latitudeDeg: 39.9,
  longitudeDeg: 120,
  offsetSec: 28_800,
  gender: 'female',
}

test('a birth in the late half of 子 has another day of birth by the other school, and other reasons', () => {
  const date = { year: 2026, month: 11, day: 15 }
  const compare = (birth: Birth) =>
    findSchool(compareSchools({ date, place: chinaMeridian, rules, birth }).others, 'natal', 'ziRule').moved
  const moved = compare(lateBirth)
  expect(moved.length).toBeGreaterThan(0)
  for (const { lost, gained } of moved)
    for (const reason of [...lost, ...gained]) expect(['delta', 'cap']).toContain(reason.kind)
  expect(compare({ ...lateBirth, timeSec: 43_200 })).toEqual([])
})

test('the schools of births are compared only where a birth is given', () => {
  const date = { year: 2026, month: 11, day: 15 }
  const partsOf = (birth?: Birth) =>
    new Set(
      compareSchools({ date, place: chinaMeridian, rules, ...(birth && { birth }) }).others.map(
        ({ of }) => of,
      ),
    )
  expect(partsOf()).toEqual(new Set(['calendar', 'school']))
  expect(partsOf(lateBirth)).toEqual(new Set(['calendar', 'school', 'natal', 'personal']))
})
