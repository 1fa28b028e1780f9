import {
  calendarRules,
  chinaMeridian,
  dayFacts,
  julianDay,
  toCivilDate,
  toJulianDay,
} from '@zeri/almanac/calendar'
import { activities, classicalSchool, judgeDay, type Weight } from '@zeri/almanac/judgement'
import { describe, expect, test } from 'vitest'
import { computeDay, judge, theBook } from '../calendar/index.ts'
import { countByWeight, listPastYear, listWeights } from './activity-year.ts'
import { createFigureMemory } from './figure-memory.ts'
import { countGoodDays } from './good-days.ts'
import { drawRivers } from './luck-river.ts'
import { compareLunarDays } from './lunar-days.ts'
import { compareYears, createSchoolDifferences, listComparedSchools } from './school-years.ts'
import { presentSchools } from './schools-differ.ts'
import { observeYear } from './solar-time.ts'
import { readVerdictBalance, weighVerdict } from './verdict-balance.ts'
import { createYearWeights, judgeYear } from './year-weights.ts'

const at = {
  key: '',
  zone: 'UTC',
  country: '',
  place: { latitudeDeg: 51.48, longitudeDeg: 0, offsetSecAt: () => 0 },
  rules: calendarRules,
  show: (ms: number) => new Date(ms).toISOString(),
  echo: () => null,
}

function balanceOf(text: string, activity: string, locale: 'en' | 'ru' = 'en') {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const computed = computeDay({ year, month, day }, { at, school: theBook, locale })
  const verdict = judge(computed)
  const context = { ...computed.facts, stars: verdict.stars, policy: verdict.policy }
  const found = verdict.activities.find((one) => one.activity === activity)
  if (!found) throw new Error(`no activity ${activity}`)
  return weighVerdict({ ...computed, verdict, context }, found)
}

describe('the balance of a verdict', () => {
  test('has the sum that the method works out by hand for 16 November 2026', () => {
    const balance = balanceOf('2026-11-16', 'pray')
    expect(balance).toMatchObject({ sign: 1, total: 3.25, weight: 2 })
    const points = balance.reasons.filter(({ isCounted }) => isCounted).map(({ zh, points }) => [zh, points])
    expect(points).toEqual([
      ['月德', 1.5],
      ['普护', 1],
      ['四相', 0.5],
      ['青龙', 0.25],
    ])
  })

  test('shows what does not count without points and with the reason', () => {
    const wedding = balanceOf('2026-11-16', 'wedding')
    const aside = wedding.reasons.filter(({ isCounted }) => !isCounted)
    expect(wedding.weight).toBe(-1)
    expect(aside.map(({ zh }) => zh)).toContain('天吏')
    expect(aside.every(({ points, note }) => points === 0 && note !== null)).toBe(true)
  })

  test('is refused beyond the horizon, for it would show a verdict', () => {
    const describeFigure = readVerdictBalance(['2026-12-18', 'pray'])
    const context = {
      locale: 'en',
      today: '2026-11-17',
      openUntil: '2026-12-17',
      memory: createFigureMemory(),
    } as const
    expect(() => describeFigure?.(context)).toThrow('request.not-found')
    expect(readVerdictBalance(['2026-12-17', 'pray'])?.(context)).toMatchObject({ date: '2026-12-17' })
  })

  test('adds up to its total on every day of a year, for every activity', () => {
    const first = toJulianDay({ year: 2026, month: 1, day: 1 })
    for (let step = 0; step < 365; step += 9) {
      const date = toCivilDate(julianDay(first + step))
      const text = `${date.year}-${date.month}-${date.day}`
      for (const { id } of activities) {
        const { reasons, total, sign } = balanceOf(text, id, 'ru')
        const sum = reasons.reduce((all, { points }) => all + points, 0)
        expect([text, id, sign === 0 ? 0 : Math.max(0.25, sum)]).toEqual([text, id, total])
      }
    }
  })
})

