import { expect, test } from 'vitest'
import { findMyPosition } from './my-position.ts'

type DevicePosition = { coords: { latitude: number; longitude: number } } | { code: 1 | 2 | 3 }

/** A device that reports this position or error. */
function device(position: DevicePosition): Geolocation {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if ('coords' in position) found(position as GeolocationPosition)
    else failed?.(position as GeolocationPositionError)
  }
  // True: nothing else of it is called.
  return { getCurrentPosition } as Geolocation
}

test('a position is rounded to about a kilometre and has no address yet', async () => {
  const result = await findMyPosition(device({ coords: { latitude: 55.78874, longitude: 49.12214 } }))
  expect(result).toEqual({ ok: true, value: { address: '', latitude: 55.79, longitude: 49.12 } })
})

test.each([
  [1, 'place.position.denied'],
  [2, 'place.position.unavailable'],
  [3, 'place.position.unavailable'],
] as const)('failure %d has the message %s', async (code, wordsKey) => {
  expect(await findMyPosition(device({ code }))).toEqual({ ok: false, wordsKey })
})

test('a browser without geolocation reports the position as unavailable', async () => {
  expect(await findMyPosition(undefined)).toMatchObject({ ok: false, wordsKey: 'place.position.unavailable' })
})
