import { location as locationRule, type Output, placeId, type saveLocation } from '@zeri/contract'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'
import { type GazetteerPlace, placeName } from './gazetteer-place.ts'

/** The chosen location of a visitor, with its place in the gazetteer. */
export type ChosenLocation = {
  readonly location: Output<typeof saveLocation>['location']
  readonly place: string
}

const YEAR_SEC = 365 * 24 * 60 * 60

/**
 * The cookies of a location: the location itself, the short id of its place, and the place for the scripts of pages. None
 * deletes them all.
 */
export function locationCookies(
  chosen: ChosenLocation | null,
  place: GazetteerPlace | undefined,
): readonly Cookie[] {
  const location = chosen && encodeURIComponent(JSON.stringify(chosen.location))
  return [
    cookieOf('location', location),
    cookieOf('place', chosen?.place ?? null),
    { ...cookieOf('here', chosen && place ? writeHere(place) : null), isReadable: true },
  ]
}

function cookieOf(name: string, value: string | null): Cookie {
  return { name, value: value ?? '', maxAgeSec: value === null ? 0 : YEAR_SEC }
}

/** A tenth of a degree: the hours of a place differ by twelve seconds at most. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 10) / 10

/** What a script needs to fill in the hours and the name of the place; it carries no right. */
function writeHere(place: GazetteerPlace): string {
  const { id, latitudeDeg, longitudeDeg, zone } = place
  const here = {
    id: String(id),
    latitude: roundDegrees(latitudeDeg),
    longitude: roundDegrees(longitudeDeg),
    zone,
    en: placeName(place, 'en'),
    ru: placeName(place, 'ru'),
  }
  return encodeURIComponent(JSON.stringify(here))
}

/** Reads the location from the cookies; undefined if they are missing or invalid. */
export function readLocationCookies({ cookie }: Pick<Caller, 'cookie'>): ChosenLocation | undefined {
  const location = locationRule.safeParse(parseJson(cookie('location') ?? ''))
  const place = placeId.safeParse(cookie('place'))
  return location.success && place.success ? { location: location.data, place: place.data } : undefined
}

function parseJson(encoded: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(encoded))
  } catch {
    return undefined // truncated or foreign
  }
}
