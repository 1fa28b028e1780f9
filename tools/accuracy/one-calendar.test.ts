import { calendarRules, type Rules } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'
import { listDifferentDates, measureOneCalendar } from './one-calendar.ts'

test('a date of 2026 or 2027 has the same facts and the same verdict in twelve places over the world', () => {
  expect(listDifferentDates({})).toEqual([])
  expect(measureOneCalendar()).toMatchObject([
    { name: 'general facts and verdicts that differ between 12 places on 730 dates', value: 0, ok: true },
  ])
})

test.each<Partial<Rules>>([{ monthRule: 'instant' }, { yearStart: 'lunar-new-year' }])(
  'the date is the same everywhere for the school of %o too',
  (school) => {
    expect(listDifferentDates({ rules: { ...calendarRules, ...school } })).toEqual([])
  },
)

test.each<Partial<Rules>>([{ termZone: 'local' }, { lunarMeridian: 'local' }])(
  'for who counts by the local sun or moon, %o, dates differ between Greenwich and Tokyo',
  (school) => {
    const dates = listDifferentDates({
      of: ['Greenwich', 'Tokyo'],
      rules: { ...calendarRules, ...school },
    })
    expect(dates.length).toBeGreaterThan(20)
  },
)
