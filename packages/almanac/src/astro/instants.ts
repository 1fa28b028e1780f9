import type { EventModel } from './event-models.ts'
import { type ResidualText, residualAt } from './residuals.ts'
import { fromTerrestrial, type TerrestrialSec } from './time-scale.ts'

/** A numbered row of moments, 0 to `count` − 1, each computed on first use. */
export type Instants = {
  readonly count: number
  /** On the even clock, as tabulated. */
  readonly terrestrial: (index: number) => TerrestrialSec
  /** In civil time, milliseconds since 1970. */
  readonly epochMs: (index: number) => number
  /** Number of the last moment at or before an instant; there is always one after it. */
  readonly indexAt: (epochMs: number) => number
}

/** The moments of a model, corrected by a table of residuals. */
export function createInstants(model: EventModel, residuals: ResidualText): Instants {
  const { count, unitSec } = model
  let known: Float64Array | undefined

  function terrestrial(index: number): TerrestrialSec {
    if (!Number.isInteger(index) || index < 0 || index >= count)
      throw new RangeError(`the tables hold no event ${index}: the almanac knows 1900 to 2100`)
    // The brand stays true: a moment plus seconds.
    return (model.terrestrial(index) + residualAt(residuals, index) * unitSec) as TerrestrialSec
  }

  function epochMs(index: number): number {
    known ??= new Float64Array(count)
    const found = known[index]
    if (found) return found
    const computed = fromTerrestrial(terrestrial(index))
    known[index] = computed
    return computed
  }

  function indexAt(at: number): number {
    const meanStepMs = (epochMs(count - 1) - epochMs(0)) / (count - 1)
    let index = Math.min(count - 1, Math.max(0, Math.floor((at - epochMs(0)) / meanStepMs)))
    while (index + 1 < count && epochMs(index + 1) <= at) index++
    while (epochMs(index) > at) index--
    // The last moment has no next one, so nothing is known of the time after it.
    if (index + 1 === count) throw new RangeError('the almanac knows 1900 to 2100')
    return index
  }

  return { count, terrestrial, epochMs, indexAt }
}
