import { expect, test } from 'vitest'
import { canAnswer, hoursOf, readChooserQuery, spanOf } from './chooser-query.ts'

const TODAY = '2026-11-15'
const readAll = (query: string, today = TODAY) => readChooserQuery(new URLSearchParams(query), today)
const read = (query: string) => readAll(query).query
const ANNA = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'
const BORIS = '4f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'

test('an empty query string means this month and any good day by day', () => {
  expect(readAll('')).toEqual({
    query: expect.objectContaining({
      tag: '',
      volume: 'month',
      year: 2026,
      month: 11,
      min: 1,
      weekdays: [],
      night: false,
    }),
    faults: {},
  })
  expect(spanOf(read(''))).toEqual({ from: '2026-11-01', to: '2026-11-30' })
})

test('with less than a week left of the month the next one is suggested, across the year too', () => {
  const spanOn = (today: string, query = '') => spanOf(readAll(query, today).query)
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
})

test('a sentence has one field for its span: a month, a year or the next thirty days', () => {
  expect(spanOf(read('when=2028-02'))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(spanOf(read('when=2027&month=5'))).toEqual({ from: '2027-01-01', to: '2027-12-31' })
  expect(spanOf(read('when=ahead'))).toEqual({ from: '2026-11-15', to: '2026-12-14' })
  expect(spanOf(read('when=&year=2027&month=5')).from).toBe('2027-05-01')
})

test('an activity named by a button counts before that of the field', () => {
  expect(read('tag=wedding&when=2027-05&tag=move-house').tag).toBe('move-house')
})

test('ends of a range in the wrong order are swapped, which is said, and the query is answered', () => {
  const { query, faults } = readAll('volume=range&from=2027-06-01&to=2027-05-01')
  expect(spanOf(query)).toEqual({ from: '2027-05-01', to: '2027-06-01' })
  expect(faults).toEqual({ to: { fault: 'swapped', typed: '2027-05-01' } })
  expect(canAnswer(faults)).toBe(true)
})

test.each([
  ['year=99999', 'year', 'year', '99999'],
  ['year=1899', 'year', 'year', '1899'],
  ['month=13', 'month', 'month', '13'],
  ['when=soon', 'year', 'year', 'soon'],
  ['when=99999', 'year', 'year', '99999'],
  ['when=2027-13', 'month', 'month', '13'],
  ['volume=range&from=2026-02-31', 'from', 'date', '2026-02-31'],
  ['volume=range&to=tomorrow', 'to', 'date', 'tomorrow'],
  ['volume=range&from=2026-01-01&to=2028-01-01', 'to', 'tooLong', '2028-01-01'],
  ['weekday=sunday', 'weekday', 'weekday', 'sunday'],
  ['weekday=8', 'weekday', 'weekday', '8'],
  ['after=25:00', 'after', 'time', '25:00'],
  ['after=09:00&before=09:00', 'after', 'time', '09:00–09:00'],
  ['min=-3', 'min', 'min', '-3'],
  ['holidays=maybe', 'holidays', 'holidays', 'maybe'],
  ['place=London', 'place', 'place', 'London'],
  ['tag=<script>alert(1)</script>', 'tag', 'tag', '<script>alert(1)</script'],
])('%s is said at its field and not answered', (query, field, fault, typed) => {
  const { faults } = readAll(query)
  expect(faults).toEqual({ [field]: { fault, typed } })
  expect(canAnswer(faults)).toBe(false)
})

test('fields of another kind of span are not looked at', () => {
  expect(readAll('volume=month&year=2027&month=5&from=nonsense&to=').faults).toEqual({})
  expect(readAll('volume=range&year=99999&month=77').faults).toEqual({})
  expect(readAll('volume=year&year=2027&month=77').faults).toEqual({})
})

test('charts that are no charts are left out', () => {
  expect(read('chart=everybody').full).toEqual([])
})

test('a chart that can only veto is not also weighed', () => {
  expect(read(`chart=${ANNA}&chart=${BORIS}&veto=${BORIS}`)).toMatchObject({ full: [ANNA], veto: [BORIS] })
})

test('ticking every weekday is the same as ticking none', () => {
  expect(read('weekday=1&weekday=6').weekdays).toEqual([1, 6])
  expect(read([1, 2, 3, 4, 5, 6, 7].map((day) => `weekday=${day}`).join('&')).weekdays).toEqual([])
})

test('one end of the day is enough, and ends in the wrong order are swapped, which is said', () => {
  expect(hoursOf({ after: '09:00', before: '' })).toEqual({ from: '09:00', to: '24:00' })
  expect(hoursOf({ after: '', before: '12:00' })).toEqual({ from: '00:00', to: '12:00' })
  expect(hoursOf({ after: '', before: '' })).toBeUndefined()
  const { query, faults } = readAll('after=18:00&before=09:00')
  expect(hoursOf(query)).toEqual({ from: '09:00', to: '18:00' })
  expect(faults).toEqual({ after: { fault: 'timeSwapped', typed: '18:00–09:00' } })
  expect(canAnswer(faults)).toBe(true)
})

test('the list shows twenty days, or as many as the address says', () => {
  expect([read('').shown, read('shown=40').shown, read('shown=9999').shown]).toEqual([20, 40, 20])
})
