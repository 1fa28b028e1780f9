import { RAD_PER_DEG, turnDeg } from './angle.ts'
import { moonLongitudeRad } from './moon.ts'
import { toCenturies, toTerrestrial } from './time-scale.ts'

// Longitudes of the leading stars (距星) for the equinox of 2000, from their places in the Hipparcos catalogue. Which star
// leads a mansion: 仪象考成 (1756); 奎 is led by η And and 参 by ζ Ori, so that the order of the sky is that of the count.
// biome-ignore format: one palace a row
const starLongitudesDeg: readonly number[] = [
  203.84, 214.49, 225.08, 242.94, 247.8, 256.16, 271.26, // 角 亢 氐 房 心 尾 箕: α κ Vir, α Lib, π σ μ Sco, γ Sgr
  280.18, 304.05, 311.72, 323.39, 333.35, 353.49, 9.16, // 斗 牛 女 虚 危 室 壁: φ Sgr, β Cap, ε β α Aqr, α γ Peg
  22.38, 33.97, 46.94, 59.41, 68.47, 83.71, 84.68, // 奎 娄 胃 昴 毕 觜 参: η And, β 35 Ari, 17 ε Tau, λ ζ Ori
  95.3, 125.73, 130.3, 147.28, 155.69, 173.69, 190.73, // 井 鬼 柳 星 张 翼 轸: μ Gem, θ Cnc, δ α υ Hya, α Crt, γ Crv
]

// J. Meeus, Astronomical Algorithms, 2nd ed., chapter 21: general precession in longitude in a century.
const PRECESSION_DEG = 5029.0966 / 3600

/**
 * Longitude of the moon from the mean equinox of date, from 0 to 360. Good to 10″.
 * @example Math.round(moonLongitudeDeg(1_795_532_013_000)) // 62  full moon of 2026-11-24, opposite the sun at 242°
 */
export function moonLongitudeDeg(epochMs: number): number {
  return turnDeg(moonLongitudeRad(toCenturies(toTerrestrial(epochMs))) / RAD_PER_DEG)
}

/**
 * Longitude at which a mansion begins in the sky of an instant, 0 角 … 27 轸.
 * @example Math.round(mansionStartDeg(0, 946_728_000_000)) // 204  Spica in 2000
 */
export function mansionStartDeg(mansion: number, epochMs: number): number {
  const star = starLongitudesDeg[mansion]
  if (star === undefined) throw new RangeError(`there is no mansion ${mansion}`)
  return turnDeg(star + PRECESSION_DEG * toCenturies(toTerrestrial(epochMs)))
}

/** Where in the mansions a longitude lies: which one, and which part of its width from its leading star, 0 to 1. */
export type MansionPlace = { readonly mansion: number; readonly part: number }

/**
 * The mansion of a longitude in the sky of an instant.
 * @example mansionAt(60, 946_728_000_000).mansion // 17  昴, the Pleiades
 */
export function mansionAt(longitudeDeg: number, epochMs: number): MansionPlace {
  const count = starLongitudesDeg.length
  for (let mansion = 0; mansion < count; mansion++) {
    const start = mansionStartDeg(mansion, epochMs)
    const width = turnDeg(mansionStartDeg((mansion + 1) % count, epochMs) - start)
    const from = turnDeg(longitudeDeg - start)
    if (from < width) return { mansion, part: from / width }
  }
  throw new RangeError(`no mansion at ${longitudeDeg}°`)
}
