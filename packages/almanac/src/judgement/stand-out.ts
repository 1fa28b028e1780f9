import type { ActivityId } from './activities.ts'
import type { ActivityVerdict } from './judge-cell.ts'
import type { DayVerdict } from './judge-day.ts'
import { scoreOf } from './reasons.ts'
import { listShownActivities } from './shown-activities.ts'

/** How far an activity stands out of its day, above nought for the better and below for the worse. */
type StandingOut = { readonly activity: ActivityId; readonly by: number }

/** The score of an activity without the benefactors and evils that concern the whole day. */
function ownScoreOf({ reasons, sign }: ActivityVerdict): number {
  const own = reasons.filter((reason) => reason.kind !== 'evidence' || !reason.evidence.isGeneral)
  const score = scoreOf(own)
  return Math.sign(score) === sign ? score : 0
}

/**
 * The activities shown on a day by what the stars say of each itself, the best first: what lifts or lowers the whole day
 * is left out.
 */
export function listStandingOut({ activities }: DayVerdict): readonly StandingOut[] {
  const shown = new Set(listShownActivities().map(({ id }) => id))
  const scores = activities
    .filter(({ activity }) => shown.has(activity))
    .map((verdict) => ({ activity: verdict.activity, by: ownScoreOf(verdict) }))
  const mean = scores.reduce((sum, { by }) => sum + by, 0) / scores.length
  return scores
    .map(({ activity, by }) => ({ activity, by: by - mean }))
    .toSorted((one, other) => other.by - one.by)
}

/**
 * Share of the days of a window on which an activity is worse than on one of them: 1 where that day is the best of all.
 * @example standsOutWithin([{ weight: 2, score: 3 }, { weight: 1, score: 1 }, { weight: -1, score: -2 }], 0) // 1
 */
export function standsOutWithin(
  days: readonly { readonly weight: number; readonly score: number }[],
  place: number,
): number {
  const one = days[place]
  if (!one || days.length < 2) return 0
  const worse = days.filter(
    ({ weight, score }) => weight < one.weight || (weight === one.weight && score < one.score),
  )
  return worse.length / (days.length - 1)
}
