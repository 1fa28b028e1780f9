import { expect, test } from 'vitest'
import { offersOf } from './chart-offers.ts'

const nothing = { activate: null, isDeletable: false, isSelectable: false }

test('a chart whose paid time is over can be activated on its page, or deleted', () => {
  const offers = { ...nothing, activate: '/personal', isDeletable: true }
  expect(offersOf({ active: false, isMobile: false }, 'en')).toEqual(offers)
  expect(offersOf({ active: false, isMobile: false }, 'ru')).toEqual(offers)
})

test('a paid chart can be selected but not deleted', () => {
  expect(offersOf({ active: true, isMobile: false }, 'en')).toEqual({ ...nothing, isSelectable: true })
})

test('a chart of the mobile app is activated only in Russian, and never deleted or selected', () => {
  expect(offersOf({ active: false, isMobile: true }, 'en')).toEqual(nothing)
  expect(offersOf({ active: false, isMobile: true }, 'ru')).toEqual({
    ...nothing,
    activate: '/personal/mobile',
  })
  expect(offersOf({ active: true, isMobile: true }, 'ru')).toEqual(nothing)
})
