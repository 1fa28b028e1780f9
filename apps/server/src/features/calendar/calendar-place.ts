import { calendarRules, type Place, type Rules } from '@zeri/almanac/calendar'
import type { describeDay, Locale, Output } from '@zeri/contract'
import type { ZoneClock } from '../../platform/zone-clock.ts'
import { type GazetteerPlace, placeName } from '../places/index.ts'

/** The place of a request, as the almanac and the response need it. */
export type CalendarPlace = {
  /** Identifies the place in cache keys. */
  readonly key: string
  readonly zone: string
  /** ISO 3166-1 code; empty where it is not known. */
  readonly country: string
  readonly place: Place
  readonly rules: Rules
  readonly show: ZoneClock['show']
  readonly echo: (locale: Locale) => Output<typeof describeDay>['place']
}

/** Without a place, days and instants are UTC and hours are solar time: Greenwich by its clock. */
function withoutPlace(clockOf: (zone: string) => ZoneClock): CalendarPlace {
  const { offsetSecAt, show } = clockOf('UTC')
  return {
    key: '',
    zone: 'UTC',
    country: '',
    place: { latitudeDeg: 51.48, longitudeDeg: 0, offsetSecAt },
    rules: { ...calendarRules, timeBasis: 'clock' },
    show,
    echo: () => null,
  }
}

/** A point on the map, with the zone of its clocks. */
export type CalendarPoint = Pick<GazetteerPlace, 'latitudeDeg' | 'longitudeDeg' | 'zone'>

/** A point that need not be in the gazetteer. */
export function calendarPlaceAt(
  { latitudeDeg, longitudeDeg, zone }: CalendarPoint,
  clockOf: (zone: string) => ZoneClock,
): CalendarPlace {
  const { offsetSecAt, show } = clockOf(zone)
  return {
    key: `${latitudeDeg} ${longitudeDeg} ${zone}`,
    zone,
    country: '',
    place: { latitudeDeg, longitudeDeg, offsetSecAt },
    rules: calendarRules,
    show,
    echo: () => null,
  }
}

/** The place of the gazetteer, or none. */
export function calendarPlaceOf(
  found: GazetteerPlace | undefined,
  clockOf: (zone: string) => ZoneClock,
): CalendarPlace {
  if (!found) return withoutPlace(clockOf)
  const { id, zone, latitudeDeg, longitudeDeg } = found
  return {
    ...calendarPlaceAt(found, clockOf),
    key: String(id),
    country: found.country,
    echo: (locale) => ({
      id: String(id),
      address: placeName(found, locale),
      zone,
      latitude: latitudeDeg,
      longitude: longitudeDeg,
    }),
  }
}
