import type { ActivityId, Weight } from '@zeri/almanac/judgement'
import type { Output, predictDays } from '@zeri/contract'
import { type CalendarContext, requireDate } from '../calendar/index.ts'
import { findDays } from './find-days.ts'
import { presentChosen } from './present-prediction.ts'

/** A day of the chooser for everyone, in a line. */
export type GeneralDay = Pick<
  Output<typeof predictDays>['prediction']['days'][number],
  'date' | 'weight' | 'word' | 'favouredBy'
>

const GOOD: Weight = 1

/** Finds the best open days for an activity, for everyone, sorted by date; none where no day is good. */
export function findGeneralDays(
  activity: ActivityId,
  count: number,
  setting: CalendarContext,
): readonly GeneralDay[] {
  const [from, to] = [requireDate(setting.today), requireDate(setting.openUntil)]
  const { days } = findDays({ activity, from, to, minWeight: GOOD, people: [] }, setting)
  return days
    .slice(0, count)
    .map((day) => presentChosen(day, { setting, people: [] }))
    .map(({ date, weight, word, favouredBy }) => ({ date, weight, word, favouredBy }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
