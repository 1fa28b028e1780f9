import { expect, test } from 'vitest'
import type { Reason, Tag } from '../day.ts'
import { countLifted, listLifting, listOwnStars } from './lift.ts'

const aReason = (star: string, changes: Partial<Reason> = {}): Reason => ({
  star,
  side: 'good',
  grade: 3,
  status: 'applied',
  isReading: false,
  ...changes,
})
const reasons = [
  aReason('month-virtue'),
  aReason('four-ministers', { status: 'overridden' }),
  aReason('month-break', { side: 'bad' }),
  aReason('year-break', { side: 'bad', grade: undefined }),
]

const aTag = (isShown: boolean, ...ids: readonly string[]) =>
  ({ isShown, sum: { terms: ids.map((star) => ({ star, points: 1 })) } }) as unknown as Tag // true for all that is read

test('what counts for the whole day is listed by side; a limit is no lift', () => {
  expect(listLifting(reasons, 'good')).toEqual(['month-virtue'])
  expect(listLifting(reasons, 'bad')).toEqual(['month-break'])
})

test('an activity that is shown and has one of the stars is lifted', () => {
  const tags = [aTag(true, 'month-virtue'), aTag(false, 'month-virtue'), aTag(true, 'green-dragon')]
  expect(countLifted(tags, ['month-virtue'])).toBe(1)
})

test('stars of the whole day, path and mansion are not the activity’s own', () => {
  const families = new Map([
    ['green-dragon', { family: 'path' }],
    ['mansion-heart', { family: 'mansion' }],
    ['universal-guard', { family: 'star' }],
  ])
  const tag = aTag(true, 'universal-guard', 'month-virtue', 'green-dragon', 'mansion-heart')
  expect(listOwnStars(tag, reasons, families)).toEqual(['universal-guard'])
})
