import { expect, test } from 'vitest'
import type { Requirement } from '../testbed/site/specification/requirement.ts'
import { findUnproven } from './find-unproven.ts'

const aReport = (name: string, title: string, status = 'passed') => ({
  testResults: [{ name, assertionResults: [{ title, status }] }],
})
const aRow = (id: number, file: string, test: string): Requirement => ({
  id,
  requirement: '',
  check: { file, test },
})

test('a row is proven by a test of its file that has passed', () => {
  const rows = [
    aRow(1, 'e2e/day.e2e.ts', 'the moon is named'),
    aRow(2, 'e2e/day.e2e.ts', 'the sun is named'),
    aRow(3, 'e2e/day.e2e.ts', 'a star is named'),
    aRow(4, 'e2e/month.e2e.ts', 'the moon is named'),
    { id: 5, requirement: '', reason: 'it cannot happen' },
    { ...aRow(6, 'e2e/day.e2e.ts', 'the moon is named'), also: [{ file: 'e2e/day.e2e.ts', test: 'gone' }] },
  ]
  const reports = [
    aReport('/project/e2e/day.e2e.ts', 'the moon is named'),
    aReport('/project/e2e/day.e2e.ts', 'the sun is named', 'failed'),
    aReport('/project/e2e/year.e2e.ts', 'the moon is named'),
  ]
  expect(findUnproven('/project', reports, rows)).toEqual([2, 3, 4, 6])
})
