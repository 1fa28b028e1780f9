import { percentile, rounded } from '../../figures/figures.ts'
import { cachedKinds, type Kind, kinds } from './visits.ts'

/** The outcome of a stream of visits. */
export type StreamResult = {
  /** Milliseconds from the due time of a visit to the end of its response. */
  readonly ms: Readonly<Record<Kind, readonly number[]>>
  /** The same for public pages: cached by nginx, and rendered by a server. */
  readonly pagesMs: Readonly<Record<'cached' | 'rendered', readonly number[]>>
  /** How often each kind of failure happened: no response, half a response, an error status. */
  readonly failures: Readonly<Record<string, number>>
  /** The planned duration of the stream. */
  readonly seconds: number
  /** Processor time of the sender itself. */
  readonly processorSeconds: number
}

export function countFailures({ failures }: Pick<StreamResult, 'failures'>): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0)
}

/** The 99th percentile of the times of these kinds. */
export function p99Of({ ms }: Pick<StreamResult, 'ms'>, among: readonly Kind[]): number {
  return percentile(
    among.flatMap((kind) => [...ms[kind]]),
    0.99,
  )
}

/** The most that every kind may take at the saturation rate. */
const SUSTAINED_P99_MS = 1_000

/** Whether a rate is sustained: nothing failed, and no kind of visit is too slow. */
export function isSustained(result: Pick<StreamResult, 'ms' | 'failures'>): boolean {
  if (countFailures(result) > 0) return false
  return kinds.every((kind) => result.ms[kind].length === 0 || p99Of(result, [kind]) <= SUSTAINED_P99_MS)
}

/** One line about a stream, for progress output. */
export function describe(rate: number, result: StreamResult): string {
  const { cached, rendered } = result.pagesMs
  const pages = [
    `cached pages ${rounded(percentile(cached, 0.99), 0)}`,
    `rendered pages (${rendered.length} of ${cached.length + rendered.length}) ${rounded(percentile(rendered, 0.99), 0)}`,
  ]
  const others = kinds
    .filter((kind) => !cachedKinds.includes(kind))
    .map((kind) => `${kind} ${rounded(p99Of(result, [kind]), 0)}`)
  const failures = countFailures(result) > 0 ? `, failed ${JSON.stringify(result.failures)}` : ''
  return `${rounded(rate, 0)}/s: p99 ms: ${[...pages, ...others].join(', ')}${failures}`
}
