import { FIRST_YEAR, LAST_YEAR } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'
import { columns } from './columns.ts'
import { writeFactsCsv, writeFactsJson, writeFactsReadme } from './write-facts.ts'

const linesOf = (year: number): string[] => writeFactsCsv(year).trimEnd().split('\r\n')

test('a year has a line of names and a line for each day', () => {
  const [names, ...days] = linesOf(2026)
  expect(names).toBe(
    'date,year_pillar,month_pillar,day_pillar,day_index,lunar_year,lunar_month,lunar_is_leap,lunar_day,solar_term,term_begins_at,mansion,officer,moon_phase,moon_phase_at',
  )
  expect(days).toHaveLength(365)
  expect(days.find((line) => line.startsWith('2026-02-04'))).toBe(
    '2026-02-04,丙午,庚寅,己酉,45,2025,12,false,17,立春,2026-02-03T20:02:08Z,轸,危,,',
  )
})

test.each([FIRST_YEAR, 2033, LAST_YEAR])('the JSON of %i has the same values as its CSV', (year) => {
  const [names = '', ...rows] = linesOf(year)
  const { days } = JSON.parse(writeFactsJson(year)) as { days: Record<string, unknown>[] }
  const written = days.map((day) =>
    names
      .split(',')
      .map((name) => String(day[name] ?? ''))
      .join(','),
  )
  expect(written).toEqual(rows)
})

test.each(['en', 'ru'] as const)('the %s description explains every column', (locale) => {
  const origins = { en: 'https://zeri.example', ru: 'https://zeri.example' }
  const readme = writeFactsReadme({ locale, origins, contact: 'hello@zeri.example' })
  for (const { name, says } of columns) expect(readme).toContain(`| \`${name}\` | ${says[locale]} |`)
  expect(readme).toContain('https://zeri.example/data/2026.csv')
})
