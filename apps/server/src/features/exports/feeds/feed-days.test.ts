import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { parseCivilDate } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'
import { createZoneClocks } from '../../../platform/zone-clock.ts'
import { describeWholePersonalDay, findCalendarContext } from '../../calendar/index.ts'
import { listFeedDays } from './feed-days.ts'

const chart = natalChart(
  {
    date: { year: 1990, month: 5, day: 1 },
    timeSec: 30_600,
    latitudeDeg: 55.75,
    longitudeDeg: 37.62,
    offsetSec: 14_400,
    gender: 'female',
  },
  natalRules,
)

test('a day of a personal feed weighs what the page of the day says', async () => {
  const calendar = {
    places: { find: () => undefined },
    clockOf: createZoneClocks(),
    today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
  }
  const setting = { ...(await findCalendarContext(calendar, { locale: 'en' })), openUntil: '2026-12-31' }
  const days = listFeedDays({ activity: undefined, chart }, setting)
  expect(days.length).toBeGreaterThan(40)
  for (const { date, weight, general } of days) {
    const civil = parseCivilDate(date)
    if (!civil) throw new Error(date)
    const { personal } = describeWholePersonalDay(civil, setting, { chart, access: 'paid' })
    expect([date, personal?.verdict.weight, personal?.verdict.general]).toEqual([date, weight, general])
  }
  expect(days.some(({ weight, general }) => weight !== general)).toBe(true)
})
