import { type Locale, pathIn } from '@zeri/contract'
import type { TakenDay } from '../../chooser/index.ts'
import { writtenDay } from '../date-words.ts'
import { exportWords, signed } from '../words.ts'
import type { DayEvent } from './icalendar.ts'

/** A calendar app has room for a few; the best come first. */
const MAX_HOURS = 3

const clockTime = (instant: string): string => instant.slice(11, 16)

/** The best hours in words; undefined where none are named. */
export function writeHours(
  { hours, town }: Pick<TakenDay, 'hours' | 'town'>,
  locale: Locale,
): string | undefined {
  if (hours.length === 0) return undefined
  const spans = hours.slice(0, MAX_HOURS).map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`)
  return `${exportWords[locale].bestHours}: ${spans.join(', ')} (${town ?? exportWords[locale].bySun})`
}

/**
 * Builds the calendar event of a day for an activity. Calendars are synchronised and shown to others, so it links to the
 * page of the day that is open to everyone, and names no person.
 */
export function takenEventOf(
  day: TakenDay,
  locale: Locale,
  { origin, host }: { readonly origin: string; readonly host: string },
): DayEvent {
  const { date, activity, weight, word } = day
  const url = origin + pathIn(locale, `/${date.split('-').map(Number).join('/')}`)
  const hours = writeHours(day, locale)
  return {
    date,
    uid: `day-${date}-${activity.id}@${host}`,
    url,
    summary: `${activity.name}: ${writtenDay(date, locale)}`,
    description: [
      `${exportWords[locale].dayOf(word)} (${signed(weight)})`,
      ...(hours ? [hours] : []),
      ...(day.school ? [exportWords[locale].bySchool(day.school.name)] : []),
      '',
      url,
    ].join('\n'),
  }
}
