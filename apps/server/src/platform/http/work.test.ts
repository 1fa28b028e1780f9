import { expect, test } from 'vitest'
import { aClock } from '../../testing/clock.ts'
import { createLimits, type Limits } from './limits.ts'

const noStore = { add: async () => new Map<string, number>() }
const work = { perAddress: 6_000, perKey: 12_000, total: 42_000 }
const PAGE_MS = 25
const BYSTANDER = '198.51.100.7'

/** Charges as many pages as are admitted from several addresses, in turn; returns how many. */
function flood(limits: Limits, addresses: readonly string[], requests: number): number {
  let admitted = 0
  for (let i = 0; i < requests; i += 1)
    if (limits.charge(addresses[i % addresses.length] ?? '', PAGE_MS).allowed) admitted += 1
  return admitted
}

const ofNetwork = (count: number, network = '2001:db8:1') =>
  Array.from({ length: count }, (_, i) => `${network}:${i.toString(16)}00::1`)

test('a client is refused by its own rung when it has used its minute, and by the process before that', () => {
  const clock = aClock()
  const generous = createLimits(clock, noStore, { ...work, total: 1e9 })
  expect(flood(generous, [BYSTANDER], 1_000)).toBe(6_000 / PAGE_MS)
  expect(generous.charge(BYSTANDER, PAGE_MS)).toMatchObject({ allowed: false, rung: { scope: 'address' } })
  const limits = createLimits(clock, noStore, work)
  expect(flood(limits, [BYSTANDER], 1_000)).toBeLessThan(1_400 / PAGE_MS)
  const refusal = limits.charge(BYSTANDER, PAGE_MS)
  expect(refusal).toMatchObject({ allowed: false, retryAfterSec: 1, rung: undefined })
})

test.each([
  ['five /64 of one /48', ofNetwork(5)],
  ['a thousand /64 of one /48', ofNetwork(250)],
  ['a /24', Array.from({ length: 256 }, (_, i) => `203.0.113.${i}`)],
  ['ten networks', Array.from({ length: 10 }, (_, i) => ofNetwork(5, `2001:db8:${i.toString(16)}`)).flat()],
])('while %s take all they get, every page of a bystander is admitted', (_flood, addresses) => {
  const clock = aClock()
  const limits = createLimits(clock, noStore, work)
  let [taken, refused] = [0, 0]
  for (let tick = 0; tick < 5 * 60 * 10; tick += 1) {
    clock.at += 100
    taken += flood(limits, addresses, 25) * PAGE_MS
    if (tick % 50 === 0 && !limits.charge(BYSTANDER, PAGE_MS).allowed) refused += 1
  }
  expect(refused).toBe(0)
  expect(taken).toBeLessThanOrEqual(5 * 42_000 + 1_400)
})

test('without the reserve for those who used little, a bystander is refused', () => {
  const clock = aClock()
  const flat = createLimits(clock, noStore, { ...work, perAddress: 1e9 })
  let refused = 0
  for (let tick = 0; tick < 600; tick += 1) {
    clock.at += 100
    flood(flat, ofNetwork(5), 25)
    if (tick % 20 === 0 && !flat.charge(BYSTANDER, PAGE_MS).allowed) refused += 1
  }
  expect(refused).toBeGreaterThan(0)
})

test('while admitted work waits to begin, those who used much are refused', () => {
  const isBusyFor = (usedShare: number) => usedShare > 0.1
  const limits = createLimits(aClock(), noStore, { ...work, isBusyFor })
  expect(flood(limits, ['203.0.113.7'], 100) * PAGE_MS).toBe(0.1 * 6_000 + PAGE_MS)
  expect(limits.charge('203.0.113.7', PAGE_MS)).toMatchObject({ allowed: false, rung: undefined })
  expect(limits.charge(BYSTANDER, PAGE_MS).allowed).toBe(true)
})

test('layers are refused when too many wait, and pages of the same client are not', () => {
  const isBusyFor = (_: number, canWait: boolean) => canWait
  const limits = createLimits(aClock(), noStore, { ...work, isBusyFor })
  expect(limits.charge(BYSTANDER, PAGE_MS, true)).toMatchObject({ allowed: false, rung: undefined })
  expect(limits.charge(BYSTANDER, PAGE_MS).allowed).toBe(true)
})

test('a program with a key has the work of its key, and is refused like anybody when the process is busy', () => {
  const chargeAll = (limits: Limits) => {
    let admitted = 0
    while (admitted < 1_000 && limits.chargeKey('key', PAGE_MS).allowed) admitted += 1
    return admitted * PAGE_MS
  }
  const generous = createLimits(aClock(), noStore, { ...work, total: 1e9 })
  expect(chargeAll(generous)).toBe(12_000)
  expect(generous.chargeKey('key', PAGE_MS)).toMatchObject({ allowed: false, rung: { scope: 'key' } })
  expect(generous.chargeKey('another', PAGE_MS).allowed).toBe(true)
  expect(generous.charge(BYSTANDER, PAGE_MS).allowed).toBe(true)
  const limits = createLimits(aClock(), noStore, work)
  expect(chargeAll(limits)).toBeLessThan(1_400)
  expect(limits.chargeKey('key', PAGE_MS)).toMatchObject({ allowed: false, rung: undefined })
})
