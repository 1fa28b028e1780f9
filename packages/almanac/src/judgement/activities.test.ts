import { expect, test } from 'vitest'
import { activities, majorActivities, themes } from './activities.ts'

test('every activity has an id of its own, every theme has activities, and fourteen are major', () => {
  expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length)
  expect(new Set(activities.map(({ theme }) => theme))).toEqual(new Set(themes))
  expect(majorActivities).toHaveLength(14)
})

test('the activities of a theme stand together, in the order of the themes', () => {
  const order = activities.map(({ theme }) => themes.indexOf(theme))
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

test('every activity stands for a matter of the books, and for none twice', () => {
  for (const { terms, read } of activities) {
    const all = [...terms, ...read]
    expect(all.length).toBeGreaterThan(0)
    expect(new Set(all).size).toBe(all.length)
  }
})
