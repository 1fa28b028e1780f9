import { expect, test } from 'vitest'
import { hasHolidaysOf, listHolidays } from './holidays.ts'

// Holidays that laws and published calendars of the countries name; Easter and the Chinese new year move.
test.each([
  ['RU', ['2026-01-07', '2027-05-09', '2030-06-12'], ['2027-12-25', '2026-04-12']],
  ['GB', ['2026-04-03', '2027-03-26', '2026-12-25'], ['2026-05-09', '2027-01-07']],
  ['US', ['2026-11-26', '2027-07-04', '2027-01-18'], ['2027-12-26']],
  ['CN', ['2026-02-17', '2027-02-06', '2028-10-01'], ['2026-12-25']],
  ['DE', ['2026-10-03', '2027-05-01', '2027-03-29'], ['2027-01-06']],
])('%s has its own holidays', (country, holidays, others) => {
  const known = listHolidays(country)
  for (const date of holidays) expect([date, known?.has(date)]).toEqual([date, true])
  for (const date of others) expect([date, known?.has(date)]).toEqual([date, false])
})

test('no country, or one that does not exist, has no holidays that are known', () => {
  for (const country of ['', 'ZZ', 'constructor', '__proto__']) expect(listHolidays(country)).toBeUndefined()
})

test('the table ends', () => {
  expect(hasHolidaysOf('2026-12-20', '2027-01-10')).toBe(true)
  expect(hasHolidaysOf('2024-12-31', '2025-01-10')).toBe(false)
  expect(hasHolidaysOf('2036-12-31', '2037-01-01')).toBe(false)
})
