import type { ChartReading } from '../../bazi/read-chart.ts'
import type { TenGod } from '../../bazi/ten-gods.ts'
import type { Pillar } from '../../calendar/cycle.ts'
import type { ActivityId } from '../activities.ts'
import { type DayVerdict, judgeDay } from '../judge-day.ts'
import type { JudgementRequest } from '../list-stars.ts'
import { type DayRating, rateActivities } from '../rate-day.ts'
import type { Weight } from '../weight.ts'
import type { ElementFit } from './element-fit.ts'
import { meetDay, type PersonalStar } from './meet-day.ts'
import {
  type Judged,
  listPersonalReasons,
  markCapped,
  type PersonalReason,
  type PersonalTarget,
  personalDeltaOf,
  personalSumOf,
} from './personal-reasons.ts'
import type { PersonalRules } from './personal-rules.ts'
import type { PersonalRule } from './personal-table.ts'

/** The weight for everyone beside that for one person, and why they differ. */
export type PersonalWeighed = {
  readonly general: Weight
  readonly weight: Weight
  /** What the reasons add up to, from −2 to 2. */
  readonly delta: number
  readonly reasons: readonly PersonalReason[]
}

export type PersonalActivityVerdict = PersonalWeighed & { readonly activity: ActivityId }

/** A day judged for one person. */
export type PersonalVerdict = {
  readonly rulesVersion: string
  /** The day as it is for everyone. */
  readonly general: DayVerdict
  /** Whether the hour of birth is known; if not, the strength of the day master is that of three pillars. */
  readonly strengthOf: 'four-pillars' | 'three-pillars'
  readonly stars: readonly PersonalStar[]
  /** What the stem of the day is to the day master. */
  readonly god: TenGod
  readonly fit: ElementFit
  /** Rated by the activities for the person, as the day for everyone is by those for everyone. */
  readonly day: PersonalWeighed & DayRating
  /** In the order of the activities. */
  readonly activities: readonly PersonalActivityVerdict[]
}

/** Weighs one target for a person by the rules that hold. */
export function weighPersonally(
  general: Judged,
  rules: readonly PersonalRule[],
  target: PersonalTarget,
): PersonalWeighed {
  const reasons = listPersonalReasons(rules, target)
  const { weight, delta, isCapped } = personalSumOf(general, reasons)
  return { general: general.weight, weight, delta, reasons: isCapped ? markCapped(reasons) : reasons }
}

/** What the rules that hold say of a target, whatever the day is for everyone. */
function sumPersonalReasons(
  rules: readonly PersonalRule[],
  target: PersonalTarget,
): Pick<PersonalWeighed, 'delta' | 'reasons'> {
  const reasons = listPersonalReasons(rules, target)
  return { delta: personalDeltaOf(reasons), reasons }
}

/** Holds a day already judged against a birth. */
export function personaliseVerdict(
  general: DayVerdict,
  day: Pillar,
  birth: { readonly chart: ChartReading; readonly rules: PersonalRules },
): PersonalVerdict {
  const { stars, god, fit, rules } = meetDay(day, birth.chart, birth.rules)
  const activities = general.activities.map((verdict): PersonalActivityVerdict => {
    const { activity } = verdict
    const { weight, delta, reasons } = weighPersonally(verdict, rules, activity)
    return { activity, general: verdict.weight, weight, delta, reasons }
  })
  return {
    rulesVersion: general.rulesVersion,
    general,
    strengthOf: birth.chart.hour === null ? 'three-pillars' : 'four-pillars',
    stars,
    god,
    fit,
    day: {
      general: general.day.weight,
      ...rateActivities(activities),
      ...sumPersonalReasons(rules, 'day'),
    },
    activities,
  }
}

/**
 * Judges a day for one person, the judgement for everyone beside it.
 * @example personalVerdict({ facts: dayFacts({ date: { year: 2026, month: 11, day: 21 }, place: chinaMeridian, rules: calendarRules }), school: classicalSchool }, readChart({ year: 16, month: 2, day: 4, hour: null }, natalRules), personalRules).god // 1  己 to 戊: 劫财
 */
export function personalVerdict(
  day: JudgementRequest,
  chart: ChartReading,
  rules: PersonalRules,
): PersonalVerdict {
  return personaliseVerdict(judgeDay(day), day.facts.day, { chart, rules })
}
