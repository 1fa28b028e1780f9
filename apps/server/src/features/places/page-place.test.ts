import { expect, test } from 'vitest'
import { aPlace } from '../../testing/place.ts'
import { findPagePlace } from './page-place.ts'
import type { Places } from './places.ts'

const places: Places = {
  find: (id) => (id === '551487' ? Promise.resolve(aPlace()) : id === '1' ? aPlace({ id: 1 }) : undefined),
}
const find = findPagePlace(places)

test('a chosen place has its name in the language of the page', async () => {
  expect(await find('ru', '551487')).toMatchObject({ id: '551487', address: 'Казань', isDefault: false })
  expect(await find('en', '551487')).toMatchObject({ address: 'Kazan' })
})

test('a cached place is returned without a promise', () => {
  expect(find('en', '1')).toMatchObject({ id: '1' })
})

test.each([undefined, 'nonsense', '77'])(
  'with %s as the cookie the default of the language is used',
  (cookie) => {
    expect(find('ru', cookie)).toMatchObject({ id: '524901', address: 'Москва', isDefault: true })
    expect(find('en', cookie)).toBeNull()
  },
)
