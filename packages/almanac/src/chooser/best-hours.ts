import { starsOn } from '../bazi/natal-stars.ts'
import { natalPillarsOf } from '../bazi/transits.ts'
import type { DoubleHour } from '../calendar/double-hours.ts'
import type { PersonalRules } from '../personal/personal-rules.ts'
import type { Participant } from './choice-request.ts'

/** A double-hour that suits a chosen day. */
export type BestHour = DoubleHour & {
  /** Those the day is weighed for to whom the hour brings the nobleman. */
  readonly nobleFor: readonly string[]
}

/** Branches six apart clash. Source: 三命通会, 论冲击. */
const clashes = (one: number, other: number): boolean => Math.abs(one - other) === 6

function isClashFree({ branch }: DoubleHour, participants: readonly Participant[]): boolean {
  return participants.every(
    ({ chart }) => !clashes(branch, chart.year.branch) && !clashes(branch, chart.day.branch),
  )
}

function isNobleFor(
  { pillar }: DoubleHour,
  { chart }: Participant,
  { noblemanFrom }: PersonalRules,
): boolean {
  return starsOn({ at: 'passing-hour', pillar }, natalPillarsOf(chart)).some(
    ({ id, from }) => id === 'nobleman' && (from === 'day' || noblemanFrom === 'year-and-day'),
  )
}

/** The double-hours of the yellow path that clash with nobody's year or day, those of most noblemen first. */
export function listBestHours(
  hours: readonly DoubleHour[],
  participants: readonly Participant[],
  rules: PersonalRules,
): readonly BestHour[] {
  return hours
    .filter((hour) => hour.isYellow && isClashFree(hour, participants))
    .map((hour) => ({
      ...hour,
      nobleFor: participants
        .filter((one) => one.role === 'full' && isNobleFor(hour, one, rules))
        .map(({ id }) => id),
    }))
    .toSorted((one, other) => other.nobleFor.length - one.nobleFor.length || one.branch - other.branch)
}
