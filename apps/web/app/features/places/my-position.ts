import type { PlaceChoice } from './place-choice.ts'
import type { Asked } from './places-api.ts'

const OPTIONS: PositionOptions = { enableHighAccuracy: false, maximumAge: 600_000, timeout: 15_000 }
/** GeolocationPositionError.PERMISSION_DENIED, which is a global of browsers only. */
const DENIED = 1

/** Asks the device where it is; the browser asks its owner first. */
export function findMyPosition(geolocation: Geolocation | undefined): Promise<Asked<PlaceChoice>> {
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

/** To a kilometre or so: seconds of solar time, and nobody's house. */
function roundPosition({ latitude, longitude }: GeolocationCoordinates): PlaceChoice {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100
  return { address: '', latitude: rounded(latitude), longitude: rounded(longitude) }
}
