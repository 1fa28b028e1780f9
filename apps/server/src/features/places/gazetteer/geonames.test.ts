import { expect, test } from 'vitest'
import { aGeonamesLine } from '../../../testing/geonames-line.ts'
import { parseGeonamesLine } from './geonames.ts'

test('a line of GeoNames is parsed as a place', () => {
  const line = aGeonamesLine({
    id: 551487,
    name: 'Kazan',
    spellings: 'Kasan,Казань',
    country: 'RU',
    region: '73',
  })
  expect(parseGeonamesLine(line)).toMatchObject({
    id: 551487,
    name: 'Kazan',
    spellings: ['Kasan', 'Казань'],
    regionCode: 'RU.73',
  })
})

test.each([
  '',
  'no tabs at all',
  aGeonamesLine({ id: 0, name: 'Nowhere' }),
  aGeonamesLine({ id: 5, name: '' }),
  aGeonamesLine({ id: 5, name: 'Beyond', latitude: 91 }),
  aGeonamesLine({ id: 5, name: 'Beyond', longitude: Number.NaN }),
])('%j is not a place', (line) => {
  expect(parseGeonamesLine(line)).toBeUndefined()
})
