import { tableOf } from '../figures/table-of.ts'
import type { Step } from './plan.ts'
import { type PrintedFigure, writeValue } from './read-figures.ts'

export type Outcome = 'passed' | 'failed' | 'too long' | 'nothing measured'

export type StepResult = {
  readonly step: Step
  readonly outcome: Outcome
  readonly seconds: number
  /** Load average of the machine just before: above 0.5 it had other work. */
  readonly loadBefore: number
  readonly figures: readonly PrintedFigure[]
  /** The end of its output. */
  readonly lastLines: readonly string[]
}

/** What a night ran on. */
export type Circumstances = {
  readonly startedAt: Date
  readonly commit: string
  readonly small: boolean
  readonly machine: string
  readonly programs: string
}

type Ending = { readonly code: number | null; readonly isTooLong: boolean; readonly small: boolean }

/** How a step ended. A small run may leave a measurement out; a whole one that measures nothing has failed. */
export function judgeStep(step: Step, figures: readonly PrintedFigure[], ending: Ending): Outcome {
  if (ending.isTooLong) return 'too long'
  if (ending.code !== 0 || figures.some(({ ok }) => !ok)) return 'failed'
  return step.isMeasuring && figures.length === 0 && !ending.small ? 'nothing measured' : 'passed'
}

export function hasFailed(results: readonly StepResult[]): boolean {
  return results.length === 0 || results.some(({ outcome }) => outcome !== 'passed')
}

/** The report of a night, as Markdown. */
export function writeReport(about: Circumstances, results: readonly StepResult[]): string {
  const passed = results.filter(({ outcome }) => outcome === 'passed')
  const missed = results.flatMap(({ figures }) => figures).filter(({ ok }) => !ok)
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  return `${[
    `# Nightly ${about.startedAt.toISOString().slice(0, 10)}`,
    `${passed.length} of ${results.length} steps passed, ${missed.length} figures missed their bar, in ${writeDuration(total)}.`,
    tableOf(
      ['', ''],
      [
        ['started', about.startedAt.toISOString()],
        ['commit', about.commit],
        ['sizes', about.small ? 'small' : 'full'],
        ['machine', about.machine],
        ['programs', about.programs],
      ],
    ),
    '## Steps',
    tableOf(
      ['step', 'took', 'outcome', 'figures', 'missed', 'load before'],
      results.map(({ step, outcome, seconds, loadBefore, figures }) => [
        `\`${step.command}\``,
        writeDuration(seconds),
        outcome === 'passed' ? outcome : `**${outcome}**`,
        figures.length,
        figures.filter(({ ok }) => !ok).length,
        loadBefore.toFixed(1),
      ]),
    ),
    '## Figures',
    tableOf(
      ['step', 'figure', 'value', 'bar', 'ok'],
      results.flatMap(({ step, figures }) =>
        figures.map((one) => [step.id, one.name, writeValue(one), one.bar, one.ok ? 'yes' : '**no**']),
      ),
    ),
    '## Failures',
    ...writeFailures(results),
  ].join('\n\n')}\n`
}

function writeFailures(results: readonly StepResult[]): string[] {
  const failed = results.filter(({ outcome }) => outcome !== 'passed')
  if (failed.length === 0) return ['None.']
  return failed.flatMap(({ step, outcome, seconds, figures, lastLines }) => [
    `### ${step.id}: ${outcome} after ${writeDuration(seconds)}`,
    [
      '```text',
      ...figures.filter(({ ok }) => !ok).map((one) => `missed: ${one.name}: ${writeValue(one)}, ${one.bar}`),
      ...lastLines.map((line) => line.replaceAll('```', "'''")),
      '```',
    ].join('\n'),
  ])
}

function writeDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}
