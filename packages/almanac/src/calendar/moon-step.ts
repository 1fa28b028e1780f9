import { type MoonPhase, moonPhase } from '../astro/moon-phase.ts'
import type { DatedQuarter } from './moon-quarter-day.ts'

/** One of the thirty drawn steps of the moon: 1…15 while it grows, 1…15 while it shrinks. */
export type MoonStep = { readonly growing: boolean; readonly step: number }

/** What the moon is called: the four quarters, and what lies between them. */
export type MoonPhaseId =
  | 'new'
  | 'growing-crescent'
  | 'first-quarter'
  | 'growing-gibbous'
  | 'full'
  | 'shrinking-gibbous'
  | 'last-quarter'
  | 'shrinking-crescent'

/** The moon of a day in a place. */
export type MoonOfDay = MoonStep &
  MoonPhase & { readonly phase: MoonPhaseId; readonly quarter: DatedQuarter | undefined }

const STEP_DEG = 12
const STEPS_PER_HALF = 15
const QUARTER_DEG = 90
/** The steps of the quarters: new or full, and half. */
const QUARTER_STEPS = [1, 8]

/**
 * The drawn step of the moon: twelve degrees of elongation each.
 * @example moonStep(181) // { growing: false, step: 1 }
 */
export function moonStep(elongationDeg: number): MoonStep {
  const index = Math.floor(elongationDeg / STEP_DEG)
  const growing = index < STEPS_PER_HALF
  return { growing, step: (growing ? index : index - STEPS_PER_HALF) + 1 }
}

const quarterPhases = ['new', 'first-quarter', 'full', 'last-quarter'] as const
const phasesBetween = [
  'growing-crescent',
  'growing-gibbous',
  'shrinking-gibbous',
  'shrinking-crescent',
] as const

/** The step on a day without a quarter. The steps of the quarters belong to their dates, so the next or the last one is drawn. */
function stepBetween(elongationDeg: number): MoonStep {
  const { growing, step } = moonStep(elongationDeg)
  if (!QUARTER_STEPS.includes(step)) return { growing, step }
  const isBefore = elongationDeg % QUARTER_DEG > QUARTER_DEG / 2
  return { growing, step: isBefore ? step - 1 : step + 1 }
}

/**
 * The moon of a day: at the quarter that falls on it, else at its middle. So each quarter is named and drawn on exactly
 * the date of its instant.
 */
export function moonOfDay(middleMs: number, quarter: DatedQuarter | undefined): MoonOfDay {
  if (quarter) {
    const elongationDeg = quarter.quarter * QUARTER_DEG
    const { litFraction } = moonPhase(quarter.atMs)
    const phase = quarterPhases[quarter.quarter]
    return { ...moonStep(elongationDeg), elongationDeg, litFraction, phase, quarter }
  }
  const { elongationDeg, litFraction } = moonPhase(middleMs)
  // True: an elongation is less than 360°.
  const phase = phasesBetween[Math.floor(elongationDeg / QUARTER_DEG)] as MoonPhaseId
  return { ...stepBetween(elongationDeg), elongationDeg, litFraction, phase, quarter }
}
