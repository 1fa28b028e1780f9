import { location as locationRule, type Output, placeId, type saveLocation } from '@zeri/contract'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'

/** The chosen location of a visitor, with its place in the gazetteer. */
export type ChosenLocation = {
  readonly location: Output<typeof saveLocation>['location']
  readonly place: string
}

const YEAR_SEC = 365 * 24 * 60 * 60

/**
 * The cookies of a location: the location itself, and the short id of its place, by which caches distinguish pages. An
 * empty location deletes both.
 */
export function locationCookies({
  location,
  place,
}: Pick<Output<typeof saveLocation>, 'location' | 'place'>): Cookie[] {
  const maxAgeSec = place === null ? 0 : YEAR_SEC
  return [
    {
      name: 'location',
      value: place === null ? '' : encodeURIComponent(JSON.stringify(location)),
      maxAgeSec,
    },
    { name: 'place', value: place ?? '', maxAgeSec },
  ]
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
