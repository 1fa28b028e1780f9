import { expect, test } from 'vitest'
import { aPlace } from '../../testing/place.ts'
import { createCountryNames } from './country-names.ts'
import { presentPagePlace, presentPlace } from './gazetteer-place.ts'

const countryName = createCountryNames()
const addressOf = (overrides: Parameters<typeof aPlace>[0], locale: 'en' | 'ru') =>
  presentPlace(aPlace(overrides), locale, countryName).address

test('an address has town, region and country in the requested language', () => {
  expect(addressOf({}, 'en')).toBe('Kazan, Tatarstan, Russia')
  expect(addressOf({}, 'ru')).toBe('Казань, Республика Татарстан, Россия')
})

test('an address repeats no name', () => {
  const moscow = { name: { en: 'Moscow', ru: 'Москва' }, region: { en: 'Moscow', ru: 'Москва' } }
  expect(addressOf(moscow, 'ru')).toBe('Москва, Россия')
  const singapore = {
    name: { en: 'Singapore', ru: 'Сингапур' },
    region: { en: null, ru: null },
    country: 'SG',
  }
  expect(addressOf(singapore, 'ru')).toBe('Сингапур')
})

test('a place without a Russian name shows its Latin one, and an unknown region is left out', () => {
  const hamlet = { name: { en: 'Shap', ru: null }, region: { en: 'England', ru: null }, country: 'GB' }
  expect(addressOf(hamlet, 'ru')).toBe('Shap, Великобритания')
})

test('the address of a place in a disputed region has no country', () => {
  const disputed = { name: { en: 'Yalta', ru: 'Ялта' }, region: { en: null, ru: null }, country: '' }
  expect(presentPlace(aPlace(disputed), 'ru', countryName)).toMatchObject({ address: 'Ялта', country: null })
})

test('a page shows only the name of a place', () => {
  expect(presentPagePlace(aPlace(), 'ru')).toEqual({
    id: '551487',
    address: 'Казань',
    zone: 'Europe/Moscow',
    longitudeDeg: 49.12,
  })
})

test.each([
  ['US', 'USA', 'США'],
  ['GB', 'United Kingdom', 'Великобритания'],
  ['HK', 'Hong Kong', 'Гонконг'],
  ['KR', 'South Korea', 'Южная Корея'],
])('%s is %s and %s', (code, en, ru) => {
  expect([countryName(code, 'en'), countryName(code, 'ru')]).toEqual([en, ru])
})
