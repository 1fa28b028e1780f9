import type { Star, Tag } from '../day.ts'
import { speaksOfHealth } from '../speaks-of-health.ts'

/** Why a rating is as it is, in one line. */
export type DecidingReason = {
  /** The characters of the star that decides; absent where the birth or the whole day does. */
  readonly zh?: string
  /** What it is called, with its kind. */
  readonly name: string
  /** What it says. */
  readonly says: string
}

/** Lists of many matters say little of one. */
const LONGEST_CLAUSE = 130

function quoteStar(star: Star, side: Star['side']): DecidingReason {
  const clause = side === star.side ? star.clauses[0] : star.clauses[1]
  const isQuoted = clause && clause.text.length <= LONGEST_CLAUSE && !speaksOfHealth(clause.zh)
  const says = isQuoted ? clause.text : ''
  return { zh: star.zh, name: star.label, says }
}

/** The rule of the birth that moves a rating the most in its direction. */
function findPersonal({ weight, personal }: Tag): DecidingReason | undefined {
  if (!personal || personal.general === weight) return undefined
  const sign = Math.sign(weight - personal.general)
  const moving = personal.reasons.filter(
    ({ delta = 0, limit }) => Math.sign(delta) === sign || (sign < 0 && limit === weight),
  )
  const [first] = moving.toSorted((one, other) => Math.abs(other.delta ?? 0) - Math.abs(one.delta ?? 0))
  return first && { name: first.name, says: first.sentence }
}

/** The limit that holds a rating where it is. */
function findLimiting(
  { sum, reasons }: Tag,
  general: number,
  stars: ReadonlyMap<string, Star>,
): DecidingReason | undefined {
  const limiting = sum.limits.find(({ limit }) => limit === general && general < sum.sign)
  if (!limiting) return undefined
  const reason = reasons.find(({ star, grade }) => grade === undefined && star === limiting.star)
  const star = limiting.star === undefined ? undefined : stars.get(limiting.star)
  return { ...(star && { zh: star.zh }), name: star?.label ?? '', says: reason?.note ?? '' }
}

/**
 * The one reason that a line about a rating names: what the birth adds where it moves the rating, a limit that holds it
 * down, else the strongest star.
 */
export function findDecidingReason(tag: Tag, stars: ReadonlyMap<string, Star>): DecidingReason | undefined {
  const general = tag.personal?.general ?? tag.weight
  const other = findPersonal(tag) ?? findLimiting(tag, general, stars)
  if (other) return other
  const strongest = stars.get(tag.sum.terms[0]?.star ?? '')
  if (strongest) return quoteStar(strongest, tag.sum.sign > 0 ? 'good' : 'bad')
  const note = tag.reasons.find(({ grade }) => grade === undefined)?.note
  return note === undefined ? undefined : { name: '', says: note }
}
