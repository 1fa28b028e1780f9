import { join } from 'node:path'
import type { Target } from './load.ts'

/** Which months are read: by whom they were opened before decides what the server still holds of them. */
export const readMonths = {
  /** More than a server holds: nobody has opened them lately. */
  any: (_today: Date) => ({ first: 1900 * 12, months: 1_440 }),
  /** Others have opened them, but this person has not: more than is held of one person. */
  near: (today: Date) => ({ first: monthOf(today) - 12, months: 24 }),
  /** This person has opened them before. */
  opened: (today: Date) => ({ first: monthOf(today) - 1, months: 3 }),
} as const

const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

/** The script that requests such months as pages below the path of a target, or as layers over pages. */
export function inTurn(
  kind: 'page' | 'layer',
  which: keyof typeof readMonths,
  today: Date,
): Pick<Target, 'script' | 'scriptArguments' | 'connections'> {
  const { first, months } = readMonths[which](today)
  return {
    script: join(import.meta.dirname, 'months-in-turn.lua'),
    scriptArguments: [kind, String(first), String(months)],
    connections: 2,
  }
}
