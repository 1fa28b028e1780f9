import { convertDate, type Input } from '@zeri/contract'
import { expect, test } from 'vitest'
import { describeConversion } from './convert-date.ts'

const convert = (input: Input<typeof convertDate>) =>
  convertDate.response.parse(describeConversion(convertDate.request.parse(input)))

const glyphsOf = ({ stem, branch }: { stem: { glyph: string }; branch: { glyph: string } }): string =>
  stem.glyph + branch.glyph

test('a Gregorian date has its lunar date and its pillars', () => {
  const [day] = convert({ date: '2025-07-25' }).days
  expect(day?.lunar).toMatchObject({ year: 2025, month: 6, isLeap: true, day: 1, zh: '闰六月初一' })
  expect(day?.lunar.name).toBe('day 1 of leap month 6, 2025')
  expect([day?.yearPillar, day?.monthPillar, day?.dayPillar].map((one) => one && glyphsOf(one))).toEqual([
    '乙巳',
    '癸未',
    '乙未',
  ])
})

test('between Start of Spring and the new year the two years have different pillars', () => {
  const [day] = convert({ date: '2026-02-10' }).days
  expect(day && glyphsOf(day.yearPillar)).toBe('丙午')
  expect(day && glyphsOf(day.lunar.yearPillar)).toBe('乙巳')
})

test.each([
  [{ lunar: '2025-06-01' }, '2025-06-25'],
  [{ lunar: '2025-06-01', leap: 'true' }, '2025-07-25'],
  [{ lunar: '2033-11-01', leap: 'true' }, '2033-12-22'],
  [{ lunar: '1899-12-01' }, '1900-01-01'],
] as const)('%j is %s', (query, date) => {
  expect(convert(query)).toMatchObject({ total: 1, days: [{ date }] })
})

test.each([
  ['2026-06-01', 'true', { leap: '2026 has no leap month' }],
  ['2025-05-01', 'true', { leap: 'the leap month of 2025 is 6' }],
  ['2025-06-30', 'true', { day: 'must be 1 to 29' }],
  ['2025-13-01', 'false', { month: 'must be 1 to 12' }],
  ['2101-01-01', 'false', { year: 'must be 1899 to 2100' }],
  ['1899-11-01', 'false', { year: 'lies outside 1900 to 2100' }],
  ['2100-12-15', 'false', { year: 'lies outside 1900 to 2100' }],
] as const)('%s with leap %s does not exist, and the refusal says why', (lunar, leap, fields) => {
  expect(() => convert({ lunar, leap })).toThrow(
    expect.objectContaining({ code: 'calendar.no-such-day', fields }),
  )
})

test('three pillars come back every sixty years at most, as characters or as ids', () => {
  const ids = { yearPillar: 'bing-wu', monthPillar: 'ji-hai', dayPillar: 'wu-xu' }
  const characters = { yearPillar: '丙午', monthPillar: '己亥', dayPillar: '戊戌' }
  expect(convert(ids).days.map(({ date }) => date)).toEqual(['1966-12-05', '2026-11-20'])
  expect(convert(characters)).toEqual(convert(ids))
})

test('parts of several calendars name the days that have them all', () => {
  const newYear = { date: '2026-02-17', lunar: '2026-01-01', monthPillar: 'geng-yin', dayPillar: 'ren-xu' }
  expect(convert(newYear)).toMatchObject({ total: 1, days: [{ date: '2026-02-17' }] })
  expect(convert({ ...newYear, lunar: '2026-01-02' })).toMatchObject({ total: 0, days: [] })
  expect(convert({ ...newYear, to: '2026-02-16' }).total).toBe(0)
})

test('a single pillar has more days than a response lists, and the range narrows them', () => {
  expect(convert({ dayPillar: 'jia-zi' })).toMatchObject({ total: 1223, days: { length: 200 } })
  expect(convert({ dayPillar: 'jia-zi', from: '2026-01-01', to: '2026-12-31' }).total).toBe(6)
})

test.each([
  {},
  { date: '2026-11-15', leap: 'true' },
  { dayPillar: 'jia-chou' },
  { dayPillar: 'jia-zi', from: '2026-01-02', to: '2026-01-01' },
])('%j is no request', (query) => {
  expect(convertDate.request.safeParse(query).success).toBe(false)
})
