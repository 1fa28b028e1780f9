import { expect, test } from 'vitest'
import { pickTags } from './pick-tags.ts'

const aTag = (id: string, weight: -3 | -2 | -1 | 0 | 1 | 2 | 3, isShown = true) => ({ id, weight, isShown })
const tags = [
  aTag('wedding', 1),
  aTag('study', 3),
  aTag('haircut', 0),
  aTag('boat', -3),
  aTag('bed', -1),
  aTag('loan', 3, false),
  aTag('pray', 1),
]
const idsOf = (picked: ReturnType<typeof pickTags<(typeof tags)[number]>>) => picked.tags.map(({ id }) => id)

test('good tags are sorted by strength, equal ones keep their order, neutral and hidden ones are left out', () => {
  expect(idsOf(pickTags(tags, 'good', 5))).toEqual(['study', 'wedding', 'pray'])
})

test('bad tags start with the worst', () => {
  expect(idsOf(pickTags(tags, 'bad', 5))).toEqual(['boat', 'bed'])
})

test('tags above the limit are counted', () => {
  expect(pickTags(tags, 'good', 1)).toEqual({ tags: [aTag('study', 3)], left: 2 })
  expect(pickTags(tags, 'bad', 2).left).toBe(0)
})
