import { isMedical } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import { type CalendarContext, describeDays, openTo } from '../../calendar/index.ts'
import type { TakenDay } from '../../chooser/index.ts'
import { writeHours } from '../calendar-file/taken-event.ts'
import { drawDay } from '../pictures/draw-day.ts'

/**
 * Draws a day for an activity, with its best hours. Who draws it may see the day. Nothing medical stands in a picture:
 * for such an activity it is that of the day as a whole.
 */
export function drawTakenDay(
  day: TakenDay,
  context: CalendarContext,
  { locale, product }: { readonly locale: Locale; readonly product: string },
): string {
  const { date, activity, weight, word } = day
  const { days } = describeDays({ from: date, to: date }, openTo({ access: 'paid' }, context))
  const [facts] = days
  if (!facts) throw new Error('the calendar returned no days')
  if (isMedical(activity.id)) return drawDay(facts, locale, product)
  const verdict = { weight, word, summary: writeHours(day, locale) ?? '' }
  return drawDay({ ...facts, verdict, activity: activity.name }, locale, product)
}
