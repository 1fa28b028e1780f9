import { meetingsOf } from '@zeri/almanac/bazi'
import { pillarOf } from '@zeri/almanac/calendar'
import { expect, test } from 'vitest'
import { birthYearsOf, relateSigns } from './sign-relations.ts'

const branches = Array.from({ length: 12 }, (_, branch) => branch)

test('to a day of the Horse the Rat clashes, the Goat is the pair, Tiger and Dog are friends, the Ox is at odds', () => {
  expect(branches.map((birth) => relateSigns(6, birth))).toEqual([
    'clash',
    'odds',
    'friend',
    'none',
    'none',
    'none',
    'own',
    'pair',
    'none',
    'none',
    'friend',
    'none',
  ])
})

test('every pair of signs is related as the almanac has it', () => {
  for (const day of branches)
    for (const birth of branches) {
      // Pillars whose stems are of the same polarity as their branches; only the branches are compared.
      const kinds = new Set<string>(meetingsOf(pillarOf(day), pillarOf(birth)).map(({ kind }) => kind))
      const relation = relateSigns(day, birth)
      expect([day, birth, relation === 'clash']).toEqual([day, birth, kinds.has('clash')])
      expect([day, birth, relation === 'pair']).toEqual([day, birth, kinds.has('six-harmony')])
      if (kinds.has('half-harmony')) expect([day, birth, relation]).toEqual([day, birth, 'friend'])
      if (relation === 'odds') expect(kinds.has('harm') || kinds.has('punishment')).toBe(true)
      if (relation === 'none') expect(kinds.has('harm') || kinds.has('punishment')).toBe(false)
    }
})

test('how one sign meets another does not depend on which is the day', () => {
  for (const day of branches)
    for (const birth of branches) expect(relateSigns(day, birth)).toBe(relateSigns(birth, day))
})

test.each([
  [0, 2026, [1984, 1996, 2008, 2020]],
  [6, 2026, [1978, 1990, 2002, 2014]],
  [11, 2026, [1983, 1995, 2007, 2019]],
  [0, 1901, [1852, 1864, 1876, 1888]],
])('the years of branch %d at %d are %j', (branch, year, expected) => {
  expect(birthYearsOf(branch, year)).toEqual(expected)
})
