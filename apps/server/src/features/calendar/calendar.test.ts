import { calendarRules, dayFacts, julianDay, toCivilDate } from '@zeri/almanac/calendar'
import { classicalSchool, judgeDay } from '@zeri/almanac/judgement'
import { describeDay, describeYear, listDays } from '@zeri/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDayAt } from '../../platform/local-day.ts'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import type { GazetteerPlace } from '../places/index.ts'
import {
  type CalendarDeps,
  describeDays,
  describeWholeDay,
  findCalendarContext,
  requireDate,
} from './calendar.ts'
import { describeWholeYear } from './describe-year.ts'

const newYork: GazetteerPlace = {
  id: 5_128_581,
  name: { en: 'New York City', ru: 'Нью-Йорк' },
  region: { en: 'New York', ru: 'Нью-Йорк' },
  country: 'US',
  latitudeDeg: 40.71427,
  longitudeDeg: -74.00597,
  population: 8_804_190,
  zone: 'America/New_York',
}
const deps: CalendarDeps = {
  places: { find: (id) => (id === String(newYork.id) ? newYork : undefined) },
  clockOf: createZoneClocks(),
  today: () => ({ date: '2026-11-15', endsAtMs: 0 }),
}
const nowhere = await findCalendarContext(deps, { locale: 'en' })
const inNewYork = await findCalendarContext(deps, { locale: 'ru', place: String(newYork.id) })

test('15 November 2026 is a Yin Water Snake under a growing moon, in both languages', () => {
  const range = { from: '2026-11-15', to: '2026-11-15' }
  const [en] = describeDays(range, nowhere).days
  const [ru] = describeDays(range, { ...nowhere, locale: 'ru' }).days
  expect(en?.pillar.name).toBe('Yin Water Snake')
  expect(ru?.pillar.name).toBe('Водяная Змея')
  expect(`${ru?.pillar.stem.glyph}${ru?.pillar.branch.glyph}`).toBe('癸巳')
  expect(en?.moon).toMatchObject({ growing: true, name: 'Waxing crescent' })
})

test('a range gives each of its days once, over the end of a leap February', () => {
  const { days } = describeDays({ from: '2028-02-27', to: '2028-03-02' }, nowhere)
  expect(days.map((day) => day.date)).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
  ])
})

test('a civil month names the solar months it touches, and the year that changes with one', () => {
  // The sun reaches 315° at 20:02 UTC on the 3rd, in China at 04:02 on the 4th.
  const { solarMonths } = describeDays({ from: '2026-02-01', to: '2026-02-28' }, nowhere)
  const glyphsOf = ({ stem, branch }: { stem: { glyph: string }; branch: { glyph: string } }) =>
    stem.glyph + branch.glyph
  expect(solarMonths.map(({ from, year, month }) => [from, glyphsOf(year), glyphsOf(month)])).toEqual([
    ['2026-02-01', '乙巳', '己丑'],
    ['2026-02-04', '丙午', '庚寅'],
  ])
})

test.each(['1899-12-31', '2101-01-01', '2026-02-29', '2026-13-01', '2026-00-10'])(
  '%s is no day of ours',
  (date) => {
    expect(() => requireDate(date)).toThrow('calendar.no-such-day')
  },
)

test('a place nobody knows is refused', async () => {
  await expect(findCalendarContext(deps, { locale: 'en', place: '1' })).rejects.toThrow('place.not-found')
})

test('without a place, today is that of the default place of the language, and so is its end', async () => {
  const at = Date.UTC(2026, 10, 15, 22)
  const late = { ...deps, today: (zone: string) => localDayAt(at, zone) }
  const [en, ru] = [
    await findCalendarContext(late, { locale: 'en' }),
    await findCalendarContext(late, { locale: 'ru' }),
  ]
  expect([en.today, en.openUntil, en.todayEndsAtMs]).toEqual([
    '2026-11-15',
    '2026-12-15',
    Date.UTC(2026, 10, 16),
  ])
  expect([ru.today, ru.openUntil, ru.todayEndsAtMs]).toEqual([
    '2026-11-16',
    '2026-12-16',
    Date.UTC(2026, 10, 16, 21),
  ])
  expect(ru.head.place).toBeNull()
})

