import { expect, test } from 'vitest'
import { addUp, isGood } from './summary.ts'

function aReport(name: string, statuses: readonly string[], status = 'passed') {
  return { testResults: [{ name, status, assertionResults: statuses.map((each) => ({ status: each })) }] }
}

test('the tests of all runs are added up', () => {
  const unit = aReport('day.test.ts', ['passed', 'passed'])
  const browser = aReport('home.e2e.ts', ['passed', 'failed'], 'failed')
  expect(addUp([unit, browser], 1)).toEqual({ passed: 3, failed: 1 })
})

test('skipped tests are not counted', () => {
  expect(addUp([aReport('day.test.ts', ['passed', 'pending', 'skipped', 'todo'])], 0)).toEqual({
    passed: 1,
    failed: 0,
  })
})

test('a file that ran twice counts once, by its worse run', () => {
  const good = aReport('day.test.ts', ['passed', 'passed'])
  const bad = aReport('day.test.ts', ['passed', 'failed'], 'failed')
  expect(addUp([good, good], 0)).toEqual({ passed: 2, failed: 0 })
  expect(addUp([good, bad, good], 1)).toEqual({ passed: 1, failed: 1 })
})

test('a file that breaks before its first test is a failure', () => {
  expect(addUp([aReport('day.test.ts', [], 'failed')], 1)).toEqual({ passed: 0, failed: 1 })
})

test('a failed step is a failure even when every test passed', () => {
  expect(addUp([aReport('day.test.ts', ['passed'])], 2)).toEqual({ passed: 1, failed: 2 })
})

test.each([
  ['good when tests passed and none failed', { passed: 3, failed: 0 }, true],
  ['bad when one failed', { passed: 3, failed: 1 }, false],
  ['bad when nothing was tested', { passed: 0, failed: 0 }, false],
])('a run is %s', (_, tally, good) => {
  expect(isGood(tally)).toBe(good)
})
