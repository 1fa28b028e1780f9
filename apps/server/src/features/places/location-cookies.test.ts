import { expect, test } from 'vitest'
import { locationCookies } from './location-cookies.ts'

const location = { address: 'Казань; Россия', latitude: 55.79, longitude: 49.12 }

test('a location is kept for a year beside the short id of its place', () => {
  const [kept, place] = locationCookies({ location, place: '551487' })
  expect(kept).toMatchObject({ name: 'location', maxAgeSec: 31_536_000 })
  expect(kept?.value).toMatch(/^[\w%.!~*'()-]+$/)
  expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toEqual(location)
  expect(place).toEqual({ name: 'place', value: '551487', maxAgeSec: 31_536_000 })
})

test('a location that is not set takes both cookies away', () => {
  const nowhere = { address: '', latitude: 0, longitude: 0 }
  expect(locationCookies({ location: nowhere, place: null })).toEqual([
    { name: 'location', value: '', maxAgeSec: 0 },
    { name: 'place', value: '', maxAgeSec: 0 },
  ])
})
