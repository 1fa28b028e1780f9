import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Assumptions, assumptions, pessimistic } from './assumptions.ts'
import { extrapolate } from './extrapolate.ts'
import { compareDesigns, scaleTables, valuesOf, withTables } from './scale-page.ts'
import { measuredCosts, type UnitCosts } from './unit-costs.ts'

const noCosts = Object.fromEntries(Object.keys(measuredCosts).map((key) => [key, 0])) as UnitCosts // true: its keys
const free: Assumptions = { ...valuesOf(assumptions), coreDollars: 0, gigabyteDollars: 0, terabyteDollars: 0 }
/** A user visits one page a day, never cached; cores are fully used. */
const onePage: Assumptions = {
  ...free,
  publicPages: 1,
  operations: 0,
  personalPages: 0,
  searches: 0,
  feedPolls: 0,
  signIns: 0,
  signUps: 0,
  placeShare: 0,
  edgeShare: 0,
  answerShare: 0,
  memoryShare: 0,
  peak: 1,
  load: 1,
}

test('86 400 users with a page a day are one request a second, and a page of 10 ms is a hundredth of a core', () => {
  const { requestsPerSecond, serverCores } = extrapolate(86_400, { ...noCosts, madePageMs: 10 }, onePage)
  expect([requestsPerSecond, serverCores]).toEqual([1, 1])
  expect(extrapolate(86_400 * 1_000, { ...noCosts, madePageMs: 10 }, onePage).serverCores).toBe(10)
})

test('a page cached by nginx costs the servers nothing', () => {
  const cost = { ...noCosts, madePageMs: 10, edgePageMs: 1 }
  const { serverCores, edgeCores } = extrapolate(86_400_000, cost, { ...onePage, edgeShare: 1, tls: 2 })
  expect([serverCores, edgeCores]).toEqual([0, 2])
})

test('a signed-in person opens a shared page and causes one layer', () => {
  const cost = { ...noCosts, madePageMs: 10, layerServerMs: 5, layerPostgresMs: 1, personalServerMs: 1_000 }
  const person = { ...onePage, publicPages: 0, personalPages: 1, renderedShare: 0 }
  const needs = extrapolate(86_400_000, cost, person)
  expect(needs).toMatchObject({ requestsPerSecond: 2_000, serverCores: 15, personCores: 5, postgresCores: 1 })
})

test('a page rendered for one person is neither shared nor filled in', () => {
  const cost = { ...noCosts, madePageMs: 10, localMs: 10, layerServerMs: 5, personalServerMs: 40 }
  const person = { ...onePage, publicPages: 0, personalPages: 1, renderedShare: 1, placeShare: 1 }
  expect(extrapolate(86_400_000, cost, person)).toMatchObject({ requestsPerSecond: 1_000, serverCores: 40 })
})

test('an answer by place is computed unless nginx has it, and travels beside the page', () => {
  const cost = { ...noCosts, localMs: 10, pageBytes: 900, localBytes: 100 }
  const placed = { ...onePage, placeShare: 1, answerShare: 0.5, firstVisits: 0 }
  const { serverCores, terabytesSent } = extrapolate(1_000 * 86_400, cost, placed)
  expect([serverCores, terabytesSent]).toEqual([5, (1_000 * 86_400 * 1_000 * 30) / 1e12])
})

test('a pessimistic day needs more servers by its caches, its people and its peak, each by itself', () => {
  const [costs, usual] = [valuesOf(measuredCosts), valuesOf(assumptions)]
  const coresOf = (assumed: Assumptions) => extrapolate(100_000_000, costs, assumed).serverCores
  for (const [key, value] of Object.entries(pessimistic))
    expect(coresOf({ ...usual, [key]: value }), key).toBeGreaterThan(coresOf(usual))
})

test('the comparison names both designs with their cores', () => {
  const needs = extrapolate(10_000_000, noCosts, free)
  const text = compareDesigns([
    {
      users: 10_000_000,
      rendered: { ...needs, serverCores: 19, personCores: 13 },
      shared: { ...needs, serverCores: 7, personCores: 3 },
    },
  ])
  expect(text).toContain('10 000 000 users need 7 cores of servers instead of 19.')
  expect(text).toContain('| of these for signed-in people | 13 | 3 |')
})

test('storage counts the rows of users, and deliveries of sixty days', () => {
  const cost = { ...noCosts, personBytes: 2_000, deliveryBytes: 100 }
  const assumed = { ...free, bloat: 1.5, reminders: 0.5 }
  const { peopleGigabytes, deliveriesGigabytes } = extrapolate(1_000_000, cost, assumed)
  expect([peopleGigabytes, deliveriesGigabytes]).toEqual([3, 3])
})

test('each edition has a primary, and more once they are full', () => {
  const cost = { ...noCosts, personBytes: 1_000 }
  const assumed = { ...free, bloat: 1, primaryTerabytes: 1 }
  expect(extrapolate(1_000_000, cost, assumed).primaries).toBe(2)
  expect(extrapolate(5_000_000_000, cost, assumed).primaries).toBe(5)
})

test('every running process has its connections, also an idle one', () => {
  const connectionsOf = (users: number) =>
    extrapolate(users, { ...noCosts, madePageMs: 10 }, { ...onePage, editions: 2, standing: 2 }).connections
  expect([connectionsOf(86_400), connectionsOf(86_400_000)]).toEqual([4 * 11 + 4 * 21, 10 * 11 + 4 * 21])
})

test('the minimum of processes is paid for, in each edition and each copy of its database', () => {
  const assumed = { ...free, editions: 2, standing: 2, copies: 3, copyCores: 2, coreDollars: 1 }
  expect(extrapolate(1, noCosts, assumed).dollars).toBe(3 * 4 + 2 * 3 * 2)
})

test('a full slot needs another bot', () => {
  const assumed = { ...free, reminders: 1, slotShare: 1 }
  const botsOf = (users: number) => extrapolate(users, noCosts, assumed).bots
  expect([botsOf(21_900), botsOf(21_901)]).toEqual([1, 2])
})

const page = readFileSync(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8')

test('the tables of docs/scale.md follow from the costs and assumptions', () => {
  expect(withTables(page, scaleTables())).toBe(page)
})

test('a page whose numbers were changed by hand is noticed', () => {
  const changed = page.replace('| 1 000 000 |', '| 1 000 001 |')
  expect(changed).not.toBe(page)
  expect(withTables(changed, scaleTables())).not.toBe(changed)
})

test('a page without the marks of a table is refused', () => {
  expect(() => withTables('# Scale', scaleTables())).toThrow('no place for costs')
})
