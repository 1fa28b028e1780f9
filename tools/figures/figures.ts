import { runTool } from '../testbed/require-program.ts'

/** One measured figure beside the bar it has to reach. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly bar: string
  readonly ok: boolean
}

/**
 * A figure that must reach `bar`, or stay below it.
 * `bar` reads as people write it: '>= 0.7', '<= 150', '= 0'.
 */
export function figure(
  name: string,
  value: number,
  unit: string,
  bar: `${'>=' | '<=' | '='} ${number}`,
): Figure {
  const [sign, limit] = [bar.split(' ')[0], Number(bar.split(' ')[1])]
  const ok = sign === '>=' ? value >= limit : sign === '<=' ? value <= limit : value === limit
  return { name, value, unit, bar, ok }
}

/** How much is measured. Controls show that a drill notices; a run of a mutant shows it already, and leaves them out. */
export type Size = { readonly small: boolean; readonly controls?: boolean }

type Measure = {
  (size: Size): Promise<Figure[]>
  /** Finds the programs it works with; each throws when one is missing. */
  readonly finders?: readonly (() => unknown)[]
}

/** Declares the programs of a measurement: nothing is measured unless all of them are found. */
export function needs(measure: Measure, ...finders: readonly (() => unknown)[]): Measure {
  return Object.assign((size: Size) => measure(size), { finders })
}

/**
 * A measurement of time whose first miss may be the machine's: it is made once more then, and a figure counts that
 * reached its bar in either run.
 */
export function withSecondTry(measure: Measure): Measure {
  const measureTwice: Measure = async (size) => {
    const first = await measure(size)
    if (first.every(({ ok }) => ok)) return first
    const second = await measure(size)
    return first.map((one) => (one.ok ? one : (second.find(({ name }) => name === one.name) ?? one)))
  }
  return Object.assign(measureTwice, { finders: measure.finders })
}

/**
 * Runs the measurements named on the command line, or all; prints a JSON line per figure; exits with 1 when one is not ok.
 * Returns the figures. With `--words` it only prints the names of the measurements, a line each.
 */
export async function runFigures(
  measures: Readonly<Record<string, Measure>>,
  args: readonly string[],
): Promise<readonly Figure[]> {
  if (args.includes('--words')) {
    for (const word of Object.keys(measures)) console.log(word)
    return []
  }
  const size = { small: args.includes('--small'), controls: !args.includes('--no-controls') }
  const words = args.filter((arg) => !arg.startsWith('--'))
  const unknown = words.filter((word) => !(word in measures))
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(', ')}; known: ${Object.keys(measures).join(', ')}`)
    process.exitCode = 1
    return []
  }
  const figures: Figure[] = []
  const chosen = Object.entries(measures).filter(([word]) => words.length === 0 || words.includes(word))
  await runTool(async () => {
    for (const [, { finders = [] }] of chosen) for (const find of finders) find()
    for (const [, measure] of chosen) {
      for (const one of await measure(size)) {
        console.log(JSON.stringify(one))
        figures.push(one)
        if (!one.ok) process.exitCode = 1
      }
    }
  })
  return figures
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The nearest-rank percentile: the least value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
