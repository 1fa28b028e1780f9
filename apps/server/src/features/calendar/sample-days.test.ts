import { expect, test } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { findCalendarContext } from './calendar.ts'
import { describeSampleDays } from './sample-days.ts'

const setting = await findCalendarContext(
  {
    places: { find: () => undefined },
    clockOf: createZoneClocks(),
    today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
  },
  { locale: 'en' },
)

test('a week of somebody made up has the weight for everyone beside the own one, and why they differ', () => {
  const { days, person } = describeSampleDays('2026-11-15', setting)
  expect(days.map(({ date }) => date).at(0)).toBe('2026-11-15')
  expect(days).toHaveLength(7)
  expect(person.dayMaster.zh).toMatch(/^\p{Script=Han}$/u)
  for (const { verdict } of days) {
    const { general, delta, weight, reasons } = verdict
    if (weight !== general || delta !== 0) expect(reasons).not.toHaveLength(0)
  }
  expect(days.some(({ verdict }) => verdict.weight !== verdict.general)).toBe(true)
})

test('the Russian sample is somebody of Moscow, spoken of in the third person', () => {
  const { days, person } = describeSampleDays('2026-11-15', { ...setting, locale: 'ru' })
  expect(person).toMatchObject({ fio: 'Анна', city: 'Москва, Россия' })
  const sentences = days.flatMap(({ verdict }) => verdict.reasons.map(({ sentence }) => sentence))
  expect(sentences).not.toHaveLength(0)
  expect(sentences.filter((sentence) => /(?<!\p{L})(?:ваш|вас|вам)/iu.test(sentence))).toEqual([])
})

test('days beyond the horizon are left out', () => {
  expect(describeSampleDays('2026-12-12', setting).days).toHaveLength(4)
  expect(describeSampleDays('2027-12-12', setting).days).toHaveLength(0)
})
