import { location as locationRule, type Output, placeId, type saveLocation } from '@zeri/contract'
import type { Cookie } from '../../platform/http/cookie.ts'
import type { Caller } from '../../platform/http/operations.ts'

/** Where somebody said they are: the location, and the place of the gazetteer it belongs to. */
export type ChosenLocation = {
  readonly location: Output<typeof saveLocation>['location']
  readonly place: string
}

const YEAR_SEC = 365 * 24 * 60 * 60

/**
 * What a browser keeps of a location: the location itself, and the short id of its place, by which caches tell pages
 * apart. A location that is not set takes both away.
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

/** What a browser remembers; undefined when it remembers nothing that makes sense. */
export function readLocationCookies({ cookie }: Pick<Caller, 'cookie'>): ChosenLocation | undefined {
  const location = locationRule.safeParse(parseJson(cookie('location') ?? ''))
  const place = placeId.safeParse(cookie('place'))
  return location.success && place.success ? { location: location.data, place: place.data } : undefined
}

function parseJson(encoded: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(encoded))
  } catch {
    return undefined // cut short, or not ours
  }
}