describe('the past year of an activity', () => {
  test('runs from a Monday to today over 53 weeks', () => {
    const dates = listPastYear({ year: 2026, month: 11, day: 17 })
    expect(dates[0]).toEqual({ year: 2025, month: 11, day: 17 })
    expect(dates.at(-1)).toEqual({ year: 2026, month: 11, day: 17 })
    expect(new Date(Date.UTC(2025, 10, 17)).getUTCDay()).toBe(1)
    expect(listPastYear({ year: 2026, month: 11, day: 22 })).toHaveLength(53 * 7)
  })

  test('has the weight of each day', async () => {
    const dates = listPastYear({ year: 2026, month: 11, day: 17 })
    const weights = await listWeights(dates, 'pray', createYearWeights())
    expect(weights.at(-2)).toBe(balanceOf('2026-11-16', 'pray').weight)
    expect(weights).toHaveLength(dates.length)
  })

  test('counts every weight, and the counts add up', () => {
    const days: Weight[] = [3, 1, 1, 0, -2]
    const counts = countByWeight(days)
    expect(counts.map(({ days: count }) => count)).toEqual([1, 0, 2, 1, 0, 1, 0])
  })
})

describe('good days of twelve years', () => {
  test('are those of the verdicts, day by day', async () => {
    let weddings = 0
    for (let day = 1; day <= 31; day++) {
      const facts = dayFacts({
        date: { year: 2026, month: 5, day },
        place: chinaMeridian,
        rules: calendarRules,
      })
      const verdict = judgeDay({ facts, school: classicalSchool })
      if ((verdict.activities.find(({ activity }) => activity === 'wedding')?.weight ?? 0) > 0) weddings++
    }
    const years = await countGoodDays('wedding', 2026, createYearWeights())
    expect(years[0]?.months[4]).toBe(weddings)
  })

  test('are counted once a year of the calendar, whichever activity is shown', async () => {
    let counted = 0
    const weightsOf = createYearWeights((year) => {
      counted++
      return judgeYear(year)
    })
    const years = await countGoodDays('wedding', 2026, weightsOf)
    await countGoodDays('haircut', 2026, weightsOf)
    expect(counted).toBe(12)
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 12 }, (_, index) => 2026 + index))
  })
})

describe('schools', () => {
  test('are compared by every other choice about days, and by the named schools', () => {
    expect(listComparedSchools().map(({ id }) => id)).toEqual([
      'virtue',
      'popular',
      'year-break',
      'month',
      'terms',
      'moon',
      'year',
      'printed',
      'practitioner',
    ])
  })

  test('that are the same move nothing', () => {
    const facts = dayFacts({
      date: { year: 2026, month: 5, day: 1 },
      place: chinaMeridian,
      rules: calendarRules,
    })
    const days = [judgeDay({ facts, school: classicalSchool })]
    expect(compareYears(days, days)).toEqual({
      movedDays: 0,
      turnedDays: 0,
      turnedVerdicts: 0,
      verdicts: activities.length,
    })
  })

  test('differ by the numbers that a second count of the year finds', async () => {
    const found = await createSchoolDifferences()(2026, {
      key: '',
      place: chinaMeridian,
      rules: calendarRules,
    })
    let turned = 0
    for (
      let at = toJulianDay({ year: 2026, month: 1, day: 1 });
      at <= toJulianDay({ year: 2026, month: 12, day: 31 });
      at = julianDay(at + 1)
    ) {
      const facts = dayFacts({ date: toCivilDate(at), place: chinaMeridian, rules: calendarRules })
      const [here, there] = [false, true].map(
        (folk) => judgeDay({ facts, school: { ...classicalSchool, folk } }).day.weight,
      )
      if (Math.sign(here ?? 0) !== Math.sign(there ?? 0)) turned++
    }
    expect(found.find(({ id }) => id === 'popular')?.turnedDays).toBe(turned)
    expect(turned).toBeGreaterThan(0)
    const shown = presentSchools(found, 'ru')
    expect(shown).toHaveLength(9)
    expect(shown.filter(({ isPreset }) => isPreset)).toHaveLength(2)
  })
})

