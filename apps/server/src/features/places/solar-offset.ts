import { equationOfTimeSec } from '@zeri/almanac/astro'

const SEC_PER_LONGITUDE_DEG = 240

/**
 * True solar time of a meridian minus UTC at noon of a date. The offset changes by at most half a minute a day, so one
 * number serves the whole day where minutes are shown.
 * @example solarOffsetSec(0, '2026-11-03') // 987  the sundial is ahead by its most
 */
export function solarOffsetSec(longitudeDeg: number, date: string): number {
  const meanSec = longitudeDeg * SEC_PER_LONGITUDE_DEG
  const noonMs = Date.parse(`${date}T12:00:00Z`) - meanSec * 1000
  return Math.round(meanSec + equationOfTimeSec(noonMs))
}
