import { expect, test } from 'vitest'
import { julianDay, toCivilDate, toJulianDay } from '../calendar/civil-date.ts'
import { dayFacts } from '../calendar/day-facts.ts'
import { chinaMeridian } from '../calendar/place.ts'
import { calendarRules } from '../calendar/rules.ts'
import { starTable } from './cells.ts'
import { listDailyStars } from './list-stars.ts'
import { classicalSchool } from './school.ts'
import type { DayRule } from './star-type.ts'

/** Every kind of rule that places a star by more than month and pillar; a new kind does not compile until it is here. */
const kinds: Readonly<Record<DayRule['kind'], true>> = {
  mansion: true,
  'year-branch-offset': true,
  'lunar-days': true,
  'lunar-dates': true,
  'before-terms': true,
  'on-terms': true,
  'day-of-month': true,
  'year-stem-pillars': true,
  'first-branch-days': true,
  'last-lunar-day': true,
  'stem-days': true,
  'moon-quarter': true,
  'void-prosperity': true,
}

const school = { ...classicalSchool, folk: true }
const YEARS = 6

test('every kind of day rule places a star, and holds on some days and not on others', () => {
  const first = toJulianDay({ year: 2024, month: 1, day: 1 })
  const days = Array.from({ length: 365 * YEARS }, (_, step) => {
    const date = toCivilDate(julianDay(first + step))
    return listDailyStars({ facts: dayFacts({ date, place: chinaMeridian, rules: calendarRules }), school })
  })
  const { daily, mansions } = starTable(school)
  for (const kind of Object.keys(kinds)) {
    const stars =
      kind === 'mansion' ? Object.values(mansions) : daily.filter(({ rule }) => rule.kind === kind)
    expect(stars.length, kind).toBeGreaterThan(0)
    const held = days.filter((found) => stars.some((star) => star && found.includes(star))).length
    expect(held, kind).toBeGreaterThan(0)
    if (kind !== 'mansion') expect(held, kind).toBeLessThan(days.length)
  }
})
