// `npm run nightly -- [--only <word> …] [--small | --record] [--list]`: every measurement at full size, one after the other, and
// reports/nightly.md about them. `--record` writes the figures into docs/measured.md.

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { withRecorded } from '../docs/measured-page.ts'
import { listWords } from './list-words.ts'
import { describeCommit, describeMachine, describePrograms } from './machine.ts'
import { planSteps, programs, type Step } from './plan.ts'
import { listOtherLines, readFigures } from './read-figures.ts'
import { type Circumstances, hasFailed, judgeStep, type StepResult, writeReport } from './report.ts'
import { rowsOf } from './rows-of.ts'
import { runScript } from './run-script.ts'

const root = join(import.meta.dirname, '../..')
const reports = join(root, 'reports')
const measuredPage = join(root, 'docs/measured.md')
const LAST_LINES = 20
/** `npm run accuracy` writes these with outside tables that a nightly run does not have, so they are put back. */
const restoredFiles = ['docs/accuracy.md', 'apps/web/app/features/method/*.generated.ts']

function readOptions(args: readonly string[]) {
  const flags = ['--only', '--small', '--record', '--list']
  const unknown = args.filter((arg) => arg.startsWith('--') && !flags.includes(arg))
  if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; known: ${flags.join(', ')}`)
  const wishes = {
    only: args.filter((arg) => !arg.startsWith('--')),
    small: args.includes('--small'),
    record: args.includes('--record'),
  }
  if (wishes.record && wishes.small) throw new Error('a small run is not recorded')
  return { wishes, isList: args.includes('--list') }
}

async function runStep(step: Step, small: boolean, signal: AbortSignal): Promise<StepResult> {
  const [loadBefore = 0] = loadavg()
  const startedAt = Date.now()
  const log = join(reports, `nightly-${step.id.replace(':', '-')}.log`)
  const end = await runScript({ ...step, limitMs: step.minutes * 60_000, log, root, signal })
  const figures = readFigures(end.output)
  return {
    step,
    outcome: judgeStep(step, figures, { ...end, small }),
    seconds: (Date.now() - startedAt) / 1000,
    loadBefore,
    figures,
    lastLines: listOtherLines(end.output).slice(-LAST_LINES),
  }
}

async function runNight(
  steps: readonly Step[],
  about: Circumstances,
  isRecording: boolean,
): Promise<boolean> {
  const interrupt = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupt.abort())
  const results: StepResult[] = []
  mkdirSync(reports, { recursive: true })
  for (const step of steps) {
    if (interrupt.signal.aborted) break
    const files = globSync(restoredFiles, { cwd: root }).map(
      (file) => [join(root, file), readFileSync(join(root, file), 'utf8')] as const,
    )
    const result = await runStep(step, about.small, interrupt.signal)
    if (step.script === 'accuracy') for (const [file, text] of files) writeFileSync(file, text)
    results.push(result)
    console.log(`${result.outcome.padEnd(16)} ${Math.round(result.seconds)} s  ${step.command}`)
    // After every step, so that an interrupted night leaves what it has measured.
    writeFileSync(join(reports, 'nightly.md'), writeReport(about, results))
    if (isRecording)
      writeFileSync(measuredPage, withRecorded(readFileSync(measuredPage, 'utf8'), rowsOf(result, about)))
  }
  return !hasFailed(results) && !interrupt.signal.aborted
}

const { wishes, isList } = readOptions(process.argv.slice(2))
const steps = planSteps(programs, (script) => listWords(root, script), wishes)
if (isList) for (const step of steps) console.log(`${step.command}  at most ${step.minutes} minutes`)
else {
  const about = {
    startedAt: new Date(),
    commit: describeCommit(root),
    small: wishes.small,
    machine: describeMachine(),
    programs: describePrograms(),
  }
  if (!(await runNight(steps, about, wishes.record))) process.exitCode = 1
}
