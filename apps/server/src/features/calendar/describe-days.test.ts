import { listDays } from '@zeri/contract'
import { expect, test } from 'vitest'
import { describeDays } from './describe-days.ts'

test('15 November 2026 is a Yin Water Snake under a growing moon, in both languages', () => {
  const range = { from: '2026-11-15', to: '2026-11-15' }
  const [en] = describeDays({ ...range, locale: 'en' }).days
  const [ru] = describeDays({ ...range, locale: 'ru' }).days
  expect(en?.pillar.name).toBe('Yin Water Snake')
  expect(ru?.pillar.name).toBe('Водяная Змея')
  expect(`${ru?.pillar.stem.glyph}${ru?.pillar.branch.glyph}`).toBe('癸巳')
  expect(en?.moon).toMatchObject({ growing: true, name: 'Waxing crescent' })
})

test('a range gives each of its days once, over the end of a leap February', () => {
  const { days } = describeDays({ from: '2028-02-27', to: '2028-03-02', locale: 'en' })
  expect(days.map((day) => day.date)).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
  ])
})

test.each(['1899-12-31', '2101-01-01', '2026-02-29', '2026-13-01', '2026-00-10'])(
  '%s is no day of ours',
  (date) => {
    expect(() => describeDays({ from: date, to: date, locale: 'en' })).toThrow('calendar.no-such-day')
  },
)

test('every answer over a year keeps to the contract', () => {
  const answer = describeDays({ from: '2026-01-01', to: '2026-12-31', locale: 'ru' })
  expect(listDays.response.parse(answer)).toEqual(answer)
})
