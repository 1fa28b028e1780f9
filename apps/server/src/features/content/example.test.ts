import { expect, test } from 'vitest'
import { readExample } from './example.ts'

test.each([
  ['today', { show: 'today' }],
  ['hours 1981-06-14', { show: 'hours', date: '1981-06-14' }],
  ['month 2028-07', { show: 'month', month: '2028-07' }],
  ['terms 2027', { show: 'terms', year: 2027 }],
  ['next wedding 5', { show: 'next', activity: 'wedding', name: 'Свадьба', count: 5 }],
  [
    'pillars 1990-05-17T08:30 Europe/Moscow',
    { show: 'pillars', birthday: '1990-05-17', birthdayTime: '08:30', zone: 'Europe/Moscow' },
  ],
])('“%s” is read as an example', (line, expected) => {
  expect(readExample(line, 'ru')).toEqual(expected)
})

test.each([
  '',
  'day',
  'day 2026-02-30',
  'day 2026-11-25 x',
  'month 2026-13',
  'terms 1800',
  'next nothing 5',
  'next wedding 0',
  'next wedding 11',
  'pillars 1990-05-17 Europe/Moscow',
  'sing 1',
])('“%s” is not a valid example', (line) => {
  expect(readExample(line, 'en')).toBeUndefined()
})
