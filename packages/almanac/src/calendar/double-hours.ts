import { equationOfTimeSec } from '../astro/solar-time.ts'
import { type JulianDay, utcMidnightMs } from './civil-date.ts'
import { branchOf, type Pillar, pillarOf } from './cycle.ts'
import { dayPillar, isYellowPath, pathStar } from './day-cycles.ts'
import { firstInstantOf } from './local-day.ts'
import type { Place } from './place.ts'
import type { Rules } from './rules.ts'
import { meridianOffsetMs } from './solar-clock.ts'
import { isWakingHour } from './waking-hours.ts'

/** A twelfth of the day, `startMs` up to, not including, `endMs`. */
export type DoubleHour = {
  /** 0 子 … 11 亥. */
  readonly branch: number
  readonly pillar: Pillar
  /** Star of the yellow and black path. */
  readonly path: number
  readonly isYellow: boolean
  readonly startMs: number
  readonly endMs: number
  /** Local clock at the start, seconds from the date's midnight reading; negative on the evening before. */
  readonly startClockSec: number
  readonly endClockSec: number
  /** Whether most people are up for most of it. */
  readonly isWaking: boolean
}

const HOUR_MS = 3_600_000
const HOURS_PER_DAY = 12

/**
 * Pillar of a double-hour by its branch and the pillar of the day it belongs to.
 * Source: 五鼠遁, 甲己还加甲: a day of 甲 or 己 begins with 甲子, and hours go on by one.
 * @example hourPillar(pillarOf(34), 8) // 56  the hour of 申 on a 戊戌 day: 庚申
 */
export function hourPillar(day: Pillar, branch: number): Pillar {
  return pillarOf(day * HOURS_PER_DAY + branch)
}

/** Instants that part the double-hours of a day by their number: 0 is 23:00 of the evening before, 12 is 23:00. */
function boundariesOf(day: JulianDay, place: Place, { timeBasis }: Rules): (boundary: number) => number {
  const readingMs = (boundary: number): number => utcMidnightMs(day) + (2 * boundary - 1) * HOUR_MS
  if (timeBasis === 'clock') return (boundary) => firstInstantOf(readingMs(boundary), place)
  const byMeanSun = (boundary: number): number => readingMs(boundary) - meridianOffsetMs(place)
  if (timeBasis === 'mean') return (boundary) => Math.round(byMeanSun(boundary))
  // The equation of time is all but straight over a day: 0.1 s is lost by drawing a line.
  const startSec = equationOfTimeSec(byMeanSun(0))
  const endSec = equationOfTimeSec(byMeanSun(HOURS_PER_DAY))
  return (boundary) => {
    const part = boundary / HOURS_PER_DAY
    return Math.round(byMeanSun(boundary) - (startSec * (1 - part) + endSec * part) * 1000)
  }
}

/**
 * The twelve double-hours of a day, from 子, which begins on the evening before, to 亥. Those of the next day go on
 * where these end, whatever the clocks do.
 * @example listDoubleHours(julianDay(2_461_360), chinaMeridian, calendarRules)[6].pillar // 54  noon of 2026-11-15: 戊午
 */
export function listDoubleHours(day: JulianDay, place: Place, rules: Rules): readonly DoubleHour[] {
  const boundaryMs = boundariesOf(day, place, rules)
  const clockSec = (atMs: number, offsetSec: number): number =>
    Math.round((atMs - utcMidnightMs(day)) / 1000 + offsetSec)
  const pillarOfDay = dayPillar(day)
  const firstMs = boundaryMs(0)
  const offsetSec = place.offsetSecAt(firstMs)
  // Only a day that changes the clock needs the offset at every boundary.
  const isOrdinary = offsetSec === place.offsetSecAt(boundaryMs(HOURS_PER_DAY))
  const hours: DoubleHour[] = []
  let [startMs, startClockSec] = [firstMs, clockSec(firstMs, offsetSec)]
  for (let branch = 0; branch < HOURS_PER_DAY; branch++) {
    const endMs = boundaryMs(branch + 1)
    const endClockSec = clockSec(endMs, isOrdinary ? offsetSec : place.offsetSecAt(endMs))
    const path = pathStar(branch, branchOf(pillarOfDay))
    const pillar = hourPillar(pillarOfDay, branch)
    hours.push({
      branch,
      pillar,
      path,
      isYellow: isYellowPath(path),
      startMs,
      endMs,
      startClockSec,
      endClockSec,
      isWaking: isWakingHour({ startClockSec, endClockSec }),
    })
    startMs = endMs
    startClockSec = endClockSec
  }
  return hours
}
