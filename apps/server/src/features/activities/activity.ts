// Activities that have pages of their own, and their words.

import { type Activity, type ActivityId, isMedical, listShownActivities } from '@zeri/almanac/judgement'
import type { describeActivity, Locale, Output } from '@zeri/contract'
import { activityWords } from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import { presentTag } from '../chooser/index.ts'

/** Finds an activity that pages show; the others have no page. */
export function requireShownActivity(tag: string): Activity {
  const found = listShownActivities().find(({ id }) => id === tag)
  if (!found) throw new AppError('request.not-found')
  return found
}

/** An activity as a sentence names it after "for". */
export function deedOf(activity: ActivityId, locale: Locale): string {
  const { deed } = activityWords[activity]
  return locale === 'ru' ? deed.ruGenitive : deed.en
}

/** The name of an activity, and its form in a sentence. */
export function presentActivity(activity: Activity, locale: Locale): Output<typeof describeActivity>['tag'] {
  return {
    ...presentTag(activity, { locale }),
    deed: deedOf(activity.id, locale),
    isMedical: isMedical(activity.id),
  }
}
