import { expect, test } from 'vitest'
import type { Star, Tag } from '../day.ts'
import { pickCancelled, pickPutOff, pickStanding } from './pick-rows.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const noStars: ReadonlyMap<string, Star> = new Map()

/** A tag with only the data that picking reads. */
const aTag = (id: string, changes: object = {}) =>
  ({
    id,
    isShown: true,
    isMedical: false,
    weight: 0,
    sum: { sign: 0 },
    reasons: [],
    ...changes,
  }) as unknown as Tag

const tags = ids.map((id) => aTag(id))
const idsOf = (picked: readonly Tag[]) => picked.map(({ id }) => id).join('')

test.each([
  { standing: 0, shown: 'abc' },
  { standing: 2, shown: 'abc' },
  { standing: 5, shown: 'abcde' },
  { standing: 8, shown: 'abcdef' },
])('of $standing with a star of their own $shown stand out', ({ standing, shown }) => {
  expect(idsOf(pickStanding(tags, { goodFor: ids, standing, putOff: [] }))).toBe(shown)
})

test('six at most are put off, the worst first', () => {
  expect(idsOf(pickPutOff(tags, { goodFor: [], standing: 0, putOff: ids.toReversed() }))).toBe('hgfedc')
})

test('three at most are named whose favour and ban cancel out, nothing medical among them', () => {
  const reasons = [
    { star: 'x', side: 'good', status: 'overridden' },
    { star: 'y', side: 'bad', status: 'overridden' },
  ]
  const cancelled = (id: string, changes: object = {}) => aTag(id, { reasons, ...changes })
  const picked = pickCancelled(
    [
      aTag('silent'),
      cancelled('surgery', { isMedical: true }),
      cancelled('hidden', { isShown: false }),
      cancelled('held', { weight: -1 }),
      ...ids.map((id) => cancelled(id)),
    ],
    noStars,
  )
  expect(idsOf(picked)).toBe('abc')
})
