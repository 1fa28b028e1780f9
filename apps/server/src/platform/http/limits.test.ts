import { expect, test } from 'vitest'
import { type CounterStore, createLimits } from './limits.ts'

const rule = { name: 'general', perMinute: 10 }

function sharedStore(): CounterStore {
  const rows = new Map<string, number>()
  return {
    async add(windowStartMs, hits) {
      const totals = new Map<string, number>()
      for (const [key, count] of hits) {
        const row = `${windowStartMs}:${key}`
        rows.set(row, (rows.get(row) ?? 0) + count)
        totals.set(key, rows.get(row) ?? 0)
      }
      return totals
    },
  }
}

function aClock(at = Date.UTC(2026, 10, 15)) {
  const clock = { at, now: () => clock.at }
  return clock
}

const [A, B] = ['203.0.113.7', '198.51.100.7']

test('an allowance can be used at once and refills all the time', () => {
  const clock = aClock()
  const limits = createLimits(clock, sharedStore())
  const verdicts = Array.from({ length: 11 }, () => limits.hit(rule, A).allowed)
  expect(verdicts).toEqual([...Array<boolean>(10).fill(true), false])
  expect(limits.hit(rule, A)).toMatchObject({ allowed: false, retryAfterSec: 6 })
  expect(limits.hit(rule, B).allowed).toBe(true)
  clock.at += 6_000
  expect(limits.hit(rule, A).allowed).toBe(true)
  expect(limits.hit(rule, A).allowed).toBe(false)
})

test('at the edge of a minute nobody gets a second allowance', () => {
  const clock = aClock(Date.UTC(2026, 10, 15, 12, 0, 59))
  const limits = createLimits(clock, sharedStore())
  for (let i = 0; i < 10; i++) limits.hit(rule, A)
  clock.at += 1_500
  expect(limits.hit(rule, A).allowed).toBe(false)
})

test('a clock that is set back locks nobody out', () => {
  const clock = aClock()
  const limits = createLimits(clock, sharedStore())
  for (let i = 0; i < 11; i++) limits.hit(rule, A)
  clock.at -= 3 * 60 * 60_000
  expect(limits.hit(rule, A).allowed).toBe(true)
})

test.each([
  ['a /64', 10, (i: number) => `2001:db8:1:2::${i}`],
  ['a /56', 20, (i: number) => `2001:db8:1:2${(i % 16).toString(16)}0::1`],
  ['a /48', 40, (i: number) => `2001:db8:1:${i.toString(16)}00::1`],
  ['an IPv4 address', 10, () => A],
  ['a /24', 40, (i: number) => `203.0.113.${i}`],
])('%s has %s of the ten of an address, however many addresses it uses', (_network, most, addressOf) => {
  const limits = createLimits(aClock(), sharedStore())
  const count = Array.from({ length: 200 }, (_, i) => limits.hit(rule, addressOf(i))).filter(
    ({ allowed }) => allowed,
  ).length
  expect(count).toBe(most)
  expect(limits.hit(rule, '2001:db8:2::1').allowed).toBe(true)
})

test('a refused address takes nothing from its network', () => {
  const limits = createLimits(aClock(), sharedStore())
  for (let i = 0; i < 1_000; i++) limits.hit(rule, A)
  for (let i = 0; i < 10; i++) expect(limits.hit(rule, '203.0.113.8').allowed).toBe(true)
})

test('two processes share one allowance once they have synced', async () => {
  const clock = aClock()
  const store = sharedStore()
  const [one, two] = [createLimits(clock, store), createLimits(clock, store)]
  for (let i = 0; i < 6; i++) one.hit(rule, A)
  for (let i = 0; i < 5; i++) two.hit(rule, A)
  await one.sync()
  await two.sync()
  expect(two.hit(rule, A).allowed).toBe(false)
  one.hit(rule, A)
  await one.sync()
  expect(one.hit(rule, A).allowed).toBe(false)
})

test('syncing twice does not count anything twice', async () => {
  const limits = createLimits(aClock(), sharedStore())
  for (let i = 0; i < 5; i++) limits.hit(rule, A)
  for (let i = 0; i < 4; i++) await limits.sync()
  for (let i = 0; i < 5; i++) expect(limits.hit(rule, A).allowed).toBe(true)
  expect(limits.hit(rule, A).allowed).toBe(false)
})

test('a slow store is not called again meanwhile, so nothing is counted twice', async () => {
  const store = sharedStore()
  let calls = 0
  const slow: CounterStore = {
    async add(start, hits) {
      calls += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return store.add(start, hits)
    },
  }
  const limits = createLimits(aClock(), slow)
  for (let i = 0; i < 5; i++) limits.hit(rule, A)
  await Promise.all([limits.sync(), limits.sync(), limits.sync()])
  await limits.sync()
  expect(calls).toBe(1)
  for (let i = 0; i < 5; i++) expect(limits.hit(rule, A).allowed).toBe(true)
  expect(limits.hit(rule, A).allowed).toBe(false)
})

