import { expect, test } from 'vitest'
import { moonQuarters, quarterOf, solarTerms, termIndex, termOf } from '../src/astro/index.ts'
import {
  birthRules,
  type CivilDate,
  calendarRules,
  chinaMeridian,
  dayFacts,
  lunarMonths,
  type Pillar,
  parseCivilDate,
  pillarsAt,
  yearFacts,
} from '../src/calendar/index.ts'
import { readGolden } from './read-golden.ts'

const TOLERANCE_SEC = 3
const place = chinaMeridian
const chinaRules = { ...calendarRules, termZone: 'china' } as const
const mansions = '角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸'
const officers = '建除满平定执破危成收开闭'

const glyphs = (pillar: Pillar): string =>
  `${'甲乙丙丁戊己庚辛壬癸'[pillar % 10]}${'子丑寅卯辰巳午未申酉戌亥'[pillar % 12]}`

function dateOf(text: string): CivilDate {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no date`)
  return date
}

const factsOn = (text: string) => dayFacts({ date: dateOf(text), place, rules: chinaRules })
const instantOf = (chinaTime: string): number => Date.parse(`${chinaTime}+08:00`)

const newMoons = readGolden('new-moons.csv', ['china_time', 'month_starts'])

test.each(newMoons)('the new moon of $china_time is in the table', ({ china_time }) => {
  const at = instantOf(china_time)
  const index = moonQuarters.indexAt(at + 60_000)
  expect(quarterOf(index)).toBe(0)
  expect(Math.abs(moonQuarters.epochMs(index) - at) / 1000).toBeLessThan(TOLERANCE_SEC)
})

test.each(newMoons)(
  'the month of the new moon of $china_time begins on $month_starts',
  ({ month_starts }) => {
    expect(factsOn(month_starts).lunar.day).toBe(1)
  },
)

const terms = readGolden('solar-terms.csv', ['china_time', 'term', 'printed'])

test.each(terms)('term $term of $china_time is in the table', ({ china_time, term }) => {
  const at = instantOf(china_time)
  const index = solarTerms.indexAt(at + 60_000)
  expect(termOf(index)).toBe(Number(term))
  expect(Math.abs(solarTerms.epochMs(index) - at) / 1000).toBeLessThan(TOLERANCE_SEC)
})

test.each(terms)('term $term of $china_time begins on $printed in China', ({ term, printed }) => {
  expect(factsOn(printed).term).toMatchObject({ term: Number(term), startsToday: true })
})

const printedTermDays = readGolden('printed-term-days.csv', ['year', 'term', 'printed'])

test.each(printedTermDays)(
  'term $term of $year is dated $printed as printed, on the day and in the year',
  ({ year, term, printed }) => {
    expect(factsOn(printed).term).toMatchObject({ term: Number(term), startsToday: true })
    const inYear = yearFacts({ year: Number(year), place, rules: chinaRules }).terms
    expect(inYear.find((entry) => entry.term === Number(term))?.date).toEqual(dateOf(printed))
  },
)

test('the instant of 大寒 in 1979 stays the one of the sky, a day before the print', () => {
  expect(solarTerms.epochMs(termIndex(1979, 23))).toBeLessThan(instantOf('1979-01-21T00:00:00'))
})

test('the 74 leap months of 1900 to 2100 are the published ones', () => {
  const found = Array.from({ length: 201 }, (_, index) => lunarMonths(1900 + index))
    .flat()
    .filter(({ isLeap }) => isLeap)
    .map(({ year, month }) => `${year} ${month}`)
  const published = readGolden('leap-months.csv', ['year', 'month']).map(
    ({ year, month }) => `${year} ${month}`,
  )
  expect(published).toHaveLength(74)
  expect(found).toEqual(published)
})

const newYears = readGolden('new-years.csv', ['first_day', 'year'])

test.each(newYears)('$year begins on $first_day', ({ first_day, year }) => {
  expect(factsOn(first_day)).toMatchObject({
    lunar: { year: Number(year), month: 1, isLeap: false, day: 1 },
    festivals: ['spring-festival'],
  })
})

const months = readGolden('lunar-months.csv', ['first_day', 'year', 'month', 'leap'])

test.each(months)(
  'month $month (leap $leap) of $year begins on $first_day',
  ({ first_day, year, month, leap }) => {
    expect(factsOn(first_day).lunar).toMatchObject({
      year: Number(year),
      month: Number(month),
      isLeap: leap === '1',
      day: 1,
    })
  },
)

const days = readGolden('days.csv', ['date', 'year', 'month', 'day', 'mansion', 'officer'])

test.each(days)('$date is a $day day of $month in $year, mansion $mansion, officer $officer', (row) => {
  const facts = factsOn(row.date)
  const found = {
    year: glyphs(facts.year),
    month: glyphs(facts.month),
    day: glyphs(facts.day),
    mansion: mansions[facts.mansion],
    officer: officers[facts.officer],
  }
  const known = Object.entries(row).filter(([column, value]) => column !== 'date' && value !== '')
  expect(known.length).toBeGreaterThan(0)
  expect(found).toMatchObject(Object.fromEntries(known))
})

const births = readGolden('births.csv', ['china_time', 'year', 'month', 'day', 'hour'])

test.each(births)(
  'a birth at $china_time in China has the pillars $year $month $day $hour',
  ({ china_time, year, month, day, hour }) => {
    const rules = { ...birthRules, timeBasis: 'clock' } as const
    const pillars = pillarsAt({ epochMs: instantOf(china_time), place, rules })
    expect([pillars.year, pillars.month, pillars.day, pillars.hour].map(glyphs)).toEqual([
      year,
      month,
      day,
      hour,
    ])
    expect(pillars.nearBoundary).toEqual(['year', 'month'])
  },
)

const festivals = readGolden('festivals.csv', ['date', 'festival'])

test.each(festivals)('$date is $festival, on the day and in the year', ({ date, festival }) => {
  expect(factsOn(date).festivals).toEqual([festival])
  const { year } = dateOf(date)
  const inYear = yearFacts({ year, place, rules: chinaRules }).festivals
  expect(inYear).toContainEqual({ id: festival, date: dateOf(date) })
})

test('a golden table without a source, or with other columns, is refused', () => {
  expect(() => readGolden('new-years.csv', ['year'])).toThrow('columns')
  expect(() => readGolden('../package.json', ['year'])).toThrow('source')
})
