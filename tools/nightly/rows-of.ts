import type { MeasuredRow } from '../docs/measured-page.ts'
import { writeNumber, writeValue } from './read-figures.ts'
import type { Circumstances, StepResult } from './report.ts'

/** The rows of docs/measured.md for what a step measured; docs/accuracy.md has those of `npm run accuracy`. */
export function rowsOf({ step, figures, loadBefore }: StepResult, about: Circumstances): MeasuredRow[] {
  if (step.script === 'accuracy') return []
  return figures
    .filter(({ value }) => value !== null)
    .map((one) => ({
      figure: one.name,
      value: writeValue(one),
      bar: one.bar.replace(/\d+(?:\.\d+)?$/, (limit) => writeNumber(Number(limit))),
      command: `\`${step.command}\``,
      date: about.startedAt.toISOString().slice(0, 10),
      commit: about.commit,
      machine: `${about.machine}, load ${loadBefore.toFixed(1)} before`,
    }))
}
