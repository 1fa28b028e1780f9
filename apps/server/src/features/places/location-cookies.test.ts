import { expect, test } from 'vitest'
import { toSetCookie } from '../../platform/http/cookie.ts'
import { aPlace } from '../../testing/place.ts'
import { locationCookies } from './location-cookies.ts'

const location = { address: 'Казань; Россия', latitude: 55.79, longitude: 49.12 }
const kazan = aPlace({
  id: 551_487,
  name: { en: 'Kazan', ru: 'Казань' },
  latitudeDeg: 55.78874,
  longitudeDeg: 49.12214,
  zone: 'Europe/Moscow',
})
const PLAIN = /^[\w%.!~*'()-]+$/

test('a location is stored for a year with the id of its place', () => {
  const [saved, place] = locationCookies({ location, place: '551487' }, kazan)
  expect(saved).toMatchObject({ name: 'location', maxAgeSec: 31_536_000 })
  expect(saved?.value).toMatch(PLAIN)
  expect(JSON.parse(decodeURIComponent(saved?.value ?? ''))).toEqual(location)
  expect(place).toEqual({ name: 'place', value: '551487', maxAgeSec: 31_536_000 })
})

test('scripts read the place alone: rounded, with its names, and nothing of what was typed', () => {
  const cookies = locationCookies({ location, place: '551487' }, kazan)
  const readable = cookies.filter((cookie) => !toSetCookie(cookie).includes('HttpOnly'))
  expect(readable.map(({ name }) => name)).toEqual(['here'])
  expect(readable[0]).toMatchObject({ maxAgeSec: 31_536_000, value: expect.stringMatching(PLAIN) })
  expect(JSON.parse(decodeURIComponent(readable[0]?.value ?? ''))).toEqual({
    id: '551487',
    latitude: 55.8,
    longitude: 49.1,
    zone: 'Europe/Moscow',
    en: 'Kazan',
    ru: 'Казань',
  })
})

test('a place without a Russian name has its English one in both languages', () => {
  const unnamed = aPlace({ id: 1, name: { en: 'Smallville', ru: null } })
  const here = locationCookies({ location, place: '1' }, unnamed)[2]
  expect(JSON.parse(decodeURIComponent(here?.value ?? ''))).toMatchObject({
    en: 'Smallville',
    ru: 'Smallville',
  })
})

test('a place that has left the gazetteer is not shown to scripts', () => {
  const [, place, here] = locationCookies({ location, place: '551487' }, undefined)
  expect([place?.value, here]).toEqual([
    '551487',
    { name: 'here', value: '', maxAgeSec: 0, isReadable: true },
  ])
})

test('no location deletes every cookie', () => {
  expect(locationCookies(null, undefined)).toEqual([
    { name: 'location', value: '', maxAgeSec: 0 },
    { name: 'place', value: '', maxAgeSec: 0 },
    { name: 'here', value: '', maxAgeSec: 0, isReadable: true },
  ])
})
