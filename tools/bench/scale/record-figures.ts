import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, rounded } from '../../figures/figures.ts'

const file = join(import.meta.dirname, 'recorded.json')

/** The file of the figures that docs/scale.md rests on: their values by name, and the load of the machine by bench. */
export type Recorded = {
  readonly load: Readonly<Record<string, number>>
  readonly figures: Readonly<Record<string, number>>
}

/** Replaces the figures that were measured, and the load of the benches they come from. */
export function withMeasured(recorded: Recorded, measured: readonly Figure[], load: number): Recorded {
  const wanted = measured.filter(({ name }) => name in recorded.figures)
  const missing = wanted.find(({ value }) => !Number.isFinite(value))
  if (missing) throw new Error(`nothing was measured: ${missing.name}`)
  if (wanted.length === 0) throw new Error('no figure of this bench is recorded')
  const values = wanted.map(({ name, value }) => [name, value] as const)
  const benches = wanted.map(({ name }) => [name.split(/[:.]/)[0] ?? '', rounded(load, 1)] as const)
  return {
    load: { ...recorded.load, ...Object.fromEntries(benches) },
    figures: { ...recorded.figures, ...Object.fromEntries(values) },
  }
}

/** Writes measured figures into the file. */
export function recordFigures(measured: readonly Figure[], load: number): void {
  const recorded: Recorded = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify(withMeasured(recorded, measured, load), null, 2)}\n`)
}
