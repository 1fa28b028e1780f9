import { RAD_PER_DEG, shortestRad } from './angle.ts'
import { moonLongitudeRad } from './moon.ts'
import { meanEquinoxSunLongitudeRad, sunLongitudeRad } from './sun.ts'
import { fromCenturies, type TerrestrialSec } from './time-scale.ts'

const MAX_STEPS = 8
// A hundred thousandth of an arcsecond, less than a millisecond of the sun's way.
const SETTLED_RAD = 5e-11

type Search = {
  readonly longitudeRad: (centuries: number) => number
  readonly targetRad: number
  readonly guessCenturies: number
  readonly radPerCentury: number
}

/** The moment a longitude passes a target: one mean step, then secants. */
function findPassage({ longitudeRad, targetRad, guessCenturies, radPerCentury }: Search): number {
  let [t, rate] = [guessCenturies, radPerCentury]
  let miss = shortestRad(longitudeRad(t) - targetRad)
  for (let step = 0; step < MAX_STEPS && Math.abs(miss) > SETTLED_RAD; step++) {
    const next = t - miss / rate
    const nextMiss = shortestRad(longitudeRad(next) - targetRad)
    rate = (nextMiss - miss) / (next - t)
    t = next
    miss = nextMiss
  }
  return t
}

// Mean motions and places at J2000: J. Meeus, Astronomical Algorithms, 2nd ed., (25.2) and (47.2).
const SUN = { atJ2000Deg: 280.46646, degPerCentury: 36000.76983 }
const ELONGATION = { atJ2000Deg: 297.8501921, degPerCentury: 445267.1114034 }

function passageOf(
  longitudeRad: Search['longitudeRad'],
  mean: typeof SUN,
  unrolledDeg: number,
): TerrestrialSec {
  const centuries = findPassage({
    longitudeRad,
    targetRad: unrolledDeg * RAD_PER_DEG,
    guessCenturies: (unrolledDeg - mean.atJ2000Deg) / mean.degPerCentury,
    radPerCentury: mean.degPerCentury * RAD_PER_DEG,
  })
  return fromCenturies(centuries)
}

const elongationRad = (centuries: number): number =>
  moonLongitudeRad(centuries) - meanEquinoxSunLongitudeRad(centuries)

/** A numbered row of moments as our own series gives them; a table holds what is missing to the exact ones. */
export type EventModel = {
  readonly count: number
  /** Unit the missing seconds are tabulated in. */
  readonly unitSec: number
  /** The angle that makes an event, counted on from turn to turn. */
  readonly unrolledDeg: (index: number) => number
  readonly terrestrial: (index: number) => TerrestrialSec
}

export const FIRST_TABLE_YEAR = 1898
const LAST_TABLE_YEAR = 2101
export const TERMS_PER_YEAR = 24
const XIAO_HAN_DEG = 285
const termDeg = (index: number): number =>
  XIAO_HAN_DEG + 15 * (index - (2000 - FIRST_TABLE_YEAR) * TERMS_PER_YEAR)

/** Solar terms from 小寒 of 1898 to 冬至 of 2101, good to 70 s; 285° is 小寒 of 2000. */
export const solarTermModel: EventModel = {
  count: (LAST_TABLE_YEAR - FIRST_TABLE_YEAR + 1) * TERMS_PER_YEAR,
  unitSec: 0.25,
  unrolledDeg: termDeg,
  terrestrial: (index) => passageOf(sunLongitudeRad, SUN, termDeg(index)),
}

// From before the winter solstice of 1897 to two moons after the solstice of 2101, which bound the first and last year.
const MOONS_BEFORE_2000 = 1263
const MOONS = 2527
const QUARTERS_PER_MOON = 4
const quarterDeg = (index: number): number => 90 * (index - (MOONS_BEFORE_2000 - 1) * QUARTERS_PER_MOON)

/** Quarters of the moon from 1898 to 2101, beginning with a new moon, good to 40 s; 360° is the first new moon of 2000. */
export const moonQuarterModel: EventModel = {
  count: MOONS * QUARTERS_PER_MOON,
  unitSec: 1,
  unrolledDeg: quarterDeg,
  terrestrial: (index) => passageOf(elongationRad, ELONGATION, quarterDeg(index)),
}
