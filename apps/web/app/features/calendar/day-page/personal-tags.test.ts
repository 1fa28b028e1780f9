import { expect, test } from 'vitest'
import type { WholeDay } from '../day.ts'
import { withPersonalTags } from './personal-tags.ts'

const aDay = (personal: object | null) =>
  ({
    judgement: { tags: [{ id: 'wedding', weight: 1, word: 'Auspicious', reasons: [] }] },
    personal,
  }) as unknown as WholeDay // true for all that is read of it

test('a tag has the personal weight, and the weight for everyone beside it', () => {
  const tags = [{ id: 'wedding', weight: -1, word: 'Unfavourable', general: 1, delta: -2, reasons: [] }]
  const day = withPersonalTags(aDay({ god: 'x', tags }))
  expect(day.judgement?.tags).toEqual([
    { id: 'wedding', weight: -1, word: 'Unfavourable', reasons: [], personal: { general: 1, reasons: [] } },
  ])
  expect(day.personal).toEqual({ god: 'x' })
})

test('a day that is not open to the person is unchanged', () => {
  const day = aDay(null)
  expect(withPersonalTags(day)).toBe(day)
})
