import { locales, type NamedLunarDate } from '@zeri/contract/browser'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { readCalendar } from '../../../testing/read-icalendar.ts'
import { idOfNamed, writeLunarFeed } from './lunar-events.ts'

const mum: NamedLunarDate = { name: 'Мама; и, папа', kind: 'birthday', month: 6, day: 30, leapRule: 'both' }
const grandfather: NamedLunarDate = {
  name: 'Grandfather',
  kind: 'memorial',
  month: 12,
  day: 30,
  leapRule: 'regular',
}
const address = { origin: 'https://zeri.example', host: 'zeri.example' }

const write = (dates: readonly NamedLunarDate[], options: object = {}) =>
  writeLunarFeed(
    'Zeri',
    dates.map((date) => ({ ...date, id: idOfNamed(date), year: null })),
    { today: '2025-07-20', alarm: undefined, locale: 'en', ...address, ...options },
  )

function read(text: string): ICAL.Event[] {
  readCalendar(Buffer.from(text))
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test.each(locales)('ical.js reads ten years of whole days in %s, with one reminder each', (locale) => {
  const events = read(write([mum, grandfather], { locale, alarm: 'morning' }))
  // Eleven summers, one of them with a leap month, and ten winters.
  expect(events).toHaveLength(21)
  for (const { startDate, endDate, uid, component } of events) {
    expect(startDate.isDate && endDate.subtractDate(startDate).toSeconds() === 86_400).toBe(true)
    expect(uid).toMatch(/^lunar-[0-9a-f]{16}-20\d\d(-leap)?@zeri\.example$/)
    expect(component.getAllSubcomponents('valarm')).toHaveLength(1)
  }
  const dates = events.map(({ startDate }) => startDate.toString())
  expect(dates.slice(0, 3)).toEqual(['2025-07-24', '2025-08-22', '2026-02-16'])
  expect(dates.at(-1)?.slice(0, 4)).toBe('2035')
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

test('the same date has the same uids on another day, so that programs update their events', () => {
  const uids = (today: string) => new Set(read(write([mum], { today })).map(({ uid }) => uid))
  const [now, later] = [uids('2025-07-20'), uids('2026-07-20')]
  expect([...now].filter((uid) => later.has(uid)).length).toBeGreaterThanOrEqual(now.size - 2)
})

test('an event says which lunar day it is and where the month was short, and links to the day', () => {
  const [, leap, memorial] = read(write([mum, grandfather]))
  expect(leap?.summary).toBe('Мама; и, папа: lunar birthday')
  expect(leap?.description).toContain('day 30 of leap month 6')
  expect(leap?.description).toContain('29 days')
  expect(memorial?.summary).toBe('Grandfather: memorial day')
  expect(memorial?.component.getFirstPropertyValue('url')).toBe('https://zeri.example/2026/2/16')
})

test('the years of a stored date are counted in the words of each language', () => {
  const of = (locale: string, year: number) =>
    read(
      writeLunarFeed('Zeri', [{ ...mum, id: 'one', year }], {
        today: '2026-01-01',
        alarm: undefined,
        locale: locale === 'ru' ? 'ru' : 'en',
        ...address,
      }),
    )[0]?.description
  expect(of('en', 2025)).toContain('1 year by')
  expect(of('ru', 2025)).toContain('1 год по')
  expect(of('ru', 2004)).toContain('22 года по')
  expect(of('ru', 1966)).toContain('60 лет по')
})
