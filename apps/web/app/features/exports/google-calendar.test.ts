import { expect, test } from 'vitest'
import { googleCalendarUrl } from './google-calendar.ts'

test('the event lasts the whole day, up to the beginning of the next', () => {
  const url = new URL(googleCalendarUrl({ title: 'Свадьба & co', date: '2026-12-31', details: 'a\nb' }))
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Свадьба & co',
    dates: '20261231/20270101',
    details: 'a\nb',
  })
})
