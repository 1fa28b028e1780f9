import { expect, test } from 'vitest'
import { activities } from './activities.ts'
import { listRulesOf } from './evidence.ts'
import { listShownActivities } from './shown-activities.ts'
import { type Star, stars } from './stars.ts'

const shown = listShownActivities().map(({ id }) => id)

/** Whether a book names one of the matters under a star, found in the lists themselves. */
function isNaming({ favours, forbids, also, isFolk }: Star, terms: readonly string[]): boolean {
  const lists = [favours, forbids, also?.favours, also?.forbids].flatMap((list) => list?.split(' ') ?? [])
  return !isFolk && lists.some((matter) => terms.includes(matter))
}

test.each(activities)('$id is shown if and only if three stars name its own matter', (activity) => {
  const { id, terms, isSetAside } = activity
  const written = stars().filter((star) => isNaming(star, terms)).length
  expect(shown.includes(id)).toBe(isSetAside !== true && written >= 3)
})

test('four activities are set aside; the others that are left out are readings alone', () => {
  const hidden = activities.filter(({ id }) => !shown.includes(id))
  expect(hidden.filter(({ isSetAside }) => isSetAside).map(({ id }) => id)).toEqual([
    'loan',
    'demolish',
    'boat',
    'funeral',
  ])
  const read = hidden.filter(({ isSetAside }) => !isSetAside)
  expect(read.length).toBeGreaterThan(0)
  for (const { id } of read) for (const { isReading } of listRulesOf(id)) expect(isReading, id).toBe(true)
})
