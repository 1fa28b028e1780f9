import type { DayFacts } from '../calendar/day-facts.ts'
import type { DoubleHour } from '../calendar/double-hours.ts'
import { WAKING_FROM_SEC, WAKING_TO_SEC } from '../calendar/waking-hours.ts'
import type { ActivityId } from '../judgement/activities.ts'
import { judgeHours } from '../judgement/judge-hours.ts'
import { meetHour } from '../judgement/personal/meet-hour.ts'
import type { PersonalRules } from '../judgement/personal/personal-rules.ts'
import type { Weight } from '../judgement/weight.ts'
import type { HourWindow, HourWish, Participant } from './choice-request.ts'

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
/** A shorter overlap with the window is too short to be useful. */
const MIN_OVERLAP_SEC = 1_800

/**
 * Whether at least half an hour of a double-hour lies in the window.
 * @example isWithin({ startClockSec: 61_000, endClockSec: 68_200 }, { fromSec: 32_400, toSec: 64_800 }) // true
 */
export function isWithin(
  { startClockSec, endClockSec }: Pick<DoubleHour, 'startClockSec' | 'endClockSec'>,
  { fromSec, toSec }: HourWindow,
): boolean {
  return Math.min(endClockSec, toSec) - Math.max(startClockSec, fromSec) >= MIN_OVERLAP_SEC
}

/** Whether hours of the night may be offered: they are wished for, or the window has no other. */
function isNightWished({ window, withNight = false }: HourWish): boolean {
  return (
    withNight || (window !== undefined && !(window.fromSec < WAKING_TO_SEC && window.toSec > WAKING_FROM_SEC))
  )
}

/** Whether a double-hour is of those that a question wishes for. */
export function isWishedHour(hour: DoubleHour, wish: HourWish): boolean {
  return (hour.isWaking || isNightWished(wish)) && (!wish.window || isWithin(hour, wish.window))
}

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
 * Makes the function that picks the hours of a day, those of the night included: good, of the yellow path, against neither
 * the day nor the activity, and clashing with no participant's year or day of birth. Best first, those of the night last;
 * some days have none.
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
