import { birthRules, type Rules } from '../calendar/rules.ts'
import type { PalaceMonth } from './palaces.ts'
import type { SeasonRule } from './season.ts'
import type { CommandTable } from './stem-in-command.ts'

/** The schools of a birth chart. */
export type NatalRules = Rules & {
  /** How far the clock at a birth may be wrong before a boundary is no longer worth a warning, minutes. */
  readonly warnWithinMin: number
  /** Which days of the year earth rules: whole months of 辰未戌丑, or their last eighteen days. */
  readonly seasonRule: SeasonRule
  /** Whose table names the stem in command. */
  readonly commandTable: CommandTable
  /** Whether the life palace counts the month from its 节 or from its middle term. */
  readonly lifePalaceMonth: PalaceMonth
}

/** The usual choice: the sun decides hour and day, instants decide month and year. */
export const natalRules: NatalRules = {
  ...birthRules,
  warnWithinMin: 10,
  seasonRule: 'earth18',
  commandTable: 'zi-ping',
  lifePalaceMonth: 'jie',
}