test('judgement is open up to thirty days ahead of today and no further; facts are open', () => {
  const { days, openUntil } = describeDays({ from: '2026-12-14', to: '2026-12-17' }, nowhere)
  expect(openUntil).toBe('2026-12-15')
  expect(days.map(({ verdict, weights }) => verdict !== null && weights !== null)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(days.at(-1)?.pillar.name).toBe('Yin Wood Ox')
})

test('beyond the horizon a whole day has nothing that judges, hours included', () => {
  const day = describeWholeDay({ year: 2027, month: 3, day: 5 }, inNewYork)
  expect(day.judgement).toBeNull()
  expect(day.hours.every(({ verdict }) => verdict === null)).toBe(true)
  expect(day.hours).toHaveLength(12)
  const words = JSON.stringify(day)
  expect(words).not.toMatch(/"weight"/)
})

test('every whole day of any year keeps to the contract and says what the almanac says', () => {
  const days = fc.integer({ min: 2_415_021, max: 2_488_434 }).map((day) => toCivilDate(julianDay(day)))
  fc.assert(
    fc.property(days, (date) => {
      const response = describeWholeDay(date, inNewYork)
      expect(describeDay.response.parse(response)).toEqual(response)
      const { place } = inNewYork.at
      const facts = dayFacts({ date, place, rules: calendarRules })
      expect(response.hieroglyph.index).toBe(facts.day)
      expect(response.season.running.index).toBe(facts.term.term)
      if (!response.judgement) return
      const verdict = judgeDay({ facts, school: classicalSchool })
      expect(response.judgement.verdict.weight).toBe(verdict.day.weight)
      expect(response.judgement.tags.map(({ weight }) => weight)).toEqual(
        verdict.activities.map(({ weight }) => weight),
      )
    }),
    { numRuns: 60 },
  )
})

test('every star that a reason names is in the list of stars', () => {
  for (let day = 1; day <= 30; day++) {
    const { judgement } = describeWholeDay({ year: 2026, month: 9, day }, nowhere)
    const listed = new Set(judgement?.stars.map(({ id }) => id))
    const named = judgement?.tags.flatMap(({ reasons }) => reasons.flatMap(({ star }) => star ?? []))
    expect(named?.filter((star) => !listed.has(star))).toEqual([])
  }
})

test('a bad day offers its best hours and the next good day, which is good indeed', () => {
  const { judgement } = describeWholeDay({ year: 2026, month: 11, day: 9 }, nowhere)
  expect(judgement?.verdict.weight).toBeLessThan(0)
  const better = judgement?.planB?.day
  expect(better?.date && better.date > '2026-11-09').toBe(true)
  const [day] = describeDays({ from: better?.date ?? '', to: better?.date ?? '' }, nowhere).days
  expect(day?.verdict?.weight).toBe(better?.weight)
  expect(day?.verdict?.weight).toBeGreaterThan(0)
})

test('plan B finds every good hour of a bad day, the best first', () => {
  const bad = Array.from({ length: 40 }, (_, index) => toCivilDate(julianDay(2_461_330 + index)))
    .map((date) => describeWholeDay(date, inNewYork))
    .filter(({ judgement }) => judgement?.planB)
  expect(bad.length).toBeGreaterThan(5)
  for (const { hours, judgement } of bad) {
    const planned = judgement?.planB?.hours.map((branch) => hours.find((hour) => hour.branch === branch))
    const good = hours.filter(({ verdict }) => (verdict?.weight ?? 0) > 0)
    expect(new Set(planned)).toEqual(new Set(good))
    const ranks = planned?.map((hour) => hour?.verdict?.weight ?? 0) ?? []
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
  }
})

test('a good day needs no plan B', () => {
  const { judgement } = describeWholeDay({ year: 2026, month: 11, day: 12 }, nowhere)
  expect(judgement?.verdict.weight).toBeGreaterThan(0)
  expect(judgement?.planB).toBeNull()
})

test('on the day a month changes, the moment is given in the clock time of the place and of China', () => {
  const { day_info } = describeWholeDay({ year: 2026, month: 12, day: 7 }, inNewYork)
  expect(day_info.monthChange?.at).toMatch(/^2026-12-06T\d\d:\d\d:\d\d-05:00$/)
  expect(day_info.monthChange?.inChina).toMatch(/^2026-12-07T\d\d:\d\d:\d\d\+08:00$/)
  const { at, inChina, before } = day_info.monthChange ?? { at: '', inChina: '', before: null }
  expect(Date.parse(at)).toBe(Date.parse(inChina))
  expect(before?.month.index).toBe(describeWholeDay({ year: 2026, month: 12, day: 6 }, inNewYork).month.index)
})

test('where the sun changes the month on another date than the calendar, that day says so and keeps one month', () => {
  // 大雪 is on 7 December in China and on the evening of the 6th in New York.
  const { day_info, month, season } = describeWholeDay({ year: 2026, month: 12, day: 6 }, inNewYork)
  expect(day_info.monthChange).toMatchObject({ date: '2026-12-07', before: null })
  expect(day_info.monthChange?.at).toBe(season.next.at)
  expect(season.next.date).toBe('2026-12-07')
  expect(month.index).toBe(describeWholeDay({ year: 2026, month: 12, day: 5 }, inNewYork).month.index)
  expect(describeWholeDay({ year: 2026, month: 12, day: 5 }, inNewYork).day_info.monthChange).toBeNull()
  expect(describeWholeDay({ year: 2026, month: 12, day: 8 }, inNewYork).day_info.monthChange).toBeNull()
})

test('a phase of the moon is on the date of the place, a term on the date of China', () => {
  // The new moon of 9 December 2026 is at 00:52 UTC: on the 8th in New York.
  const dayOf = (day: number) => describeWholeDay({ year: 2026, month: 12, day }, inNewYork)
  expect([8, 9].map((day) => dayOf(day).moon.quarter?.at.slice(0, 10))).toEqual(['2026-12-08', undefined])
  const { terms } = describeWholeYear(2026, inNewYork)
  const daXue = terms.find(({ index }) => index === 20)
  expect([daXue?.date, daXue?.at.slice(0, 10)]).toEqual(['2026-12-07', '2026-12-06'])
})

test('without a place the hours are those of a sundial', () => {
  const { hours } = describeWholeDay({ year: 2026, month: 11, day: 15 }, nowhere)
  expect(hours.map(({ from }) => from.slice(11, 16)).slice(0, 3)).toEqual(['23:00', '01:00', '03:00'])
})

test('a year has every day, 24 terms and no weight past the horizon', () => {
  const response = describeWholeYear(2026, inNewYork)
  expect(describeYear.response.parse(response)).toEqual(response)
  expect(response.days).toHaveLength(365)
  expect(response.terms).toHaveLength(24)
  expect(response.days.filter(({ weight }) => weight === null)).toHaveLength(16)
  expect(() => describeWholeYear(1899, nowhere)).toThrow('calendar.no-such-day')
  expect(() => describeWholeYear(2101, nowhere)).toThrow('calendar.no-such-day')
})

test('every line over a year keeps to the contract', () => {
  const response = describeDays({ from: '2026-01-01', to: '2026-12-31' }, inNewYork)
  expect(listDays.response.parse(response)).toEqual(response)
})
