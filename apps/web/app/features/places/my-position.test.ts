import { expect, test } from 'vitest'
import { findMyPosition } from './my-position.ts'

type Answer = { coords: { latitude: number; longitude: number } } | { code: 1 | 2 | 3 }

/** A device that answers so. */
function device(answer: Answer): Geolocation {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if ('coords' in answer) found(answer as GeolocationPosition)
    else failed?.(answer as GeolocationPositionError)
  }
  // True: nothing else of it is asked for.
  return { getCurrentPosition } as Geolocation
}

test('a position is rounded to about a kilometre and has no address yet', async () => {
  const asked = await findMyPosition(device({ coords: { latitude: 55.78874, longitude: 49.12214 } }))
  expect(asked).toEqual({ ok: true, value: { address: '', latitude: 55.79, longitude: 49.12 } })
})

test.each([
  [1, 'place.position.denied'],
  [2, 'place.position.unavailable'],
  [3, 'place.position.unavailable'],
] as const)('failure %d has the words %s', async (code, wordsKey) => {
  expect(await findMyPosition(device({ code }))).toEqual({ ok: false, wordsKey })
})

test('a browser that knows no positions says so', async () => {
  expect(await findMyPosition(undefined)).toMatchObject({ ok: false, wordsKey: 'place.position.unavailable' })
})
