import { type GroupName, operationGroups, operations } from '@zeri/contract'
import { expect, test } from 'vitest'
import { describeOperations } from './describe-operations.server.ts'
import { groupOperations } from './group-operations.ts'

const views = describeOperations(operations, 'en')
// True: the keys of a literal are its names.
const grouped = groupOperations(views, Object.keys(operationGroups) as GroupName[])

test('every operation is in one group, and no group is empty', () => {
  const ids = grouped.flatMap(({ operations: ofGroup }) => ofGroup.map(({ id }) => id))
  expect([...ids].sort()).toEqual(views.map(({ id }) => id).sort())
  expect(grouped.filter(({ operations: ofGroup }) => ofGroup.length === 0)).toEqual([])
})

test.each([
  ['describeDay', 'days'],
  ['describeSchoolDirections', 'directions'],
  ['predictDays', 'choosing'],
  ['search', 'texts'],
  ['saveLocation', 'places'],
  ['describeMobileDay', 'charts'],
  ['describeApi', 'site'],
])('%s is among the %s', (id, group) => {
  const found = grouped.find(({ operations: ofGroup }) => ofGroup.some((one) => one.id === id))
  expect(found?.group).toBe(group)
})

test('what is left for the site itself is small', () => {
  expect(grouped.find(({ group }) => group === 'site')?.operations.length).toBeLessThanOrEqual(5)
})
