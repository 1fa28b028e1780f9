import { type Locale, locales } from '@zeri/contract'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import { readCalendar } from '../../../testing/read-icalendar.ts'
import { findCalendarContext } from '../../calendar/index.ts'
import type { AlarmTime } from '../calendar-file/icalendar.ts'
import { writePublicFeed } from './feeds.ts'

const origin = 'https://zeri.example'
const services = { product: 'Zeri', origins: { en: origin, ru: origin } }
/** Two feeds, a year after each other, cover twenty-four months; each has other reminders. */
const years = [
  ['2026-11-15', 'eve'],
  ['2027-11-15', 'morning'],
] as const
const HOURS = { eve: -6, morning: 8 } as const
const WHEN = {
  en: { eve: 'Tomorrow', morning: 'Today' },
  ru: { eve: 'Завтра', morning: 'Сегодня' },
} as const

/** A feed of twelve months, as a paid calendar has it. */
async function writeYear(today: string, locale: Locale, alarm: AlarmTime): Promise<string> {
  const calendar = {
    places: { find: () => undefined },
    clockOf: createZoneClocks(),
    today: () => ({ date: today, endsAtMs: 0 }),
  }
  const context = { ...(await findCalendarContext(calendar, { locale })), openUntil: '2100-12-31' }
  return writePublicFeed(services, context, { filter: 'all', alarm })
}

/** ical.js is lenient, so what RFC 5545 requires of an event is asserted here. */
function readDay(event: ICAL.Component): string {
  for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'description', 'url', 'transp'])
    expect(event.getAllProperties(name), name).toHaveLength(1)
  const { uid, summary, description, startDate, endDate } = new ICAL.Event(event)
  expect(startDate.isDate && endDate.isDate).toBe(true)
  expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400)
  const date = startDate.toString()
  expect(uid).toBe(`day-${date}-everyone-${uid.includes('-ru@') ? 'ru' : 'en'}@zeri.example`)
  expect(summary).toMatch(/\([+−]?\d\)$/)
  expect(description).toContain(String(event.getFirstPropertyValue('url')))
  expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  return date
}

/** The hours between midnight and the reminder of an event. */
function readAlarm(event: ICAL.Component): { hours: number; words: string } {
  const alarms = event.getAllSubcomponents('valarm')
  expect(alarms).toHaveLength(1)
  const [alarm] = alarms
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
  const trigger = alarm?.getFirstPropertyValue('trigger')
  if (!(trigger instanceof ICAL.Duration)) throw new Error('no duration')
  return { hours: trigger.toSeconds() / 3600, words: String(alarm?.getFirstPropertyValue('description')) }
}

test.each(locales)('ical.js reads twenty-four months in %s without an error', async (locale) => {
  const dates = new Set<string>()
  for (const [today, alarm] of years) {
    const text = await writeYear(today, locale, alarm)
    readCalendar(Buffer.from(text))
    const calendar = new ICAL.Component(ICAL.parse(text))
    for (const name of ['version', 'prodid', 'calscale', 'method', 'name'])
      expect(calendar.getAllProperties(name), name).toHaveLength(1)
    for (const event of calendar.getAllSubcomponents('vevent')) {
      dates.add(readDay(event))
      const summary = event.getFirstPropertyValue('summary')
      expect(readAlarm(event)).toEqual({ hours: HOURS[alarm], words: `${WHEN[locale][alarm]}: ${summary}` })
    }
  }
  const sorted = [...dates].toSorted()
  expect([sorted.at(0), sorted.at(-1)]).toEqual(['2026-11-08', '2028-11-14'])
  // Every day of the span, without a gap.
  expect(dates.size).toBe((Date.parse('2028-11-14') - Date.parse('2026-11-08')) / 86_400_000 + 1)
})
