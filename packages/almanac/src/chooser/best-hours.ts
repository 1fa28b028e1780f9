import type { DayFacts } from '../calendar/day-facts.ts'
import type { DoubleHour } from '../calendar/double-hours.ts'
import type { ActivityId } from '../judgement/activities.ts'
import { judgeHours } from '../judgement/judge-hours.ts'
import { meetHour } from '../judgement/personal/meet-hour.ts'
import type { PersonalRules } from '../judgement/personal/personal-rules.ts'
import type { Weight } from '../judgement/weight.ts'
import type { Participant } from './choice-request.ts'

/** A double-hour that suits a chosen day. */
export type BestHour = DoubleHour & {
  /** The weight of the hour for everyone. */
  readonly weight: Weight
  /** The nobleman of the day itself. */
  readonly isNoble: boolean
  /** A star of the hour helps the very activity. */
  readonly isHelpful: boolean
  /** Ids of the full participants whose nobleman the hour brings. */
  readonly nobleFor: readonly string[]
}

const BRANCHES = Array.from({ length: 12 }, (_, branch) => branch)

/** The lowest weight of an hour that is offered. */
const GOOD_HOUR: Weight = 1

/** Hours when people are up, then noblemen of births, then the weight of the hour, then what helps; the earlier where all are equal. */
function compareHours(one: BestHour, other: BestHour): number {
  return (
    Number(other.isWaking) - Number(one.isWaking) ||
    other.nobleFor.length - one.nobleFor.length ||
    other.weight - one.weight ||
    Number(other.isHelpful) - Number(one.isHelpful) ||
    one.branch - other.branch
  )
}

type HoursRequest = {
  readonly activity: ActivityId
  readonly participants: readonly Participant[]
  readonly rules: PersonalRules
}

/**
 * Makes the function that picks the hours of a day: good, of the yellow path, against neither the day nor the
 * activity, and clashing with no participant's year or day of birth. Best first, those of the night last; some days have
 * none.
 */
export function pickBestHours({
  activity,
  participants,
  rules,
}: HoursRequest): (facts: DayFacts) => readonly BestHour[] {
  const meetingsOf = (branch: number) =>
    participants.map(({ id, role, chart }) => ({ id, role, ...meetHour(branch, chart, rules) }))
  const met = BRANCHES.map(meetingsOf)
  const isClashing = met.map((meetings) => meetings.some(({ clashes }) => clashes.length > 0))
  const nobleFor = met.map((meetings) =>
    meetings.filter(({ role, isNoble }) => role === 'full' && isNoble).map(({ id }) => id),
  )
  return ({ day, hours }) => {
    const verdicts = judgeHours(day)
    return hours
      .flatMap((hour): BestHour[] => {
        const verdict = verdicts[hour.branch]
        if (!verdict || !hour.isYellow || isClashing[hour.branch]) return []
        const { weight, clashes, isNoble, helps, hurts } = verdict
        if (weight < GOOD_HOUR || clashes || hurts.includes(activity)) return []
        const isHelpful = helps.includes(activity)
        return [{ ...hour, weight, isNoble, isHelpful, nobleFor: nobleFor[hour.branch] ?? [] }]
      })
      .toSorted(compareHours)
  }
}
