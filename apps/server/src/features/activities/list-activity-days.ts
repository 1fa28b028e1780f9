import { type Activity, type ActivityVerdict, sumUp } from '@zeri/almanac/judgement'
import type { Locale, listActivityDays, Output } from '@zeri/contract'
import { policies } from '@zeri/lexicon'
import { type CalendarContext, findDays, presentSpokesman } from '../calendar/index.ts'
import { presentTag } from '../chooser/index.ts'

type Listed = Output<typeof listActivityDays>

/** The name of what decides a weight: the limit that holds it down, else the strongest star; nothing where nothing is noted. */
function nameDecidingReason(verdict: ActivityVerdict, locale: Locale): string | null {
  const { sign, terms, limits } = sumUp(verdict)
  const limiting = limits.find(({ limit }) => limit === verdict.weight && verdict.weight < sign)
  if (limiting && limiting.star === undefined) return policies['all-forbidden'].name[locale]
  const star = limiting?.star ?? terms[0]?.star
  return star === undefined ? null : presentSpokesman(star, locale).name
}

/** The days of a range for one activity. A day beyond the horizon has neither weight nor reason. */
export function listDaysFor(
  activity: Activity,
  range: { readonly from: string; readonly to: string },
  context: CalendarContext,
): Listed {
  const { head, locale, openUntil } = context
  return {
    ...head,
    tag: presentTag(activity, context),
    days: findDays(range, context).map((day) => {
      const { date, pillar, moon } = day.listed(false)
      const verdict =
        date <= openUntil
          ? day.judged().verdict.activities.find((one) => one.activity === activity.id)
          : undefined
      return {
        date,
        pillar,
        moon,
        weight: verdict?.weight ?? null,
        reason: verdict ? nameDecidingReason(verdict, locale) : null,
      }
    }),
  }
}
