import { percentile, rounded } from '../../figures/figures.ts'
import { cachedKinds, type Kind, kinds } from './visits.ts'

/** What became of a stream of visits. */
export type Answered = {
  /** Milliseconds from the moment a visit was due to the end of its answer. */
  readonly ms: Readonly<Record<Kind, readonly number[]>>
  /** The same of everyone's pages: those nginx had kept, and those a server was asked for. */
  readonly pagesMs: Readonly<Record<'kept' | 'made', readonly number[]>>
  /** Every visit that got no answer, half an answer, or a refusal: what happened, how often. */
  readonly failures: Readonly<Record<string, number>>
  /** How long the stream was meant to take. */
  readonly seconds: number
  /** What the sender itself spent of the processor. */
  readonly processorSeconds: number
}

export function countFailures({ failures }: Pick<Answered, 'failures'>): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0)
}

/** Of the slowest visit in a hundred among these kinds. */
export function p99Of({ ms }: Pick<Answered, 'ms'>, among: readonly Kind[]): number {
  return percentile(
    among.flatMap((kind) => [...ms[kind]]),
    0.99,
  )
}

/** Every kind keeps within this at the saturation rate; beyond, people leave. */
const SUSTAINED_P99_MS = 1_000

/** Whether a rate can be kept up: nothing failed, and nobody of any kind waits too long. */
export function isSustained(answered: Pick<Answered, 'ms' | 'failures'>): boolean {
  if (countFailures(answered) > 0) return false
  return kinds.every((kind) => answered.ms[kind].length === 0 || p99Of(answered, [kind]) <= SUSTAINED_P99_MS)
}

/** One line about a stream, for whoever watches. */
export function describe(rate: number, answered: Answered): string {
  const { kept, made } = answered.pagesMs
  const pages = [
    `kept pages ${rounded(percentile(kept, 0.99), 0)}`,
    `made pages (${made.length} of ${kept.length + made.length}) ${rounded(percentile(made, 0.99), 0)}`,
  ]
  const others = kinds
    .filter((kind) => !cachedKinds.includes(kind))
    .map((kind) => `${kind} ${rounded(p99Of(answered, [kind]), 0)}`)
  const failures = countFailures(answered) > 0 ? `, failed ${JSON.stringify(answered.failures)}` : ''
  return `${rounded(rate, 0)}/s: p99 ms: ${[...pages, ...others].join(', ')}${failures}`
}