test('a flood of addresses does not make anybody else forgotten', async () => {
  const clock = aClock()
  const limits = createLimits(clock, sharedStore())
  for (let i = 0; i < 11; i++) limits.hit(rule, A)
  for (let i = 0; i < 200_000; i++) limits.hit(rule, `2001:db8:1:${(i % 65_536).toString(16)}::1`)
  expect(limits.hit(rule, A).allowed).toBe(false)
})

test('a flood of networks makes the oldest forgotten, not the last', () => {
  const limits = createLimits(aClock(), sharedStore())
  const addressOf = (i: number) => `${1 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}.1`
  for (let i = 0; i < 50_000; i++) limits.hit(rule, addressOf(i))
  for (let i = 0; i < 11; i++) limits.hit(rule, A)
  for (let i = 50_000; i < 60_000; i++) limits.hit(rule, addressOf(i))
  expect(limits.hit(rule, A).allowed).toBe(false)
})

test('while the store is unavailable a process uses its own count and loses no hit', async () => {
  const store = sharedStore()
  let isAway = true
  const flaky: CounterStore = {
    add: (start, hits) => (isAway ? Promise.reject(new Error('away')) : store.add(start, hits)),
  }
  const limits = createLimits(aClock(), flaky)
  for (let i = 0; i < 6; i++) limits.hit(rule, A)
  await expect(limits.sync()).rejects.toThrow('away')
  isAway = false
  await limits.sync()
  const other = createLimits(aClock(), store)
  for (let i = 0; i < 5; i++) other.hit(rule, A)
  await other.sync()
  expect(other.hit(rule, A).allowed).toBe(false)
})

test('a shared hit is refused at once in every process', async () => {
  const store = sharedStore()
  const processes = [createLimits(aClock(), store), createLimits(aClock(), store)]
  const strict = { name: 'sensitive', perMinute: 3 }
  const verdicts = []
  for (let i = 0; i < 4; i++) verdicts.push((await processes[i % 2]?.hitShared(strict, A))?.allowed)
  expect(verdicts).toEqual([true, true, true, false])
})

test('a crowd at one moment is counted one by one, in a statement or two a rung', async () => {
  const store = sharedStore()
  let statements = 0
  const counting: CounterStore = {
    async add(start, hits) {
      statements += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      return store.add(start, hits)
    },
  }
  const limits = createLimits(aClock(), counting)
  const strict = { name: 'sensitive', perMinute: 30 }
  const crowd = [...Array<string>(50).fill(A), ...Array<string>(20).fill(B)]
  const verdicts = await Promise.all(crowd.map((client) => limits.hitShared(strict, client)))
  const allowed = (client: string) => verdicts.filter((one, i) => crowd[i] === client && one.allowed).length
  expect([allowed(A), allowed(B)]).toEqual([30, 20])
  expect(statements).toBeLessThanOrEqual(4)
  expect((await limits.hitShared(strict, A)).allowed).toBe(false)
})

test('an unavailable store fails the hits that wait for it and no later ones', async () => {
  const store = sharedStore()
  let isAway = true
  const flaky: CounterStore = {
    add: (start, hits) => (isAway ? Promise.reject(new Error('away')) : store.add(start, hits)),
  }
  const limits = createLimits(aClock(), flaky)
  const hits = [limits.hitShared(rule, A), limits.hitShared(rule, A)]
  for (const hit of hits) await expect(hit).rejects.toThrow('away')
  isAway = false
  expect((await limits.hitShared(rule, A)).allowed).toBe(true)
})

test.each([
  ['a /64', 3, (i: number) => `2001:db8:1:2::${i}`],
  ['a /48', 12, (i: number) => `2001:db8:1:${i.toString(16)}00::1`],
  ['a /24', 12, (i: number) => `203.0.113.${i}`],
])('shared hits of %s are refused after %s', async (_network, most, addressOf) => {
  const limits = createLimits(aClock(), sharedStore())
  const strict = { name: 'sensitive', perMinute: 3 }
  const verdicts = []
  for (let i = 0; i < 100; i++) verdicts.push(await limits.hitShared(strict, addressOf(i)))
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(most)
})

test('shared hits of one address beyond its allowance count for nobody else', async () => {
  const store = sharedStore()
  let counted = 0
  const counting: CounterStore = {
    add: (start, hits) => {
      counted += hits.size
      return store.add(start, hits)
    },
  }
  const limits = createLimits(aClock(), counting)
  const strict = { name: 'sensitive', perMinute: 3 }
  for (let i = 0; i < 100; i++) await limits.hitShared(strict, A)
  expect(counted).toBe(7) // three times address and network, once the address
  for (let i = 0; i < 3; i++) expect((await limits.hitShared(strict, '203.0.113.8')).allowed).toBe(true)
})
