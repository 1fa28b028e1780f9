import { expect, test } from 'vitest'
import { type AccountEvent, listNoticedDates, writeNotes } from './notes.ts'

const daily = { localDate: '2026-11-25', rhythm: 'daily' } as const
const weekly = { localDate: '2026-11-23', rhythm: 'weekly' } as const
const chosen = (on: string, activity?: 'wedding' | 'contract' | 'surgery'): AccountEvent => ({
  accountId: 'a',
  on,
  kind: 'chosen-day',
  activity,
})
const birthday = (on: string, years: number | null, name = 'Grandmother') =>
  ({ accountId: 'a', on, kind: 'birthday', name, years }) as const

test('a chosen day is mentioned three days and one day before it and on the day', () => {
  expect(listNoticedDates(daily)).toEqual(['2026-11-25', '2026-11-26', '2026-11-28'])
  const dates = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
  const events = dates.toReversed().map((on) => chosen(on, 'wedding'))
  expect(writeNotes(events, daily, 'en')).toEqual([
    'Today: the day you chose for the wedding.',
    'Tomorrow: the day you chose for the wedding.',
    'In three days, on Saturday: the day you chose for the wedding.',
  ])
  expect(writeNotes(events, daily, 'ru')).toEqual([
    'Сегодня: день, который вы выбрали для свадьбы.',
    'Завтра: день, который вы выбрали для свадьбы.',
    'Через три дня, 28 ноября: день, который вы выбрали для свадьбы.',
  ])
})

test('a weekly morning mentions the days of its week and the three after it', () => {
  const on = ['2026-11-22', '2026-11-23', '2026-11-29', '2026-12-02', '2026-12-03']
  const notes = writeNotes(
    on.map((date) => chosen(date, 'contract')),
    weekly,
    'en',
  )
  expect(notes).toEqual([
    'Monday, 23 November: the day you chose for signing a contract.',
    'Sunday, 29 November: the day you chose for signing a contract.',
    'Wednesday, 2 December: the day you chose for signing a contract.',
  ])
})

test.each([
  ['en', 'Today: the day you chose.'],
  ['ru', 'Сегодня: день, который вы выбрали.'],
] as const)('what is medical, or no longer known, is not named: %s', (locale, note) => {
  expect(writeNotes([chosen('2026-11-25', 'surgery')], daily, locale)).toEqual([note])
  expect(writeNotes([chosen('2026-11-25')], daily, locale)).toEqual([note])
})

test('lunar birthdays and memorial days have the name and, where known, the years', () => {
  const memorial = { ...birthday('2026-11-26', 1, 'дедушка'), kind: 'memorial' } as const
  expect(writeNotes([birthday('2026-11-25', 80), memorial], daily, 'en')).toEqual([
    'Today: lunar birthday (Grandmother, 80).',
    'Tomorrow: memorial day (дедушка, 1 year).',
  ])
  expect(
    [null, 0, 1, 22, 80].map((years) => writeNotes([birthday('2026-11-25', years, 'мама')], daily, 'ru')[0]),
  ).toEqual([
    'Сегодня: день рождения по лунному календарю (мама).',
    'Сегодня: день рождения по лунному календарю (мама).',
    'Сегодня: день рождения по лунному календарю (мама, 1 год).',
    'Сегодня: день рождения по лунному календарю (мама, 22 года).',
    'Сегодня: день рождения по лунному календарю (мама, 80 лет).',
  ])
})

test('there are no more than five notes, and long names are shortened', () => {
  const events = Array.from({ length: 9 }, () => birthday('2026-11-25', null, 'я'.repeat(300)))
  const notes = writeNotes(events, daily, 'ru')
  expect(notes).toHaveLength(5)
  expect(notes.every((note) => note.length < 120)).toBe(true)
})
