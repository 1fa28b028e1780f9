import { expect, test } from 'vitest'
import { mergeLocations } from './begin-session.ts'

const at = (address: string) => ({ location: { address, latitude: 1, longitude: 2 }, place: '1' })

test('the account’s location wins and is shown to the browser', () => {
  expect(mergeLocations(at('home'), at('away'))).toEqual({ show: at('home') })
  expect(mergeLocations(at('home'), undefined)).toEqual({ show: at('home') })
})

test('an account without a location gets that of the browser, which already has it', () => {
  expect(mergeLocations(null, at('away'))).toEqual({ save: at('away') })
})

test('without any location nothing changes', () => {
  expect(mergeLocations(null, undefined)).toEqual({})
})
