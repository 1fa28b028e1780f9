import { moonQuarterModel } from './event-models.ts'
import { createInstants, type Instants } from './instants.ts'
import { moonQuarterResiduals } from './tables.generated.ts'

/** 0 new moon, 1 first quarter, 2 full moon, 3 last quarter. */
export type MoonQuarter = 0 | 1 | 2 | 3

export const NEW_MOON: MoonQuarter = 0
export const FULL_MOON: MoonQuarter = 2

const QUARTERS_PER_MOON = 4

// Marked pure, so that a bundle that does not read the table leaves it out.
/** Moments of the quarters of the moon, 1898 to 2101, beginning with a new moon. */
export const moonQuarters: Instants = /* @__PURE__ */ createInstants(moonQuarterModel, moonQuarterResiduals)

/**
 * Which quarter an entry of the table is.
 * @example quarterOf(6) // 2
 */
export function quarterOf(index: number): MoonQuarter {
  // A remainder by four is one of the four.
  return (index % QUARTERS_PER_MOON) as MoonQuarter
}

/** Instant of a new moon by its number in the table. */
export function newMoonMs(moon: number): number {
  return moonQuarters.epochMs(moon * QUARTERS_PER_MOON)
}

/** Number of the last new moon at or before an instant. */
export function newMoonIndexAt(epochMs: number): number {
  return Math.floor(moonQuarters.indexAt(epochMs) / QUARTERS_PER_MOON)
}
