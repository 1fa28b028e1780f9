import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalRules,
  findPreset,
  readSchool,
  schoolPresets,
  schoolSwitches,
  writeSchool,
} from './school-rules.ts'

const anyPairs = fc.tuple(
  ...schoolSwitches.map(({ name, values }) => fc.constantFrom(...values.map((value) => `${name}.${value}`))),
)

test('every choice of switches has one canonical text, in whatever order it is sent', () => {
  fc.assert(
    fc.property(anyPairs, fc.infiniteStream(fc.nat()), (pairs, keys) => {
      const shuffled = pairs
        .map((pair) => ({ pair, key: keys.next().value ?? 0 }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ pair }) => pair)
      const canonical = canonicalRules(shuffled.join('_'))
      expect(canonical).toBe(canonicalRules(pairs.join('_')))
      expect(canonicalRules(canonical ?? '?')).toBe(canonical)
      expect(readSchool(canonical ?? '?')).toEqual(readSchool(pairs.join('_')))
    }),
  )
})

test.each([
  ['month.day_year.li-chun', ''],
  ['popular.yes_virtue.corners', 'virtue.corners_popular.yes'],
  ['', ''],
])('%j is written as %j', (rules, canonical) => {
  expect(canonicalRules(rules)).toBe(canonical)
})

test.each([
  'popular',
  'popular.maybe',
  'popular.yes.yes',
  'colour.red',
  'popular.yes_popular.no',
  '_',
  `${'a'.repeat(301)}`,
])('%j is no school', (rules) => {
  expect(readSchool(rules)).toBeUndefined()
})

test('the three named schools are canonical and differ', () => {
  expect(schoolPresets.map(({ rules }) => canonicalRules(rules))).toEqual(
    schoolPresets.map(({ rules }) => rules),
  )
  expect(new Set(schoolPresets.map(({ rules }) => rules)).size).toBe(3)
  for (const { id, rules } of schoolPresets) expect(findPreset(rules)).toBe(id)
})

test('a school is safe in a cookie and a query as it is', () => {
  const all = schoolSwitches.map(({ name, values }) => `${name}.${values.at(-1)}`).join('_')
  const text = canonicalRules(all) ?? ''
  expect(encodeURIComponent(text)).toBe(text)
  expect(writeSchool(readSchool(text) ?? expect.unreachable())).toBe(text)
})
