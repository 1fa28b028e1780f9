import { expect, test } from 'vitest'
import { deprecationHeaders } from './deprecation.ts'

test('an operation that will end says since when, until when and where to read about it', () => {
  expect(deprecationHeaders({ since: '2027-01-01', sunset: '2028-01-01' })).toEqual({
    deprecation: '@1798761600',
    sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
    link: '</developers#changes>; rel="deprecation"; type="text/html"',
  })
})
