import { type Activity, activities } from './activities.ts'
import { type Evidence, listRulesOf } from './evidence.ts'

const LEAST_RULES = 3

/**
 * Whether a rule is written of the very matter an activity is: no reading of ours, and no custom the books refuse.
 * @example listRulesOf('exam').some(isOwnRule) // false
 */
export function isOwnRule({ source, isReading }: Evidence): boolean {
  return !isReading && source !== 'modern' && source !== 'folk'
}

let shown: readonly Activity[] | undefined

/**
 * Activities that pages show first: those with at least three written rules, except rare ones. The others are judged too
 * and shown on request.
 * @example listShownActivities().some(({ id }) => id === 'exam') // false
 */
export function listShownActivities(): readonly Activity[] {
  shown ??= activities.filter(
    ({ id, isSetAside }) => !isSetAside && listRulesOf(id).filter(isOwnRule).length >= LEAST_RULES,
  )
  return shown
}
