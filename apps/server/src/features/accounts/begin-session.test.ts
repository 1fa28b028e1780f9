import { expect, test } from 'vitest'
import { mergeLocations } from './begin-session.ts'

const at = (address: string) => ({ location: { address, latitude: 1, longitude: 2 }, place: '1' })

test('the account’s location wins and is shown to the browser', () => {
  expect(mergeLocations(at('home'), at('away'))).toEqual({ show: at('home') })
  expect(mergeLocations(at('home'), undefined)).toEqual({ show: at('home') })
})

test('an account without one learns the browser’s, which already has it', () => {
  expect(mergeLocations(null, at('away'))).toEqual({ save: at('away') })
})

test('where nobody knows, nothing changes', () => {
  expect(mergeLocations(null, undefined)).toEqual({})
})
