import { calendarRules, dayFacts, moonTimes } from '@zeri/almanac/calendar'
import { classicalSchool, judgeDay } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { describeDay } from './day-in-words.ts'
import { parseDayRequest, placeOf } from './day-request.ts'

function describe(...args: string[]): string {
  const request = parseDayRequest(args)
  if (!request) throw new Error('not understood')
  const { date, site, locale } = request
  const place = placeOf(site)
  const facts = dayFacts({ date, place, rules: calendarRules })
  const verdict = judgeDay({ facts, school: classicalSchool })
  const moon = moonTimes({ date, place })
  return describeDay({ facts, moon, verdict, zone: site.zone, placeName: site.name, locale })
}

test('without a place an English day is that of Greenwich, a Russian one that of Moscow, and says so', () => {
  expect(parseDayRequest(['2026-11-17'])?.site.zone).toBe('UTC')
  expect(describe('2026-11-17')).toMatch(
    /^Tuesday,? 17 November 2026 · Greenwich, UTC \(no --place given\)\n/,
  )
  expect(parseDayRequest(['2026-11-17', '--lang', 'ru'])?.site.zone).toBe('Europe/Moscow')
  expect(describe('2026-11-17', '--lang', 'ru')).toMatch(/^Вторник, 17 ноября 2026 г\. · Москва /)
})

test('a given place is used unchanged', () => {
  const { site, json } =
    parseDayRequest(['2026-11-17', '--place', '43.1,131.9,Asia/Vladivostok', '--json']) ?? {}
  expect(site).toEqual({
    latitudeDeg: 43.1,
    longitudeDeg: 131.9,
    zone: 'Asia/Vladivostok',
    name: '43.1,131.9,Asia/Vladivostok',
  })
  expect(json).toBe(true)
  if (site) expect(placeOf(site).offsetSecAt(Date.UTC(2026, 10, 17))).toBe(10 * 3600)
})

test.each([
  ['no date', []],
  ['an impossible date', ['2026-02-30']],
  ['a language we do not speak', ['2026-11-17', '--lang', 'de']],
  ['a place without a zone', ['2026-11-17', '--place', '1,2']],
  ['a place that is no number', ['2026-11-17', '--place', 'x,2,UTC']],
])('%s is refused', (_, args) => {
  expect(parseDayRequest(args)).toBeUndefined()
})

test('a day is described: verdict, facts, activities with reasons, hours', () => {
  const text = describe('2026-11-17')
  for (const line of [
    'Good for an engagement, meeting people and a celebration. Put off filing papers and planting.',
    '乙未 Yin Wood Goat',
    'Clashes with the Ox; sha in the west',
    '  an engagement +3',
    '    + Heavenly Virtue is present: in a Pig month it comes with the stem Yi. (Xie Ji Bian Fang Shu, 1741, juan 10, leaf 8a)',
    'Hour of the Ox −3',
  ])
    expect(text).toContain(line)
  const sections = ['Good for', 'Not good for', 'Neither for nor against', 'Hours'].map((title) =>
    text.indexOf(`\n${title}\n`),
  )
  expect(sections).toEqual(sections.toSorted((one, other) => one - other))
  expect(sections).not.toContain(-1)
})

test('a Russian day has no Latin letters except in options', () => {
  const text = describe('2026-11-17', '--lang', 'ru').replace('--place', '')
  expect(text.match(/\p{Script=Latin}+/gu)).toBeNull()
  expect(text).toContain(
    'Присутствует Небесная добродетель: в месяце Свиньи она приходит со стволом И. («Се цзи бянь фан шу», 1741 год, цзюань 10, лист 8а)',
  )
})
