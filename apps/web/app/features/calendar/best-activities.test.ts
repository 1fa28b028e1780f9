import { expect, test } from 'vitest'
import type { Weight } from '../../ui/weight.ts'
import { bestActivities, weighActivities } from './best-activities.ts'
import { packWeights } from './month-days.ts'

const activities = ['wedding', 'study', 'boat', 'bed'].map((id) => ({
  id,
  theme: 'home',
  name: id,
  isShown: id !== 'boat',
}))
const aDay = (date: string, ...weights: Weight[]) => ({
  date,
  weights: packWeights(weights),
  goodFor: [1, 0],
  putOff: [3],
})

test('a day shows the activities that its message names', () => {
  const best = bestActivities(aDay('2026-11-14', 1, 2, 3, -1), activities, 3)
  expect(best.map(({ id }) => id)).toEqual(['study', 'wedding'])
})

test('a day beyond the horizon has no weighed and no best activities', () => {
  expect(weighActivities(aDay('2027-11-14'), activities)).toEqual([])
  expect(bestActivities(aDay('2027-11-14'), activities, 3)).toEqual([])
})
