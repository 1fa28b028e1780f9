import type { PlaceChoice } from './place-choice.ts'
import type { PlaceResult } from './places-api.ts'

const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 15_000 }
/** GeolocationPositionError.PERMISSION_DENIED; the constant exists only in browsers. */
const DENIED = 1

/** Finds the position of the device; the browser asks the visitor for permission. */
export function findMyPosition(geolocation: Geolocation | undefined): Promise<PlaceResult<PlaceChoice>> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ ok: false, wordsKey: 'place.position.unavailable' })
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, value: roundPosition(coords) }),
      ({ code }) =>
        resolve({
          ok: false,
          wordsKey: code === DENIED ? 'place.position.denied' : 'place.position.unavailable',
        }),
      OPTIONS,
    )
  })
}

/** Rounds to about a kilometre: exact enough for solar time, too coarse to reveal a home. */
function roundPosition({ latitude, longitude }: GeolocationCoordinates): PlaceChoice {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100
  return { address: '', latitude: rounded(latitude), longitude: rounded(longitude) }
}
