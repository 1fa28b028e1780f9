import { RAD_PER_DEG, turnDeg } from './angle.ts'
import { sunLongitudeRad } from './sun.ts'
import { toCenturies, toTerrestrial } from './time-scale.ts'

/**
 * Apparent longitude of the sun at an instant, good to 3″.
 * @example Math.round(sunLongitudeDeg(1_770_148_928_000)) // 315  立春 of 2026
 */
export function sunLongitudeDeg(epochMs: number): number {
  return turnDeg(sunLongitudeRad(toCenturies(toTerrestrial(epochMs))) / RAD_PER_DEG)
}
