import { parseCivilDate } from '@zeri/almanac/calendar'
import type { ChosenDay, Participant } from '@zeri/almanac/chooser'
import type { ActivityId } from '@zeri/almanac/judgement'
import type { CalendarContext } from '../calendar/index.ts'
import { findDays } from './find-days.ts'

/** The days to compare for one activity. */
export type Shortlist = {
  readonly activity: ActivityId
  /** `YYYY-MM-DD`. */
  readonly dates: readonly string[]
  readonly people: readonly Participant[]
}

/** The lowest weight: no day of a shortlist is left out. */
const ANY_WEIGHT = -3

/** Weighs the days of a shortlist as the chooser does, sorted by date. */
export function weighShortlist(
  { activity, dates, people }: Shortlist,
  setting: CalendarContext,
): ChosenDay[] {
  return dates.toSorted().flatMap((text) => {
    const date = parseCivilDate(text)
    if (!date) return []
    return findDays({ activity, from: date, to: date, minWeight: ANY_WEIGHT, people }, setting).days
  })
}
