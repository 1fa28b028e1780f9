import { toJulianDay } from '@zeri/almanac/calendar'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { createZone, listOffsetsOfReading } from './clock/zone.ts'
import { findPillar } from './facts/read-pillar.ts'
import { findCity, listCities } from './places/find-city.ts'
import { alignRows, columnsOf } from './terminal/columns.ts'
import { findNearest } from './terminal/find-nearest.ts'
import { runWords } from './testing/run-words.ts'

const zones = ['Europe/Moscow', 'Europe/London', 'Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe']

test.each(zones)('the clock of %s is that of Temporal, seconds included', (zone) => {
  const offsetSecAt = createZone(zone)
  for (let month = 0; month < 201 * 12; month += 5) {
    const at = Date.UTC(1900, month, 15, 1, 30)
    const expected =
      Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9
    expect([new Date(at).toISOString(), offsetSecAt(at)]).toEqual([new Date(at).toISOString(), expected])
  }
})

test('a reading has one offset, two when clocks go back, none when they go forward', () => {
  const moscow = createZone('Europe/Moscow')
  expect(listOffsetsOfReading(Date.UTC(1990, 4, 17, 8, 30), moscow)).toEqual([14_400])
  expect(listOffsetsOfReading(Date.UTC(1985, 8, 29, 2, 30), moscow)).toEqual([14_400, 10_800])
  expect(listOffsetsOfReading(Date.UTC(1985, 2, 31, 2, 30), moscow)).toEqual([])
})

test('every built-in city has a zone, both names and a position', () => {
  const cities = listCities()
  expect(cities.length).toBeGreaterThan(500)
  for (const { id, name, zone, latitudeDeg, longitudeDeg } of cities) {
    expect(id).toMatch(/^[1-9]\d{0,8}$/)
    expect(name.en && name.ru).toBeTruthy()
    expect(Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180).toBe(true)
    expect(() => createZone(zone)).not.toThrow()
  }
})

test('a city is found by either name, and by its country', () => {
  const cities = listCities()
  expect(findCity('moscow', cities)?.id).toBe('524901')
  expect(findCity('МОСКВА', cities)?.id).toBe('524901')
  expect(findCity('sao paulo', cities)?.country).toBe('BR')
  expect(findCity('Saint-Petersburg', cities)?.name.ru).toBe('Санкт-Петербург')
  expect(findCity('London, gb', cities)?.zone).toBe('Europe/London')
  expect(findCity('London, FR', cities)).toBeUndefined()
})

test('Chinese characters fill two columns', () => {
  expect(columnsOf('乙未 Goat')).toBe(9)
  expect(
    alignRows([
      ['乙未', 'x'],
      ['ab', 'y'],
    ]),
  ).toEqual([
    ['乙未', 'x'],
    ['ab  ', 'y'],
  ])
})

test('a misspelt word has a nearest one only if it is close', () => {
  expect(findNearest('plaec', ['place', 'zone'])).toBe('place')
  expect(findNearest('xyz', ['place', 'zone'])).toBeUndefined()
})

test('a pillar is found by characters, readings, names and number', () => {
  for (const text of ['乙未', 'yi-wei', 'YIWEI', 'и-вэй', 'Yin Wood Goat', 'Деревянная Коза', '32'])
    expect([text, findPillar(text)]).toEqual([text, 31])
  for (const text of ['0', '61', 'jia-chou', '']) expect(findPillar(text)).toBeUndefined()
})

test('a day comes back from its lunar date and its pillars', async () => {
  for (let day = 0; day < 73_400; day += 1777) {
    const date = new Date(Date.UTC(1900, 0, 1 + day)).toISOString().slice(0, 10)
    const [there] = JSON.parse((await runWords(['convert', date, '--json'])).out).days
    const { year, month, isLeap, day: lunarDay } = there.lunar
    const lunar = `${year}-${isLeap ? 'leap' : ''}${month}-${lunarDay}`
    expect(JSON.parse((await runWords(['convert', '--lunar', lunar, '--json'])).out).days).toEqual([there])
    const pillars = [there.pillars.year, there.pillars.month, there.pillars.day].map(({ zh }) => zh).join()
    const back = JSON.parse((await runWords(['convert', '--pillars', pillars, '--json'])).out).days
    expect(back).toContainEqual(there)
  }
})

test('--json prints the value that the words are made from', async () => {
  const value = JSON.parse((await runWords(['day', '2026-11-16', '--place', 'London', '--json'])).out)
  expect(value).toMatchObject({
    date: '2026-11-16',
    lunar: { month: 10, day: 8 },
    pillars: { day: { zh: '甲午' } },
  })
  expect(value.hours).toHaveLength(12)
  expect(toJulianDay({ year: 2026, month: 11, day: 16 }) % 60).toBe((value.pillars.day.index + 11) % 60)
})
