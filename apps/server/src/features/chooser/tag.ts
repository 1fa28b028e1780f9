// The activity of a request (`tag` in the contract) and its presentation.

import { activities } from '@zeri/almanac/judgement'
import type { Output, predictDays } from '@zeri/contract'
import { activityWords } from '@zeri/lexicon'
import { AppError } from '../../platform/http/app-error.ts'
import type { CalendarContext } from '../calendar/index.ts'

type Tag = Output<typeof predictDays>['prediction']['tag']
type Activity = (typeof activities)[number]

/** Whether an activity has this id. */
export function isActivity(tag: string): boolean {
  return activities.some(({ id }) => id === tag)
}

/** Finds the activity of a request. An unknown activity or a theme that does not match is refused. */
export function requireActivity(tag: string, theme?: string): Activity {
  const found = activities.find(({ id }) => id === tag)
  if (!found) throw new AppError('request.invalid', { fields: { tag: 'names no activity' } })
  if (theme !== undefined && found.theme !== theme)
    throw new AppError('request.invalid', { fields: { theme: 'is not the theme of the activity' } })
  return found
}

export function presentTag({ id, theme }: Activity, { locale }: Pick<CalendarContext, 'locale'>): Tag {
  const { name, short } = activityWords[id]
  return { id, theme, name: name[locale], short: short[locale] }
}
