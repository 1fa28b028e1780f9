import { expect, test } from 'vitest'
import { calendarPathOf, offersOf } from './chart-offers.ts'

const nothing = { activate: null, isDeletable: false, isSelectable: false }

test('a chart whose paid time is over can be activated on its page, or deleted', () => {
  const offers = { ...nothing, activate: '/personal', isDeletable: true }
  expect(offersOf({ active: false, isMobile: false, tier: null }, 'en')).toEqual(offers)
  expect(offersOf({ active: false, isMobile: false, tier: null }, 'ru')).toEqual(offers)
})

test('a paid chart can be selected but not deleted', () => {
  expect(offersOf({ active: true, isMobile: false, tier: 'personal' }, 'en')).toEqual({
    ...nothing,
    isSelectable: true,
  })
})

test('a chart of the mobile app is activated only in Russian, and never deleted or selected', () => {
  expect(offersOf({ active: false, isMobile: true, tier: null }, 'en')).toEqual(nothing)
  expect(offersOf({ active: false, isMobile: true, tier: null }, 'ru')).toEqual({
    ...nothing,
    activate: '/personal/mobile',
  })
  expect(offersOf({ active: true, isMobile: true, tier: 'mobile' }, 'ru')).toEqual(nothing)
})

test('a chart of the app whose personal calendar is paid for is selected and shown as one of the site', () => {
  const chart = { uuid: 'u', active: true, isMobile: true, tier: 'personal' } as const
  expect(offersOf(chart, 'ru')).toEqual({ ...nothing, isSelectable: true })
  expect(calendarPathOf(chart)).toBe('/personal/u')
  expect(calendarPathOf({ ...chart, tier: 'mobile' })).toBe('/personal/mobile/u')
})
