import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Almanac, loadAlmanac } from './load-almanac.ts'

const root = join(import.meta.dirname, '../..')

const required = ['dayFacts', 'judgeDay', 'calendarRules', 'chinaMeridian', 'classicalSchool', 'rulesVersion']

/** Whether the history at hand reaches back to a revision. */
export function hasRevision(revision: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${revision}^{commit}`], { cwd: root, stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/** Imports the package at a revision, unpacked into a temporary folder; it has no dependencies. */
export async function importRevision(revision: string): Promise<Almanac> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-diff-'))
  try {
    const archive = join(folder, 'almanac.tar')
    execFileSync('git', ['archive', `--output=${archive}`, revision, 'package.json', 'packages/almanac'], {
      cwd: root,
      stdio: 'pipe',
    })
    execFileSync('tar', ['-xf', archive, '-C', folder])
    const found = await loadAlmanac(join(folder, 'packages/almanac/src'))
    const missing = required.filter((name) => !(name in found))
    if (missing.length > 0) throw new Error(`${revision} does not judge days yet: no ${missing.join(', ')}`)
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
