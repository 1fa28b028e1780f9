import { solarTerms } from '../astro/solar-terms.ts'
import { almanacVersion } from '../version.ts'
import { localDaysOf } from './calendar-days.ts'
import { type CivilDate, type JulianDay, requireAlmanacDate, toJulianDay } from './civil-date.ts'
import { branchOf, type Pillar } from './cycle.ts'
import {
  dayMansion,
  dayOfficer,
  dayPillar,
  isYellowPath,
  naYinOf,
  pathStar,
  voidBranchesOf,
} from './day-cycles.ts'
import { type DoubleHour, listDoubleHours } from './double-hours.ts'
import { type Doubt, dayDoubt } from './doubt.ts'
import { type FestivalId, listFestivals } from './festivals.ts'
import { type LocalDay, localDayOf } from './local-day.ts'
import { type LunarDay, lunarMonthOf } from './lunar-date.ts'
import type { LunarMonth } from './lunar-month-rule.ts'
import { type DatedQuarter, findMoonQuarter, moonDaysFor } from './moon-quarter-day.ts'
import { type MoonOfDay, moonOfDay } from './moon-step.ts'
import { chinaMeridian, type Place } from './place.ts'
import type { Rules } from './rules.ts'
import { type SolarMonth, solarMonthOf, yearPillar } from './solar-month.ts'
import { type RunningTerm, runningTerm, termDaysFor, termIndexOn } from './term-day.ts'

/** What follows from a day together with its solar month. */
export type MonthlyFacts = {
  readonly year: Pillar
  readonly month: Pillar
  /** 0 建 … 11 闭. */
  readonly officer: number
  /** Star of the path, 0 青龙 … 11 勾陈. */
  readonly path: number
  readonly isYellow: boolean
}

export type DayFacts = MonthlyFacts &
  Doubt & {
    readonly almanacVersion: string
    readonly date: CivilDate
    /** The place and the rules that the facts hold for. */
    readonly place: Place
    readonly rules: Rules
    readonly julianDay: JulianDay
    /** The civil day in the place. */
    readonly startMs: number
    readonly endMs: number
    readonly lunar: LunarDay & { readonly monthLength: number }
    readonly term: RunningTerm
    /** On the day of a 节: its instant, and what holds before it for schools that change the month at the instant. */
    readonly monthChange: { readonly atMs: number; readonly before: MonthlyFacts } | undefined
    readonly day: Pillar
    readonly naYin: number
    readonly voidBranches: readonly [number, number]
    /** 0 角 … 27 轸. */
    readonly mansion: number
    /** The moon of the place: at the quarter that its clocks date on the day, else at the middle of the day. */
    readonly moon: MoonOfDay
    /** The quarter of the moon that the calendar dates on the day. */
    readonly moonQuarter: DatedQuarter | undefined
    readonly hours: readonly DoubleHour[]
    readonly festivals: readonly FestivalId[]
  }

export type DayRequest = { readonly date: CivilDate; readonly place: Place; readonly rules: Rules }

function monthlyFacts(day: Pillar, solarMonth: SolarMonth, year: Pillar): MonthlyFacts {
  const monthBranch = branchOf(solarMonth.pillar)
  const path = pathStar(branchOf(day), monthBranch)
  return {
    year,
    month: solarMonth.pillar,
    officer: dayOfficer(day, monthBranch),
    path,
    isYellow: isYellowPath(path),
  }
}

function lunarOf({ year, month, isLeap, length }: LunarMonth, day: number): DayFacts['lunar'] {
  return { year, month, isLeap, day, monthLength: length }
}

const isMonthStart = (termIndex: number): boolean => termIndex % 2 === 0

const middleOf = ({ startMs, endMs }: LocalDay): number => (startMs + endMs) / 2

/** The term whose month a day has: that of its date, or the one at its middle where the terms are counted. */
function findMonthIndex(localDay: LocalDay, termIndex: number, { monthRule, termZone }: Rules): number {
  if (monthRule === 'day') return termIndex
  const counted = termZone === 'china' ? localDayOf(localDay.day, chinaMeridian) : localDay
  return solarTerms.indexAt(middleOf(counted))
}

/**
 * All calendar facts of a day in a place, except the risings of the moon. By `calendarRules` a date has the same facts
 * everywhere, but for `startMs`, `endMs`, `moon` and `hours`. Festivals are dated in China by any rules.
 * @example dayFacts({ date: { year: 2026, month: 11, day: 15 }, place: chinaMeridian, rules: calendarRules }).officer // 6  破
 */
export function dayFacts({ date, place, rules }: DayRequest): DayFacts {
  requireAlmanacDate(date)
  const julianDay = toJulianDay(date)
  const localDay = localDayOf(julianDay, place)
  const termDays = termDaysFor(place, rules)
  const termIndex = termIndexOn(localDay, termDays)
  const term = runningTerm(termIndex, julianDay, termDays)
  const lunarMonth = lunarMonthOf(julianDay, place, rules)
  const lunarDay = julianDay - lunarMonth.firstDay + 1

  const day = dayPillar(julianDay)
  const factsOf = (index: number): MonthlyFacts => {
    const solarMonth = solarMonthOf(index)
    const byLiChun = rules.yearStart === 'li-chun'
    return monthlyFacts(day, solarMonth, byLiChun ? solarMonth.yearPillar : yearPillar(lunarMonth.year))
  }
  const changesMonth = term.startsToday && isMonthStart(termIndex)

  return {
    almanacVersion,
    date,
    place,
    rules,
    julianDay,
    startMs: localDay.startMs,
    endMs: localDay.endMs,
    lunar: lunarOf(lunarMonth, lunarDay),
    term,
    monthChange: changesMonth ? { atMs: term.startMs, before: factsOf(termIndex - 1) } : undefined,
    ...factsOf(findMonthIndex(localDay, termIndex, rules)),
    day,
    naYin: naYinOf(day),
    voidBranches: voidBranchesOf(day),
    mansion: dayMansion(julianDay),
    moon: moonOfDay(middleOf(localDay), findMoonQuarter(julianDay, localDaysOf(place))),
    moonQuarter: findMoonQuarter(julianDay, moonDaysFor(place, rules)),
    hours: listDoubleHours(julianDay, place, rules),
    festivals: listFestivals(julianDay),
    ...dayDoubt({ day: julianDay, termIndex, lunarMonth, place, rules }),
  }
}
