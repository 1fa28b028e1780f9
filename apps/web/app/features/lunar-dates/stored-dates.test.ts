import { expect, test } from 'vitest'
import { type BrowserDate, readBrowserDates, withDate, writeBrowserDates } from './stored-dates.ts'

const mum: BrowserDate = {
  name: 'Mum',
  kind: 'birthday',
  month: 6,
  day: 15,
  isLeap: true,
  year: 1987,
  leapRule: 'both',
}

test('dates are read back as they were stored, and none are stored as nothing', () => {
  expect(readBrowserDates(writeBrowserDates([mum, { ...mum, year: null }]))).toEqual([
    mum,
    { ...mum, year: null },
  ])
  expect(writeBrowserDates([])).toBeNull()
})

test.each([null, undefined, '', '{', '5', 'null', '[null, 1, "x"]'])('%s holds no dates', (text) => {
  expect(readBrowserDates(text)).toEqual([])
})

test('a damaged date is left out, the others stay', () => {
  const damaged = [
    { ...mum, day: 31 },
    { ...mum, kind: 'wedding' },
    { ...mum, leapRule: 'none' },
    { ...mum, name: '' },
    mum,
  ]
  expect(readBrowserDates(JSON.stringify(damaged))).toEqual([mum])
})

test('the same date with another rule takes the place of the one before', () => {
  const changed: BrowserDate = { ...mum, leapRule: 'leap' }
  expect(withDate([mum], changed)).toEqual([changed])
  expect(withDate([mum], { ...mum, kind: 'memorial' })).toHaveLength(2)
})
