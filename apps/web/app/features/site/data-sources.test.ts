import { expect, test } from 'vitest'
import { dataSources } from './data-sources.server.ts'

test('both languages credit the same sources under the same licences', () => {
  const credits = (locale: 'en' | 'ru') =>
    dataSources(locale, 'Zeri').sources.map(({ from, licence }) => [...from, licence].map(({ url }) => url))
  expect(credits('ru')).toEqual(credits('en'))
})

test.each([
  ['en', 'City data © GeoNames, modified.', 'Time zone boundaries © OpenStreetMap contributors.'],
  ['ru', 'Данные о городах © GeoNames, с изменениями.', 'Границы часовых поясов © участники OpenStreetMap.'],
] as const)(
  '%s gives the credit that the licences of the place data require',
  (locale, geonames, openStreetMap) => {
    const credits = dataSources(locale, 'Zeri').sources.map(({ credit }) => credit.replaceAll('\u00a0', ' '))
    expect(credits).toContain(geonames)
    expect(credits).toContain(openStreetMap)
  },
)