describe('solar time', () => {
  test('has its four turns in the months and of the sizes that astronomers name', () => {
    const { points, turns } = observeYear(2026, { latitudeDeg: 51.48, longitudeDeg: 0, offsetSecAt: () => 0 })
    expect(points).toHaveLength(73)
    expect(turns.map(({ date }) => date.slice(0, 7))).toEqual(['2026-02', '2026-05', '2026-07', '2026-11'])
    // −14 m 14 s in February, +3 m 39 s in May, −6 m 33 s in July, +16 m 27 s in November.
    const known = [-854, 219, -393, 987]
    turns.forEach(({ equationSec }, index) => {
      expect(Math.abs(equationSec - (known[index] ?? 0))).toBeLessThanOrEqual(4)
    })
  })

  test('follows the longitude and the clock of the place', () => {
    const { points } = observeYear(2026, {
      latitudeDeg: 55.75,
      longitudeDeg: 37.61556,
      offsetSecAt: () => 10_800,
    })
    for (const { equationSec, solarMinusClockSec } of points)
      expect(Math.abs(solarMinusClockSec - (equationSec + 37.61556 * 240 - 10_800))).toBeLessThanOrEqual(1)
  })

  test('reaches the tropics at the solstices and no further', () => {
    const { points } = observeYear(2026, { latitudeDeg: 0, longitudeDeg: 0, offsetSecAt: () => 0 })
    const heights = points.map(({ declinationDeg }) => declinationDeg)
    expect(Math.max(...heights)).toBeGreaterThan(23.4)
    expect(Math.max(...heights)).toBeLessThan(23.44)
    expect(Math.min(...heights)).toBeLessThan(-23.4)
  })
})

describe('lunar days by two counts', () => {
  const moscow = { latitudeDeg: 55.75222, longitudeDeg: 37.61556, offsetSecAt: () => 10_800 }

  test('cover the month without a gap, one after the other', () => {
    const { days, moonriseDays } = compareLunarDays({ year: 2026, month: 11 }, moscow)
    expect(days).toHaveLength(30)
    expect(moonriseDays[0]?.fromHour).toBe(0)
    expect(moonriseDays.at(-1)?.toHour).toBe(720)
    moonriseDays.slice(1).forEach(({ fromHour }, index) => {
      expect(Math.abs(fromHour - (moonriseDays[index]?.toHour ?? 0))).toBeLessThanOrEqual(0.01)
    })
  })

  test('are those of the almanac on each day', () => {
    const { days } = compareLunarDays({ year: 2026, month: 11 }, moscow)
    const fifteenth = days[14]
    const { lunar } = dayFacts({
      date: { year: 2026, month: 11, day: 15 },
      place: moscow,
      rules: calendarRules,
    })
    expect(fifteenth?.lunarDay).toBe(lunar.day)
    expect(
      days.every(({ moonriseDay, lunarDay }) => moonriseDay >= 1 && Math.abs(moonriseDay - lunarDay) <= 29),
    ).toBe(true)
  })
})

test('the rivers of luck part at the month pillar, one forward and one backward', () => {
  const birth = {
    date: { year: 1985, month: 11, day: 23 },
    timeSec: 14 * 3600 + 600,
    latitudeDeg: 55.75222,
    longitudeDeg: 37.61556,
    offsetSec: 10_800,
  }
  const { month, rivers } = drawRivers(birth, 'en')
  // 1985 is 乙丑, a yin year: forward for a woman.
  expect(rivers.map(({ gender, direction }) => [gender, direction])).toEqual([
    ['female', 'forward'],
    ['male', 'backward'],
  ])
  for (const { direction, pillars } of rivers) {
    const step = direction === 'forward' ? 1 : -1
    expect(pillars.map(({ pillar }) => pillar.index)).toEqual(
      pillars.map((_, index) => (month.index + step * (index + 1) + 60) % 60),
    )
    expect(pillars.map(({ fromYear }) => fromYear)).toEqual(
      pillars.map((_, index) => (pillars[0]?.fromYear ?? 0) + 10 * index),
    )
  }
})
