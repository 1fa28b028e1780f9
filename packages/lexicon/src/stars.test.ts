import { stars as almanacStars, matters as bookMatters, type Star } from '@zeri/almanac/judgement'
import { describe, expect, test } from 'vitest'
import { badStars } from './bad-stars.ts'
import { goodStars } from './good-stars.ts'
import { matters } from './matters.ts'
import type { StarEntry } from './star-entry.ts'
import { stars } from './stars.ts'
import { taboos } from './taboos.ts'

const known: readonly Star[] = almanacStars()

const ofFamily = (family: Star['family']): readonly Star[] => known.filter((star) => star.family === family)

const entries: Readonly<Record<string, StarEntry>> = { ...stars, ...taboos }

test('every star of grade 2 or 3 has a paragraph', () => {
  const weighty = ofFamily('star').filter(({ grade }) => grade >= 2)
  expect(weighty.length).toBeGreaterThan(30)
  expect(weighty.filter(({ id }) => !entries[id]?.text).map(({ id }) => id)).toEqual([])
})

test('a star stands in the file of its side', () => {
  const idsOf = (polarity: Star['polarity']): string[] =>
    ofFamily('star')
      .filter((star) => star.polarity === polarity)
      .map(({ id }) => id)
  expect(Object.keys(goodStars).sort()).toEqual(idsOf('good').sort())
  expect(Object.keys(badStars).sort()).toEqual(idsOf('bad').sort())
})

describe('the matters of the books', () => {
  test('none is missing and none is of our own making', () => {
    expect(Object.keys(matters)).toEqual([...bookMatters])
  })

  test('each stands under its own characters, and no two have one name', () => {
    const all = Object.values(matters)
    expect(all.map(({ zh }) => zh)).toEqual(Object.keys(matters))
    expect(new Set(all.map(({ name }) => name.en)).size).toBe(all.length)
    expect(new Set(all.map(({ name }) => name.ru)).size).toBe(all.length)
  })
})
