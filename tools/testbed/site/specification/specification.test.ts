import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { listTests, namesTest } from './list-tests.ts'
import type { Requirement } from './requirement.ts'
import { requirements } from './specification.ts'

const root = join(import.meta.dirname, '../../../..')

test('the table has 308 rows, and at least 300 of them are checked', () => {
  expect(requirements).toHaveLength(308)
  expect(requirements.filter((row) => 'check' in row).length).toBeGreaterThanOrEqual(300)
})

test('every test that a row names exists', () => {
  expect(findFaults(root, requirements)).toEqual([])
})

test('no row says what another says', () => {
  const said = requirements.map(({ requirement }) => requirement)
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
})

test('a row whose number, file or test is wrong is reported', () => {
  const file = 'tools/testbed/site/specification/specification.test.ts'
  const aRow = (id: number, check: { file: string; test: string }): Requirement => ({
    id,
    requirement: '',
    check,
  })
  const rows = [
    aRow(1, { file, test: 'no row says what another says' }),
    aRow(2, { file, test: 'a test that is gone' }),
    aRow(3, { file: 'e2e/gone.e2e.ts', test: 'every test that a row names exists' }),
    aRow(3, { file, test: 'every test that a row names exists' }),
  ]
  expect(findFaults(root, rows)).toEqual([
    'row 4 is numbered 3',
    `row 2: ${file} has no test “a test that is gone”`,
    'row 3: there is no file e2e/gone.e2e.ts',
  ])
})

const source = `
  const paths = ['/offer', '/rules']
  describe('pages', () => {
    test.each(paths)('%s responds', async (path) => {})
    test('one of them', () => { other('not a test', () => {}) })
  })
  test(\`the limit is \${LIMIT}\`, () => {})
`

test('tests are found in groups, in tables and in template literals', () => {
  expect(listTests('a.test.ts', source)).toEqual(['%s responds', 'one of them', 'the limit is %s'])
})

test.each([
  ['/offer responds', '%s responds', true],
  ['/about responds', '%s responds', false],
  ['/offer is there', '%s responds', false],
  ['one of them', 'one of them', true],
  ['one of those', 'one of them', false],
])('“%s” is the test “%s”: %s', (name, written, expected) => {
  expect(namesTest(name, written, [source])).toBe(expected)
})
