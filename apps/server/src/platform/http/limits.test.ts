import { expect, test } from 'vitest'
import { type CounterStore, clientNetwork, createLimits } from './limits.ts'

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

test('the request after the last allowed one is refused until the window ends', () => {
  const clock = aClock()
  const limits = createLimits(clock, sharedStore())
  clock.at += 15_000
  const verdicts = Array.from({ length: 11 }, () => limits.hit(rule, '203.0.113.7').allowed)
  expect(verdicts).toEqual([...Array<boolean>(10).fill(true), false])
  expect(limits.hit(rule, '203.0.113.7')).toEqual({ allowed: false, retryAfterSec: 45 })
  expect(limits.hit(rule, '203.0.113.8').allowed).toBe(true)
  clock.at += 45_000
  expect(limits.hit(rule, '203.0.113.7').allowed).toBe(true)
})

test('two processes share one allowance once they have synced', async () => {
  const clock = aClock()
  const store = sharedStore()
  const [one, two] = [createLimits(clock, store), createLimits(clock, store)]
  for (let i = 0; i < 6; i++) one.hit(rule, 'a')
  for (let i = 0; i < 5; i++) two.hit(rule, 'a')
  await one.sync()
  await two.sync()
  expect(two.hit(rule, 'a').allowed).toBe(false)
  one.hit(rule, 'a')
  await one.sync()
  expect(one.hit(rule, 'a').allowed).toBe(false)
})

test('syncing twice does not count anything twice', async () => {
  const limits = createLimits(aClock(), sharedStore())
  for (let i = 0; i < 5; i++) limits.hit(rule, 'a')
  for (let i = 0; i < 4; i++) await limits.sync()
  for (let i = 0; i < 5; i++) expect(limits.hit(rule, 'a').allowed).toBe(true)
  expect(limits.hit(rule, 'a').allowed).toBe(false)
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
  for (let i = 0; i < 5; i++) limits.hit(rule, 'a')
  await Promise.all([limits.sync(), limits.sync(), limits.sync()])
  await limits.sync()
  expect(calls).toBe(1)
  for (let i = 0; i < 5; i++) expect(limits.hit(rule, 'a').allowed).toBe(true)
  expect(limits.hit(rule, 'a').allowed).toBe(false)
})

test('a flood of addresses does not give a refused client its allowance back', () => {
  const limits = createLimits(aClock(), sharedStore())
  for (let i = 0; i < 100_000; i++) limits.hit(rule, `address-${i}`)
  for (let i = 0; i < 11; i++) limits.hit(rule, 'greedy')
  for (let i = 0; i < 1_000; i++) limits.hit(rule, `more-${i}`)
  expect(limits.hit(rule, 'greedy').allowed).toBe(false)
})

test('while the store is unavailable a process uses its own count and loses no hit', async () => {
  const store = sharedStore()
  let isAway = true
  const flaky: CounterStore = {
    add: (start, hits) => (isAway ? Promise.reject(new Error('away')) : store.add(start, hits)),
  }
  const limits = createLimits(aClock(), flaky)
  for (let i = 0; i < 6; i++) limits.hit(rule, 'a')
  await expect(limits.sync()).rejects.toThrow('away')
  isAway = false
  await limits.sync()
  const other = createLimits(aClock(), store)
  for (let i = 0; i < 5; i++) other.hit(rule, 'a')
  await other.sync()
  expect(other.hit(rule, 'a').allowed).toBe(false)
})

test('a shared hit is refused at once in every process', async () => {
  const store = sharedStore()
  const processes = [createLimits(aClock(), store), createLimits(aClock(), store)]
  const strict = { name: 'sensitive', perMinute: 3 }
  const verdicts = []
  for (let i = 0; i < 4; i++) verdicts.push((await processes[i % 2]?.hitShared(strict, 'a'))?.allowed)
  expect(verdicts).toEqual([true, true, true, false])
})

test('a crowd at one moment is counted one by one, in a statement or two', async () => {
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
  const crowd = [...Array<string>(50).fill('a'), ...Array<string>(20).fill('b')]
  const verdicts = await Promise.all(crowd.map((client) => limits.hitShared(strict, client)))
  const allowed = (client: string) => verdicts.filter((one, i) => crowd[i] === client && one.allowed).length
  expect([allowed('a'), allowed('b')]).toEqual([30, 20])
  expect(statements).toBeLessThanOrEqual(2)
  expect((await limits.hitShared(strict, 'a')).allowed).toBe(false)
})

test('an unavailable store fails the hits that wait for it and no later ones', async () => {
  const store = sharedStore()
  let isAway = true
  const flaky: CounterStore = {
    add: (start, hits) => (isAway ? Promise.reject(new Error('away')) : store.add(start, hits)),
  }
  const limits = createLimits(aClock(), flaky)
  const hits = [limits.hitShared(rule, 'a'), limits.hitShared(rule, 'a')]
  for (const hit of hits) await expect(hit).rejects.toThrow('away')
  isAway = false
  expect((await limits.hitShared(rule, 'a')).allowed).toBe(true)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
