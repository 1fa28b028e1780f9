// Writes the table of public holidays of every country from the rules of date-holidays. They take seconds for some
// countries, so the server reads dates instead.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Holidays from 'date-holidays'

const file = join(import.meta.dirname, '../../apps/server/src/features/chooser/holidays.generated.ts')
const FIRST_YEAR = 2025
const LAST_YEAR = 2036
const DAY_MS = 86_400_000
/** What lasts from noon is no day off. */
const WHOLE_DAY_MS = 0.9 * DAY_MS

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)

/** Every date of a holiday, `YYYY-MM-DD`: most last a day, some several. */
function listDates(date: string, lengthMs: number): string[] {
  if (lengthMs < WHOLE_DAY_MS) return []
  const firstMs = Date.parse(date.slice(0, 10))
  return Array.from({ length: Math.round(lengthMs / DAY_MS) }, (_, step) =>
    new Date(firstMs + step * DAY_MS).toISOString().slice(0, 10),
  )
}

/** The dates of a country as text: those of every year first, then the others of each year. */
function writeCountry(country: string): string {
  const rules = new Holidays(country, { types: ['public'] })
  const dates = new Set(
    years.flatMap((year) =>
      rules
        .getHolidays(year)
        .flatMap(({ date, start, end }) => listDates(date, end.getTime() - start.getTime())),
    ),
  )
  const ofYear = (year: number): string[] =>
    [...dates].filter((date) => date.startsWith(`${year}-`)).map((date) => date.slice(5))
  const everyYear = ofYear(FIRST_YEAR).filter((day) => years.every((year) => dates.has(`${year}-${day}`)))
  const lists = [everyYear, ...years.map((year) => ofYear(year).filter((day) => !everyYear.includes(day)))]
  return lists.map((days) => days.toSorted().join(' ').replaceAll('-', '')).join(',')
}

const countries = Object.keys(new Holidays().getCountries()).toSorted()
const rows = countries.map((country) => `  ${country}: '${writeCountry(country)}',\n`)
writeFileSync(
  file,
  `// Written by tools/generate/holidays.ts from date-holidays: data of its contributors and of Wikipedia, CC BY-SA 3.0.

/** The years of the table. */
export const holidayYears = { first: ${FIRST_YEAR}, last: ${LAST_YEAR} } as const

/** By country: month and day of the holidays of every year, then, after a comma each, of the single years. */
export const holidayTable: Readonly<Record<string, string>> = {
${rows.join('')}}
`,
)
console.log(`holidays: ${rows.length} countries, ${FIRST_YEAR} to ${LAST_YEAR}`)
