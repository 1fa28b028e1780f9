import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { calendarRules, dayFacts } from '@zeri/almanac/calendar'
import { classicalSchool, personalRules, personalVerdict } from '@zeri/almanac/judgement'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { addChart, payUntil } from '../../testing/chart.ts'
import { aClock } from '../../testing/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { birthFormOf, glyphsOf, listGoldenBirths, pillarsOf } from '../../testing/golden-births.ts'
import { openAppDatabase, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { toAlmanacBirth } from '../bazi/birth.ts'

// Password hashing is slow, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

/** Seconds: the equation of time by hand is accurate to three. */
const SUN_TOLERANCE = 6
const clock = aClock()
let database: TestDatabase
let site: TestApp
let token: string
beforeAll(async () => {
  database = await openAppDatabase(inject('databaseUrl'))
  site = await openTestApp(database, { clock })
  token = await site.signUp('golden@example.org')
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const moscow = {
  latitudeDeg: 55.75222,
  longitudeDeg: 37.61556,
  offsetSecAt: createZoneClocks()('Europe/Moscow').offsetSecAt,
}
const date = { year: 2027, month: 3, day: 5 }
const facts = dayFacts({ date, place: moscow, rules: calendarRules })
const judged = { facts, school: classicalSchool }

test.each(listGoldenBirths())('$case: preview, chart, reading and calendar agree', async (golden) => {
  const form = birthFormOf(golden)
  const { gender: _, city: __, ...previewed } = form
  const preview = (await site.post('/api/charts/preview', previewed)).json()
  expect(preview.time).toBe(golden.kind)
  for (const [index, offsetSec] of golden.offsetsSec.entries()) {
    const uuid = await addChart(site, token, { ...form, offsetSec })
    await payUntil(database.db, uuid, clock.at + 60_000)
    const read = (await site.get(`/api/bazi/${uuid}`, { token })).json()
    const { hour, ...shown } = read.clock
    expect(preview.reckonings[index]).toMatchObject({ ...shown, hour: hour && { branch: hour.branch } })
    expect(shown.offsetSec).toBe(offsetSec)
    expect(glyphsOf(read.reading.pillars)).toBe(golden.pillars[index])
    const sun = golden.solar[index]
    const apartMs = sun ? Math.abs(Date.parse(`${shown.solarTime}Z`) - Date.parse(`${sun}Z`)) : 0
    expect(apartMs).toBeLessThanOrEqual(SUN_TOLERANCE * 1000)

    const chart = natalChart(toAlmanacBirth({ ...form, offsetSec }), natalRules)
    expect(pillarsOf(chart)).toBe(golden.pillars[index])
    const verdict = personalVerdict(judged, chart, personalRules)
    const day = (await site.get(`/api/charts/${uuid}/days/2027-03-05?place=524901`, { token })).json()
    expect(day.personal.verdict.weight).toBe(verdict.day.weight)
    expect(day.personal.tags.map(({ id, weight }: { id: string; weight: number }) => [id, weight])).toEqual(
      verdict.activities.map(({ activity, weight }) => [activity, weight]),
    )
    expect(day.chart.isHourKnown).toBe(golden.time !== null)
    await payUntil(database.db, uuid, null)
    await site.delete(`/api/charts/${uuid}`, { token })
  }
})
