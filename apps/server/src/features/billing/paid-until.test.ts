import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extendPeriod, type Period } from './paid-until.ts'

function buy(now: string, ...periods: readonly number[]): Period[] {
  const bought: Period[] = []
  for (const months of periods)
    bought.push(extendPeriod({ now: new Date(now), months, zone: 'UTC', current: bought.at(-1) }))
  return bought
}
const endsOf = (periods: readonly Period[]) => periods.map(({ until }) => until.toISOString().slice(0, 10))

test('months from 31 January end on the last day of short months and on the 31st of long ones', () => {
  expect(endsOf(buy('2026-01-31T10:00:00Z', 1, 1, 1))).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
})

test('a year from 29 February ends on 28 February, and four years later on the 29th again', () => {
  expect(endsOf(buy('2028-02-29T10:00:00Z', 12, 12, 12, 12))).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
})

test('six times one month equals six months, from any start', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  const zone = fc.constantFrom('UTC', 'Europe/Moscow')
  fc.assert(
    fc.property(day, zone, fc.integer({ min: 1, max: 12 }), (now, zoneName, months) => {
      let current: Period | undefined
      for (let i = 0; i < months; i += 1) current = extendPeriod({ now, months: 1, zone: zoneName, current })
      const once = extendPeriod({ now, months, zone: zoneName })
      expect(current?.until).toEqual(once.until)
    }),
  )
})

test('running time is extended without a gap, expired time starts again', () => {
  const current = { until: new Date('2026-03-31T08:00:00Z'), anchorDay: 31 }
  const before = extendPeriod({ now: new Date('2026-03-01T00:00:00Z'), months: 1, zone: 'UTC', current })
  expect(before).toEqual({ from: current.until, until: new Date('2026-04-30T08:00:00Z'), anchorDay: 31 })
  const now = new Date('2026-04-02T00:00:00Z')
  const after = extendPeriod({ now, months: 1, zone: 'UTC', current })
  expect(after).toEqual({ from: now, until: new Date('2026-05-02T00:00:00Z'), anchorDay: 2 })
})

test('a payment at one in the night in Moscow gets the date of Moscow', () => {
  const now = new Date('2026-01-30T22:00:00Z') // the 31st in Moscow
  const { until, anchorDay } = extendPeriod({ now, months: 2, zone: 'Europe/Moscow' })
  expect([until.toISOString(), anchorDay]).toEqual(['2026-03-30T22:00:00.000Z', 31])
})
