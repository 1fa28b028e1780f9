import type { Locale } from '@zeri/contract'
import { createZoneClocks } from '../../platform/zone-clock.ts'
import { type CalendarPlace, calendarPlaceOf } from '../calendar/index.ts'
import { defaultPlace, placeName } from '../places/index.ts'

let clockOf: ReturnType<typeof createZoneClocks> | undefined

/** The place of figures that need one: the default of the language, the same for everybody; else Greenwich, without a name. */
export function figurePlace(locale: Locale): {
  readonly at: CalendarPlace
  readonly name: string | undefined
} {
  clockOf ??= createZoneClocks()
  const place = defaultPlace(locale)
  return {
    at: calendarPlaceOf(place ?? undefined, clockOf),
    name: place ? placeName(place, locale) : undefined,
  }
}
