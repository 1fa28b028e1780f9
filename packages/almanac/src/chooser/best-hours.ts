import { starsOn } from '../bazi/natal-stars.ts'
import { natalPillarsOf } from '../bazi/transits.ts'
import { pillarOf } from '../calendar/cycle.ts'
import type { DoubleHour } from '../calendar/double-hours.ts'
import type { PersonalRules } from '../personal/personal-rules.ts'
import type { Participant } from './choice-request.ts'

/** A double-hour that suits a chosen day. */
export type BestHour = DoubleHour & {
  /** Those the day is weighed for to whom the hour brings the nobleman. */
  readonly nobleFor: readonly string[]
}

const BRANCHES = Array.from({ length: 12 }, (_, branch) => branch)

/** Branches six apart clash. Source: 三命通会, 论冲击. */
const clashOf = (branch: number): number => (branch + 6) % 12

/** The nobleman goes by the branch alone, so any pillar that has it will do. */
function isNobleFor(branch: number, { chart }: Participant, { noblemanFrom }: PersonalRules): boolean {
  return starsOn({ at: 'passing-hour', pillar: pillarOf(branch) }, natalPillarsOf(chart)).some(
    ({ id, from }) => id === 'nobleman' && (from === 'day' || noblemanFrom === 'year-and-day'),
  )
}

/**
 * Makes the function that picks the double-hours of the yellow path that clash with nobody's year or day, those of most
 * noblemen first.
 */
export function pickBestHours(
  participants: readonly Participant[],
  rules: PersonalRules,
): (hours: readonly DoubleHour[]) => readonly BestHour[] {
  const clashing = participants.flatMap(({ chart: { year, day } }) =>
    [year, day].map((at) => clashOf(at.branch)),
  )
  const weighed = participants.filter(({ role }) => role === 'full')
  const nobleFor = BRANCHES.map((branch) =>
    weighed.filter((one) => isNobleFor(branch, one, rules)).map(({ id }) => id),
  )
  return (hours) =>
    hours
      .filter(({ isYellow, branch }) => isYellow && !clashing.includes(branch))
      .map((hour) => ({ ...hour, nobleFor: nobleFor[hour.branch] ?? [] }))
      .toSorted((one, other) => other.nobleFor.length - one.nobleFor.length || one.branch - other.branch)
}
