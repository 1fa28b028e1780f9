import { birthRules, type Rules } from '../calendar/rules.ts'

/** The schools of a birth chart. */
export type NatalRules = Rules & {
  /** How far the clock at a birth may be wrong before a boundary is no longer worth a warning, minutes. */
  readonly warnWithinMin: number
}

/** The usual choice: the sun decides hour and day, instants decide month and year. */
export const natalRules: NatalRules = { ...birthRules, warnWithinMin: 10 }
