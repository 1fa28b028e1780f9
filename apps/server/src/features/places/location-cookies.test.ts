import { expect, test } from 'vitest'
import { locationCookies } from './location-cookies.ts'

const location = { address: 'Казань; Россия', latitude: 55.79, longitude: 49.12 }

test('a location is stored for a year with the id of its place', () => {
  const [saved, place] = locationCookies({ location, place: '551487' })
  expect(saved).toMatchObject({ name: 'location', maxAgeSec: 31_536_000 })
  expect(saved?.value).toMatch(/^[\w%.!~*'()-]+$/)
  expect(JSON.parse(decodeURIComponent(saved?.value ?? ''))).toEqual(location)
  expect(place).toEqual({ name: 'place', value: '551487', maxAgeSec: 31_536_000 })
})

test('an empty location deletes both cookies', () => {
  const nowhere = { address: '', latitude: 0, longitude: 0 }
  expect(locationCookies({ location: nowhere, place: null })).toEqual([
    { name: 'location', value: '', maxAgeSec: 0 },
    { name: 'place', value: '', maxAgeSec: 0 },
  ])
})
