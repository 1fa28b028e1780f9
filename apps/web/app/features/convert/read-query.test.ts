import { convertDate } from '@zeri/contract'
import { expect, test } from 'vitest'
import { readTyped, toConversion } from './read-query.ts'

const read = (query: string) => toConversion(readTyped(new URLSearchParams(query)))

test.each([
  ['', undefined],
  ['x=1', undefined],
  ['yearPillar=&monthPillar=&dayPillar=', undefined],
  ['date=2026-11-20', { date: '2026-11-20' }],
  ['lunarYear=2025&lunarMonth=6&lunarDay=1&leap=on', { lunar: '2025-06-01', leap: 'true' }],
  ['lunarYear=2025&lunarMonth=6&lunarDay=1', { lunar: '2025-06-01', leap: 'false' }],
  ['yearPillar=bing-wu&monthPillar=&dayPillar=wu-xu', { yearPillar: 'bing-wu', dayPillar: 'wu-xu' }],
])('%s asks for %j', (query, expected) => {
  expect(read(query)).toEqual(expected)
  if (expected) expect(convertDate.request.safeParse(expected).success).toBe(true)
})

test.each(['date=tomorrow', 'lunarYear=abc&lunarMonth=1&lunarDay=1', 'lunarYear=2025', 'dayPillar=jia-chou'])(
  '%s is passed on for the operation to refuse',
  (query) => {
    expect(convertDate.request.safeParse(read(query)).success).toBe(false)
  },
)
