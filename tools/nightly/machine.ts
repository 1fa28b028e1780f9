import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from '../testbed/postgres/programs.ts'

/** This machine in a few words: processors, their model, memory. */
export function describeMachine(): string {
  const processors = cpus()
  const model = (processors[0]?.model ?? 'unknown').replaceAll(/\((?:R|TM)\)|\bCPU\b|\bProcessor\b/g, '')
  return `${processors.length} × ${model.replaceAll(/\s+/g, ' ').trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`
}

/** The programs that figures depend on most, with their versions. */
export function describePrograms(): string {
  const postgres = execFileSync(join(findBinaries(), 'postgres'), ['--version'], { encoding: 'utf8' })
  return `node ${process.version}, ${postgres.replace('postgres (PostgreSQL)', 'PostgreSQL').trim()}`
}

/** The commit that is checked out, and whether files differ from it. */
export function describeCommit(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short=10', 'HEAD')
  return git('status', '--porcelain') === '' ? commit : `${commit} with changes`
}
