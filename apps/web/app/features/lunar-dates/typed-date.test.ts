import { expect, test } from 'vitest'
import { readTyped, toNewDate } from './typed-date.ts'

const read = (query: string) => toNewDate(readTyped(new URLSearchParams(query)))

test.each([
  [
    'name=Mum&kind=birthday&rule=both&date=1987-08-09',
    { name: 'Mum', kind: 'birthday', leapRule: 'both', date: '1987-08-09' },
  ],
  [
    'name=Ann&kind=memorial&month=6&day=15&leap=on&year=1987',
    {
      name: 'Ann',
      kind: 'memorial',
      leapRule: 'regular',
      lunar: { month: 6, day: 15, isLeap: true, year: 1987 },
    },
  ],
  [
    'name=Ann&month=1&day=30',
    {
      name: 'Ann',
      kind: 'birthday',
      leapRule: 'regular',
      lunar: { month: 1, day: 30, isLeap: false, year: null },
    },
  ],
  [
    'name=Ann&date=1990-01-01&month=6&day=15',
    { name: 'Ann', kind: 'birthday', leapRule: 'regular', date: '1990-01-01' },
  ],
])('%s is read', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test.each([
  '',
  'name=Mum',
  'date=tomorrow',
  'month=13&day=1',
  'month=1&day=31',
  'month=1',
  'month=1&day=1&year=x',
])('%s is no date', (query) => {
  expect(read(query)).toBeUndefined()
})
