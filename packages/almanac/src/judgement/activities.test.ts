import { expect, test } from 'vitest'
import { activities, majorActivities, mattersOf, themes } from './activities.ts'
import { matters } from './matters.ts'

test('every activity has an id of its own, every theme has activities, and fourteen are major', () => {
  expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length)
  expect(new Set(activities.map(({ theme }) => theme))).toEqual(new Set(themes))
  expect(majorActivities).toHaveLength(14)
})

test('the activities of a theme stand together, in the order of the themes', () => {
  const order = activities.map(({ theme }) => themes.indexOf(theme))
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

test('every activity is matters of the book, or read into some, and never both', () => {
  for (const activity of activities) {
    const all = mattersOf(activity)
    expect(all.length, activity.id).toBeGreaterThan(0)
    expect(new Set(all).size, activity.id).toBe(all.length)
    for (const matter of all) expect(matters).toContain(matter)
    expect([activity.terms, activity.read].filter((list) => list !== undefined)).toHaveLength(1)
  }
})

test('what nothing in the book is the same as is read, and said to be', () => {
  expect(activities.filter(({ read }) => read).map(({ id }) => id)).toEqual([
    'reconcile',
    'negotiate',
    'launch',
    'collect-debt',
    'exam',
    'creative',
    'vehicle',
  ])
})
