import { type Crossing, listCrossings, STEP_MS } from './crossings.ts'
import { createMoonAltitude, type Observer } from './moon-altitude.ts'

/**
 * Risings and settings of the moon from an instant up to another, in order. None may come for days near the poles.
 * @example listMoonCrossings(chinaMeridian, Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 17)).map(({ kind }) => kind) // ['rise', 'set']
 */
export function listMoonCrossings(observer: Observer, fromMs: number, toMs: number): readonly Crossing[] {
  return listCrossings(createMoonAltitude(observer, fromMs - STEP_MS, toMs + STEP_MS), fromMs, toMs)
}
