import { expect, test } from 'vitest'
import { pickTags } from './pick-tags.ts'

const tags = ['wedding', 'study', 'boat'].map((id) => ({ id }))

test('tags come in the order of the message, up to the limit', () => {
  expect(pickTags(tags, ['boat', 'wedding', 'study'], 2)).toEqual([{ id: 'boat' }, { id: 'wedding' }])
})

test('an activity without a tag is left out', () => {
  expect(pickTags(tags, ['exam', 'study'], 5)).toEqual([{ id: 'study' }])
})
