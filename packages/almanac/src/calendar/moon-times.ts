import type { Crossing } from '../astro/crossings.ts'
import { newMoonIndexAt, newMoonMs } from '../astro/moon-quarters.ts'
import { listMoonCrossings } from '../astro/moonrise.ts'
import { MS_PER_DAY } from '../astro/time-scale.ts'
import { type CivilDate, requireAlmanacDate, toJulianDay } from './civil-date.ts'
import { type LocalDay, localDayOf } from './local-day.ts'
import type { Place } from './place.ts'

/** A lunar day of the Russian tradition: from moonrise to moonrise, the first from the new moon. */
export type MoonriseDay = {
  /** 1 to 30, or less far north, where the moon stays below the horizon for days. */
  readonly number: number
  readonly startMs: number
  readonly endMs: number
}

export type MoonTimes = {
  /** Risings and settings on the day, in order: none of a kind about once a month, or for days near the poles. */
  readonly crossings: readonly Crossing[]
  /** The moonrise days that touch the civil day, in order. */
  readonly moonriseDays: readonly MoonriseDay[]
}

// A rising follows the one before within this time, away from the poles.
const NEXT_RISE_MS = 1.1 * MS_PER_DAY

const risesOf = (crossings: readonly Crossing[]): number[] =>
  crossings.filter(({ kind }) => kind === 'rise').map(({ atMs }) => atMs)

/** Crossings from the new moon before a day to the first rising after it, however far that is. */
function listAround({ startMs, endMs }: LocalDay, place: Place): readonly Crossing[] {
  const beginMs = newMoonMs(newMoonIndexAt(startMs))
  const soonMs = endMs + NEXT_RISE_MS
  const crossings = listMoonCrossings(place, beginMs, soonMs)
  if (risesOf(crossings).some((rise) => rise >= endMs)) return crossings
  return [...crossings, ...listMoonCrossings(place, soonMs, newMoonMs(newMoonIndexAt(endMs) + 1))]
}

/** The moonrise days between a new moon and the next, from the risings known. */
function listMoonriseDays(moon: number, rises: readonly number[]): MoonriseDay[] {
  const [beginMs, endMs] = [newMoonMs(moon), newMoonMs(moon + 1)]
  const starts = [beginMs, ...rises.filter((rise) => rise > beginMs && rise < endMs)]
  return starts.map((startMs, index) => ({ number: index + 1, startMs, endMs: starts[index + 1] ?? endMs }))
}

/**
 * Risings and settings of the moon on a civil day, and the moonrise days it holds with their instants.
 * @example moonTimes({ date: { year: 2026, month: 11, day: 15 }, place: chinaMeridian }).moonriseDays.map((day) => day.number) // [6, 7]
 */
export function moonTimes({ date, place }: { readonly date: CivilDate; readonly place: Place }): MoonTimes {
  requireAlmanacDate(date)
  const localDay = localDayOf(toJulianDay(date), place)
  const { startMs, endMs } = localDay
  const crossings = listAround(localDay, place)
  const moons = [...new Set([newMoonIndexAt(startMs), newMoonIndexAt(endMs - 1)])]
  const rises = risesOf(crossings)
  return {
    crossings: crossings.filter(({ atMs }) => atMs >= startMs && atMs < endMs),
    moonriseDays: moons
      .flatMap((moon) => listMoonriseDays(moon, rises))
      .filter((day) => day.startMs < endMs && day.endMs > startMs),
  }
}
