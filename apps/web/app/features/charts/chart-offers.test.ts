import { expect, test } from 'vitest'
import { offersOf } from './chart-offers.ts'

const nothing = { activate: null, isDeletable: false, isSelectable: false }

test('a chart whose time is over can be activated on its page, or deleted', () => {
  const offers = { ...nothing, activate: '/personal', isDeletable: true }
  expect(offersOf({ active: false, isMobile: false }, 'en')).toEqual(offers)
  expect(offersOf({ active: false, isMobile: false }, 'ru')).toEqual(offers)
})

test('a chart that is paid for can be selected and not deleted', () => {
  expect(offersOf({ active: true, isMobile: false }, 'en')).toEqual({ ...nothing, isSelectable: true })
})

test('a chart of the app is activated in Russian alone, and never deleted or selected', () => {
  expect(offersOf({ active: false, isMobile: true }, 'en')).toEqual(nothing)
  expect(offersOf({ active: false, isMobile: true }, 'ru')).toEqual({
    ...nothing,
    activate: '/personal/mobile',
  })
  expect(offersOf({ active: true, isMobile: true }, 'ru')).toEqual(nothing)
})
