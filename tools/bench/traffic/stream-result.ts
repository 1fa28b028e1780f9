import { percentile, rounded } from '../../figures/figures.ts'
import { type Filling, fillings } from './visitor.ts'
import { type Kind, kinds, sharedKinds } from './visits.ts'

/** The outcome of a stream of visits. */
export type StreamResult = {
  /** Milliseconds from the due time of a visit to the end of its first response: the page, or what the visit is about. */
  readonly ms: Readonly<Record<Kind, readonly number[]>>
  /** The same for shared pages: from the cache of nginx, and from a server. */
  readonly pagesMs: Readonly<Record<'cached' | 'rendered', readonly number[]>>
  /** Milliseconds from the end of the page to the end of what is filled into it. */
  readonly fillsMs: Readonly<Record<Filling, readonly number[]>>
  /** How many answers by place came from the cache of nginx. */
  readonly localHits: number
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

/** Whether a rate is sustained: nothing failed, and neither a kind of visit nor what is filled in is too slow. */
export function isSustained(result: Pick<StreamResult, 'ms' | 'fillsMs' | 'failures'>): boolean {
  if (countFailures(result) > 0) return false
  const times = [...Object.values(result.ms), ...Object.values(result.fillsMs)]
  return times.every((ms) => ms.length === 0 || percentile(ms, 0.99) <= SUSTAINED_P99_MS)
}

/** One line about a stream, for progress output. */
export function describe(rate: number, result: StreamResult): string {
  const { cached, rendered } = result.pagesMs
  const pages = [
    `cached pages ${rounded(percentile(cached, 0.99), 0)}`,
    `rendered pages (${rendered.length} of ${cached.length + rendered.length}) ${rounded(percentile(rendered, 0.99), 0)}`,
  ]
  const fills = fillings.map((what) => `${what} ${rounded(percentile(result.fillsMs[what], 0.99), 0)}`)
  const others = kinds
    .filter((kind) => !sharedKinds.includes(kind))
    .map((kind) => `${kind} ${rounded(p99Of(result, [kind]), 0)}`)
  const failures = countFailures(result) > 0 ? `, failed ${JSON.stringify(result.failures)}` : ''
  return `${rounded(rate, 0)}/s: p99 ms: ${[...pages, ...fills, ...others].join(', ')}${failures}`
}
