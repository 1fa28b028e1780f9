import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listTests, namesTest } from './list-tests.ts'
import { listChecks, type Requirement, type TestName } from './requirement.ts'

type TestFile = {
  /** The names of its tests, with their placeholders. */
  readonly tests: readonly string[]
  /** Its text, and those of the files it imports by a relative path: the rows of its tests may stand there. */
  readonly texts: readonly string[]
}

function readTestFile(root: string, file: string): TestFile | undefined {
  const path = join(root, file)
  if (!existsSync(path)) return undefined
  const source = readFileSync(path, 'utf8')
  const imported = [...source.matchAll(/from '(\.[^']+\.(?:ts|tsx))'/g)].map(([, name = '']) =>
    readFileSync(join(dirname(path), name), 'utf8'),
  )
  return { tests: listTests(file, source), texts: [source, ...imported] }
}

/** What is wrong with a reference to a test, if anything. */
function findTestFault({ file, test }: TestName, read: TestFile | undefined): string | undefined {
  if (!read) return `there is no file ${file}`
  if (read.tests.some((written) => namesTest(test, written, read.texts))) return undefined
  return `${file} has no test “${test}”`
}

/** One sentence for each row whose test does not exist, and for each number that is missing or used twice. */
export function findFaults(root: string, rows: readonly Requirement[]): string[] {
  const names = new Set(rows.flatMap(listChecks).map(({ file }) => file))
  const files = new Map([...names].map((file) => [file, readTestFile(root, file)]))
  const numbers = rows.flatMap(({ id }, index) =>
    id === index + 1 ? [] : [`row ${index + 1} is numbered ${id}`],
  )
  const tests = rows.flatMap((row) =>
    listChecks(row).flatMap((check) => {
      const fault = findTestFault(check, files.get(check.file))
      return fault === undefined ? [] : [`row ${row.id}: ${fault}`]
    }),
  )
  return [...numbers, ...tests]
}
