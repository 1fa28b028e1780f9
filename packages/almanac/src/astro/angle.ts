const TURN_RAD: number = 2 * Math.PI
export const RAD_PER_DEG: number = Math.PI / 180
export const RAD_PER_ARCSEC: number = Math.PI / 648_000

/**
 * The same direction as an angle from 0 up to a full turn.
 * @example turnDeg(-90) // 270
 */
export function turnDeg(deg: number): number {
  return ((deg % 360) + 360) % 360
}

/**
 * The same direction as the smallest angle, from minus half a turn up to half a turn.
 * @example Math.abs(shortestRad(2 * Math.PI + 1) - 1) < 1e-12 // true
 */
export function shortestRad(rad: number): number {
  return rad - TURN_RAD * Math.round(rad / TURN_RAD)
}
