import { expect, test } from 'vitest'
import { hasLayerHint, readHere } from './here.ts'

const kazan = {
  id: '551487',
  latitude: 55.8,
  longitude: 49.1,
  zone: 'Europe/Moscow',
  en: 'Kazan',
  ru: 'Казань',
}
const cookieOf = (value: unknown) => `here=${encodeURIComponent(JSON.stringify(value))}`

test('the chosen place is read from among other cookies', () => {
  expect(readHere(`locale=ru; ${cookieOf(kazan)}; theme=dark`)).toEqual(kazan)
})

test.each([
  '',
  'locale=ru',
  'nowhere=1',
  'here=',
  'here=%',
  'here=null',
  'here=42',
  cookieOf({ ...kazan, zone: 1 }),
])('%j names no place', (cookies) => {
  expect(readHere(cookies)).toBeNull()
})

test('a chosen school and any hint of a session call for a layer', () => {
  expect(hasLayerHint('a=b; person=chart')).toBe(true)
  expect(hasLayerHint('school=popular.yes; a=b')).toBe(true)
  expect(hasLayerHint('a=b; no-person=chart; school=')).toBe(false)
})
