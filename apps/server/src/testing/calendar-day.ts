import type { Locale } from '@zeri/contract'
import { computeDay, requireDate } from '../features/calendar/calendar.ts'
import { calendarPlaceOf } from '../features/calendar/calendar-place.ts'
import type { CalendarDay } from '../features/calendar/present-facts.ts'
import { theBook } from '../features/calendar/school.ts'
import type { GazetteerPlace } from '../features/places/gazetteer-place.ts'
import { createZoneClocks } from '../platform/zone-clock.ts'
import { aPlace } from './place.ts'

const clockOf = createZoneClocks()

/** A day to present, at a place or without one. */
export function aDay(date: string, locale: Locale, place?: Partial<GazetteerPlace>): CalendarDay {
  return computeDay(requireDate(date), {
    at: calendarPlaceOf(place && aPlace(place), clockOf),
    locale,
    school: theBook,
  })
}
