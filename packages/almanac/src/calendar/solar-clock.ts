import { equationOfTimeSec } from '../astro/solar-time.ts'
import { clockReadingMs, type Place } from './place.ts'
import type { Rules } from './rules.ts'

const MS_PER_LONGITUDE_DEG = 240_000

/** How far the mean sun of a meridian is ahead of UTC. */
export function meridianOffsetMs({ longitudeDeg }: Place): number {
  return longitudeDeg * MS_PER_LONGITUDE_DEG
}

/**
 * What the chosen clock of a place shows at an instant, as if the reading were UTC: the sundial, the mean sun of
 * the meridian, or the civil clock.
 * @example solarReadingMs(0, { ...chinaMeridian, longitudeDeg: 90 }, { ...birthRules, timeBasis: 'mean' }) // 21600000
 */
export function solarReadingMs(epochMs: number, place: Place, { timeBasis }: Rules): number {
  if (timeBasis === 'clock') return clockReadingMs(epochMs, place)
  const mean = epochMs + meridianOffsetMs(place)
  return timeBasis === 'mean' ? mean : mean + equationOfTimeSec(epochMs) * 1000
}
