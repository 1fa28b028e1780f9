import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirements } from '../testbed/site/specification/specification.ts'
import { findUnproven, type NamedReport } from './find-unproven.ts'

/** The part of Vitest's JSON report that is counted. */
type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

type Tally = { readonly passed: number; readonly failed: number }

/**
 * Adds up all runs. A file that ran twice counts once, by its worse run. A file that failed before any of its
 * tests could is one failure, and so is each failed step without a failed test.
 */
export function addUp(reports: readonly Report[], failedSteps: number): Tally {
  const byFile = new Map<string, Tally>()
  for (const result of reports.flatMap((report) => report.testResults)) {
    const count = (status: string) => result.assertionResults.filter((test) => test.status === status).length
    const failed = Math.max(count('failed'), result.status === 'failed' ? 1 : 0)
    const known = byFile.get(result.name)
    if (!known || failed > known.failed) byFile.set(result.name, { passed: count('passed'), failed })
  }
  const sum = (field: keyof Tally) => [...byFile.values()].reduce((total, tally) => total + tally[field], 0)
  return { passed: sum('passed'), failed: sum('failed') || failedSteps }
}

/** A run is good when something was tested and nothing failed. */
export function isGood({ passed, failed }: Tally): boolean {
  return passed > 0 && failed === 0
}

function readReports(folder: string): (Report & NamedReport)[] {
  return globSync('vitest-*.json', { cwd: folder }).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Report & NamedReport, // true: Vitest's reporter wrote it
  )
}

if (import.meta.main) {
  const [folder = 'reports', failedSteps = '0'] = process.argv.slice(2)
  const reports = readReports(folder)
  const unproven = findUnproven(join(import.meta.dirname, '../..'), reports, requirements)
  if (unproven.length > 0)
    console.log(`rows of the specification without a passed test: ${unproven.join(', ')}`)
  const tally = addUp(reports, Number(failedSteps) + (unproven.length > 0 ? 1 : 0))
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  process.exitCode = isGood(tally) ? 0 : 1
}
