import { expect, test } from 'vitest'
import { aPlace } from '../../../testing/place.ts'
import type { Candidate } from './find-candidates.ts'
import { rankPlaces, scorePrefix, scoreTypo } from './rank-places.ts'

function candidate(key: string, population: number, more: Partial<Candidate> = {}): Candidate {
  return { key, isInUse: true, place: aPlace({ id: population, population }), ...more }
}

function firstOf(typed: string, candidates: readonly Candidate[], zone?: string): number | undefined {
  return rankPlaces(
    candidates.map((one) => scorePrefix(typed, one, zone)),
    10,
  )[0]?.population
}

test('of places with the same name the larger ranks first', () => {
  expect(firstOf('paris', [candidate('paris', 25_000), candidate('paris', 2_100_000)])).toBe(2_100_000)
})

test('an exact name ranks before a prefix of a somewhat larger place', () => {
  expect(firstOf('орел', [candidate('орелья', 400_000), candidate('орел', 300_000)])).toBe(300_000)
})

test('two letters count as a prefix rather than a name', () => {
  expect(firstOf('мо', [candidate('мо', 50_000), candidate('москва', 10_000_000)])).toBe(10_000_000)
})

test('four letters of a city of millions rank before a town of that very name', () => {
  expect(firstOf('алма', [candidate('алма', 30_771), candidate('алматы', 1_977_011)])).toBe(1_977_011)
})

test('a name in use ranks before a mere spelling of a larger place', () => {
  const spelling = candidate('tarusa', 400_000, { isInUse: false })
  expect(firstOf('tarusa', [spelling, candidate('tarusa', 10_000)])).toBe(10_000)
})

test('of similar places the one in the time zone of the visitor ranks first', () => {
  const here = candidate('springfield', 60_000, {
    place: aPlace({ id: 1, population: 60_000, zone: 'America/Chicago' }),
  })
  const there = candidate('springfield', 150_000)
  expect(firstOf('springfield', [here, there])).toBe(150_000)
  expect(firstOf('springfield', [here, there], 'America/Chicago')).toBe(60_000)
})

test('a name more than two edits away is no match, and a closer name ranks first', () => {
  expect(scoreTypo('москва', candidate('новосибирск', 1_600_000))).toBeUndefined()
  const near = scoreTypo('масква', candidate('москва', 1_000_000))
  const far = scoreTypo('масква', candidate('мусква', 1_000_000))
  const farther = scoreTypo('масква', candidate('мосты', 1_000_000))
  expect(near?.score).toBeGreaterThan(farther?.score ?? Number.NEGATIVE_INFINITY)
  expect(near?.score).toBe(far?.score)
})

test('a place found by several names is listed once', () => {
  const [first, second] = [candidate('киев', 2_800_000), candidate('киевград', 2_800_000)]
  expect(rankPlaces([scorePrefix('киев', first), scorePrefix('киев', second)], 10)).toHaveLength(1)
})
