import { expect, test } from 'vitest'
import { hoursOf, readChooserQuery, spanOf } from './chooser-query.ts'

const TODAY = '2026-11-15'
const read = (query: string) => readChooserQuery(new URLSearchParams(query), TODAY)
const ANNA = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const BORIS = '4f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'

test('an empty query string means this month and any good day', () => {
  expect(read('')).toMatchObject({ tag: '', volume: 'month', year: 2026, month: 11, min: 1, weekdays: [] })
  expect(spanOf(read(''))).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test('with less than a week left of the month the next one is suggested, across the year too', () => {
  const spanOn = (today: string, query = '') => spanOf(readChooserQuery(new URLSearchParams(query), today))
  expect(spanOn('2026-11-23').from).toBe('2026-11-01')
  expect(spanOn('2026-11-24').from).toBe('2026-12-01')
  expect(spanOn('2026-12-30').from).toBe('2027-01-01')
  expect(spanOn('2026-12-30', 'year=2026&month=12').from).toBe('2026-12-01')
  expect(spanOn('2026-12-30', 'month=12').from).toBe('2026-12-01')
  expect(spanOn('2026-12-30', 'year=2026').from).toBe('2026-12-01')
})

test('a range without an end lasts thirty days, at most to the end of the calendar', () => {
  expect(spanOf(read('volume=range'))).toEqual({ from: '2026-11-15', to: '2026-12-14' })
  expect(spanOf(read('volume=range&from=2100-12-20')).to).toBe('2100-12-31')
})

test('a month, a year and a range have their first and last dates', () => {
  expect(spanOf(read('volume=month&year=2028&month=2'))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(spanOf(read('volume=year&year=2027'))).toEqual({ from: '2027-01-01', to: '2027-12-31' })
  expect(spanOf(read('volume=range&from=2026-12-01&to=2027-01-10'))).toEqual({
    from: '2026-12-01',
    to: '2027-01-10',
  })
  expect(spanOf(read('volume=range&from=2026-12-01&to=2026-01-10')).to).toBe('2026-12-01')
})

test('invalid parts of the query string fall back to defaults', () => {
  for (const query of ['year=9999', 'month=13', 'from=2026-02-31x', 'weekday=8', 'min=-3', 'tag=<script>'])
    expect(read(query)).toMatchObject({ tag: '', year: 2026, month: 11, weekdays: [], min: 1 })
  expect(read('chart=everybody').full).toEqual([])
})

test('a chart that can only veto is not also weighed', () => {
  expect(read(`chart=${ANNA}&chart=${BORIS}&veto=${BORIS}`)).toMatchObject({ full: [ANNA], veto: [BORIS] })
})

test('ticking every weekday is the same as ticking none', () => {
  expect(read('weekday=1&weekday=6').weekdays).toEqual([1, 6])
  expect(read([1, 2, 3, 4, 5, 6, 7].map((day) => `weekday=${day}`).join('&')).weekdays).toEqual([])
})

test('one end of the day is enough, and ends in the wrong order allow any time', () => {
  expect(hoursOf({ after: '09:00', before: '' })).toEqual({ from: '09:00', to: '24:00' })
  expect(hoursOf({ after: '', before: '12:00' })).toEqual({ from: '00:00', to: '12:00' })
  expect(hoursOf({ after: '18:00', before: '09:00' })).toBeUndefined()
  expect(hoursOf({ after: '', before: '' })).toBeUndefined()
})
