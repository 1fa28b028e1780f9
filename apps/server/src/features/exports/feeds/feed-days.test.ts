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

test('a day of a personal feed weighs and says what the page of the day does', async () => {
  const calendar = {
    places: { find: () => undefined },
    clockOf: createZoneClocks(),
    today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
  }
  const setting = { ...(await findCalendarContext(calendar, { locale: 'en' })), openUntil: '2026-12-31' }
  const days = [...listFeedDays({ activity: undefined, chart }, setting)].flat()
  expect(days.length).toBeGreaterThan(40)
  for (const { date, weight, general, sentence } of days) {
    const civil = parseCivilDate(date)
    if (!civil) throw new Error(date)
    const { personal } = describeWholePersonalDay(civil, setting, { chart, access: 'paid' })
    const { verdict } = personal ?? {}
    expect([date, verdict?.weight, verdict?.general, verdict?.summary]).toEqual([
      date,
      weight,
      general,
      sentence,
    ])
  }
  expect(days.some(({ weight, general }) => weight !== general)).toBe(true)
})

test('a day of a feed about an activity has no sentence about the whole day', async () => {
  const calendar = {
    places: { find: () => undefined },
    clockOf: createZoneClocks(),
    today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
  }
  const setting = await findCalendarContext(calendar, { locale: 'en' })
  const days = [...listFeedDays({ activity: 'surgery', chart: undefined }, setting)].flat()
  expect(days.length).toBeGreaterThan(20)
  expect(days.filter(({ sentence }) => sentence !== undefined)).toEqual([])
})
