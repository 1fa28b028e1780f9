/** One of the thirty drawn steps of the moon: 1…15 while it grows, 1…15 while it shrinks. */
export type MoonStep = { readonly growing: boolean; readonly step: number }

const STEP_DEG = 12
const STEPS_PER_HALF = 15

/**
 * The drawn step of the moon: twelve degrees of elongation each.
 * @example moonStep(181) // { growing: false, step: 1 }
 */
export function moonStep(elongationDeg: number): MoonStep {
  const index = Math.floor(elongationDeg / STEP_DEG)
  const growing = index < STEPS_PER_HALF
  return { growing, step: (growing ? index : index - STEPS_PER_HALF) + 1 }
}
