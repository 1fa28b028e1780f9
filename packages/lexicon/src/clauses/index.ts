import type { HourStarId, StarId } from '@zeri/almanac/judgement'
import { badClauses } from './bad-clauses.ts'
import type { Clause } from './clause.ts'
import { goodClauses } from './good-clauses.ts'
import { hourClauses } from './hour-clauses.ts'

/** Every clause: under the id of a star, or of a rule of the book, or under that id and the part the clause proves. */
export const clauses: Readonly<Record<string, Clause>> = { ...goodClauses, ...badClauses, ...hourClauses }

/** The parts of an entry in the order in which they are read: the list, what it also forbids, what lifts a ban, what does not. */
const parts = ['', ' forbids', ' relief', ' keeps', ' lasts']

/**
 * What the book says of a star: the decisive words of its entry, the list first. None for what the book does not name.
 * @example findClauses('month-break').map(({ at }) => at) // ['010-28b', '010-30a']
 */
export function findClauses(id: StarId | HourStarId): readonly Clause[] {
  return parts.flatMap((part) => clauses[id + part] ?? [])
}
