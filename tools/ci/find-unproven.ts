import { relative } from 'node:path'
import { listChecks, type Requirement } from '../testbed/site/specification/requirement.ts'

/** The part of Vitest's JSON report that names its tests. */
export type NamedReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/** The numbers of the checked rows of the specification whose test has not passed in any of the runs. */
export function findUnproven(
  root: string,
  reports: readonly NamedReport[],
  rows: readonly Requirement[],
): number[] {
  const passed = new Set(
    reports
      .flatMap(({ testResults }) => testResults)
      .flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'passed')
          .map(({ title }) => `${relative(root, name)}: ${title}`),
      ),
  )
  const isProven = (row: Requirement) =>
    listChecks(row).every(({ file, test }) => passed.has(`${file}: ${test}`))
  return rows.filter((row) => !isProven(row)).map(({ id }) => id)
}
