import { holidayTable, holidayYears } from './holidays.generated.ts'

/**
 * The dates, `YYYY-MM-DD`, of the nationwide public holidays of a country; undefined where they are not known.
 * @example listHolidays('RU')?.has('2027-05-09') // true
 */
export function listHolidays(country: string): ReadonlySet<string> | undefined {
  const [everyYear = '', ...single] = Object.hasOwn(holidayTable, country)
    ? (holidayTable[country]?.split(',') ?? [])
    : []
  if (single.length === 0) return undefined
  return new Set(
    single.flatMap((days, index) =>
      `${everyYear} ${days}`
        .split(' ')
        .filter(Boolean)
        .map((day) => `${holidayYears.first + index}-${day.slice(0, 2)}-${day.slice(2)}`),
    ),
  )
}

/**
 * Whether the holidays of all years from one date to another are known.
 * @example hasHolidaysOf('2027-01-01', '2050-01-01') // false
 */
export function hasHolidaysOf(from: string, to: string): boolean {
  return Number(from.slice(0, 4)) >= holidayYears.first && Number(to.slice(0, 4)) <= holidayYears.last
}
