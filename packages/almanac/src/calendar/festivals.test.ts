import { expect, test } from 'vitest'
import { type CivilDate, parseCivilDate } from './civil-date.ts'
import { dayFacts } from './day-facts.ts'
import type { Place } from './place.ts'
import { calendarRules, type Rules } from './rules.ts'
import { yearFacts } from './year-facts.ts'

const placeOf = (longitudeDeg: number, hours: number): Place => ({
  latitudeDeg: 20,
  longitudeDeg,
  offsetSecAt: () => hours * 3600,
})
const places = {
  London: placeOf(-0.1, 0),
  Sydney: placeOf(151.2, 11),
  Honolulu: placeOf(-157.9, -10),
  Kiritimati: placeOf(-157.4, 14),
  Shanghai: placeOf(121.5, 8),
}
const schools: readonly Rules[] = [
  calendarRules,
  { ...calendarRules, termZone: 'local', lunarMeridian: 'local' },
]

function dateOf(text: string): CivilDate {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no date`)
  return date
}

// Hong Kong Observatory, Gregorian-lunar calendar conversion tables; the terms of 2026 fall on the eve in Europe.
test.each([
  ['qing-ming', ['2024-04-04', '2025-04-04', '2026-04-05', '2027-04-05', '2028-04-04']],
  ['winter-solstice', ['2024-12-21', '2025-12-21', '2026-12-22', '2027-12-22', '2028-12-21']],
  ['mid-autumn', ['2024-09-17', '2025-10-06', '2026-09-25', '2027-09-15', '2028-10-03']],
] as const)('%s has one date for everybody, by any school', (id, dates) => {
  for (const place of Object.values(places))
    for (const rules of schools)
      for (const date of dates.map(dateOf)) {
        expect(dayFacts({ date, place, rules }).festivals).toContain(id)
        const ofYear = yearFacts({ year: date.year, place, rules }).festivals
        expect(ofYear.filter((festival) => festival.id === id)).toEqual([{ id, date }])
      }
})
