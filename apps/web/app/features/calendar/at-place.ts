import { zoneOffset } from '../../i18n/civil-day.ts'
import { typeset } from '../../i18n/typography.ts'
import type { WholeDay } from './day.ts'
import type { DayDetails } from './day-details.ts'
import type { Placed } from './use-filled.ts'

export type LocalDay = NonNullable<Placed['facts']['day']>

/** The facts of one day at the visitor's place; undefined where they are of another day. */
export function localDayOf({ facts: { day }, locale }: Placed, date: string): LocalDay | undefined {
  return day?.date === date ? typeset(locale, day) : undefined
}

/** The name of the zone's distance from UTC on a date: `UTC+3`. */
export function zoneAt({ here: { zone } }: Placed, date: string): string {
  return zoneOffset(zone, date)
}

/** The place as responses about days name it. */
export function placeOf({ here, locale }: Placed): NonNullable<WholeDay['place']> {
  const { id, zone, latitude, longitude } = here
  return { id, address: here[locale], zone, latitude, longitude }
}

/** The hours of a day by the clocks of the place; what they mean is the same everywhere. */
export function withLocalHours<Hour extends DayDetails['hours'][number] | WholeDay['hours'][number]>(
  hours: readonly Hour[],
  local: LocalDay,
): Hour[] {
  return hours.map((hour, index) => {
    const { from, to, isWaking } = local.hours[index] ?? hour
    return { ...hour, from, to, isWaking }
  })
}

/** The details of a day by the clocks of the place. */
export function detailsAt(details: DayDetails, local: LocalDay): DayDetails {
  return { ...details, hours: withLocalHours(details.hours, local) }
}
