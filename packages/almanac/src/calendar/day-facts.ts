import { moonPhase } from '../astro/moon-phase.ts'
import { type MoonQuarter, moonQuarters, quarterOf } from '../astro/moon-quarters.ts'
import { solarTerms } from '../astro/solar-terms.ts'
import { almanacVersion } from '../version.ts'
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
import { type MoonStep, moonStep } from './moon-step.ts'
import type { Place } from './place.ts'
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
    /** At the middle of the day. */
    readonly moon: MoonStep & { readonly elongationDeg: number; readonly litFraction: number }
    /** A quarter of the moon that falls on the day. */
    readonly moonQuarter: { readonly quarter: MoonQuarter; readonly atMs: number } | undefined
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

function findMoonQuarter({ startMs, endMs }: LocalDay): DayFacts['moonQuarter'] {
  const index = moonQuarters.indexAt(endMs - 1)
  const atMs = moonQuarters.epochMs(index)
  return atMs >= startMs ? { quarter: quarterOf(index), atMs } : undefined
}

const isMonthStart = (termIndex: number): boolean => termIndex % 2 === 0

const middleOf = ({ startMs, endMs }: LocalDay): number => (startMs + endMs) / 2

function moonOf(localDay: LocalDay): DayFacts['moon'] {
  const phase = moonPhase(middleOf(localDay))
  return { ...moonStep(phase.elongationDeg), ...phase }
}

/**
 * All calendar facts of a day in a place, except the risings of the moon.
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
  const monthIndex = rules.monthRule === 'day' ? termIndex : solarTerms.indexAt(middleOf(localDay))

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
    ...factsOf(monthIndex),
    day,
    naYin: naYinOf(day),
    voidBranches: voidBranchesOf(day),
    mansion: dayMansion(julianDay),
    moon: moonOf(localDay),
    moonQuarter: findMoonQuarter(localDay),
    hours: listDoubleHours(julianDay, place, rules),
    festivals: listFestivals(lunarMonth, lunarDay, term.startsToday ? term.term : undefined),
    ...dayDoubt({ day: julianDay, termIndex, lunarMonth, place, rules }),
  }
}
