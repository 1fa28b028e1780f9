import { expect, test } from 'vitest'
import { activities } from './activities.ts'
import { listRulesOf } from './evidence.ts'
import { follows } from './noting.ts'
import { listShownActivities } from './shown-activities.ts'
import { stars } from './stars.ts'

const shown = listShownActivities().map(({ id }) => id)

test.each(activities)('$id is shown if the book has the very matter and it is not set aside', (activity) => {
  const { id, terms, isSetAside } = activity
  expect(shown.includes(id)).toBe(isSetAside !== true && terms !== undefined)
})

/** Stars that name one of the matters in a list of their own. */
const countNaming = (terms: readonly string[], side: 'favours' | 'forbids'): number =>
  stars().filter((star) => (star[side] ?? '').split(' ').some((matter) => terms.includes(matter))).length

test.each(listShownActivities())(
  'stars name the matter of $id, and some favour all but one',
  ({ id, terms = [] }) => {
    // 针刺 has no good days of its own and follows 求医疗病 (juan 11, 26a).
    const followed = terms.map((matter) => follows[matter] ?? matter)
    // 乘船渡水 is only ever forbidden.
    expect(countNaming(followed, 'favours') > 0).toBe(id !== 'boat')
    expect(listRulesOf(id).filter(({ isLeaning }) => !isLeaning).length).toBeGreaterThanOrEqual(3)
  },
)

test('two activities are set aside; the others that are left out are readings alone', () => {
  const hidden = activities.filter(({ id }) => !shown.includes(id))
  expect(hidden.filter(({ isSetAside }) => isSetAside).map(({ id }) => id)).toEqual(['demolish', 'funeral'])
  const read = hidden.filter(({ isSetAside }) => !isSetAside)
  expect(read).toHaveLength(7)
  for (const { id } of read) for (const { isReading } of listRulesOf(id)) expect(isReading, id).toBe(true)
})

test('no rule of a shown activity is a reading, but for path and mansion', () => {
  for (const id of shown)
    for (const { isReading, isLeaning } of listRulesOf(id)) expect(isReading, id).toBe(isLeaning)
})
