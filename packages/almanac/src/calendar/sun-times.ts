import { listCrossings, STEP_MS } from '../astro/crossings.ts'
import { equationOfTimeSec } from '../astro/solar-time.ts'
import { createSunAltitude } from '../astro/sun-altitude.ts'
import { type CivilDate, requireAlmanacDate, toJulianDay, utcMidnightMs } from './civil-date.ts'
import { localDayOf } from './local-day.ts'
import type { Place } from './place.ts'
import { meridianOffsetMs } from './solar-clock.ts'

/** The sun of a civil day in a place. */
export type SunTimes = {
  /** In the polar day the sun does not set, in the polar night it does not rise. */
  readonly kind: 'day' | 'polar-day' | 'polar-night'
  readonly riseMs: number | undefined
  readonly setMs: number | undefined
  /** When the sun passes the meridian. */
  readonly noonMs: number
}

const HALF_DAY_MS = 12 * 3_600_000

/** When the sun passes the meridian of a place on a date. */
function solarNoonMs(date: CivilDate, place: Place): number {
  const meanNoonMs = utcMidnightMs(toJulianDay(date)) + HALF_DAY_MS - meridianOffsetMs(place)
  return Math.round(meanNoonMs - equationOfTimeSec(meanNoonMs) * 1000)
}

/**
 * Sunrise, noon and sunset of a civil day: the upper edge at the horizon of the sea, with the usual refraction.
 * @example sunTimes({ date: { year: 2026, month: 12, day: 22 }, place: chinaMeridian }).kind // 'day'
 */
export function sunTimes({ date, place }: { readonly date: CivilDate; readonly place: Place }): SunTimes {
  requireAlmanacDate(date)
  const { startMs, endMs } = localDayOf(toJulianDay(date), place)
  const altitude = createSunAltitude(place, startMs - STEP_MS, endMs + STEP_MS)
  const crossings = listCrossings(altitude, startMs, endMs)
  const noonMs = solarNoonMs(date, place)
  const atOf = (kind: 'rise' | 'set') => crossings.find((one) => one.kind === kind)?.atMs
  const kind = crossings.length > 0 ? 'day' : altitude(noonMs) > 0 ? 'polar-day' : 'polar-night'
  return { kind, riseMs: atOf('rise'), setMs: atOf('set'), noonMs }
}
