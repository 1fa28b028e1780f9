import type { Outcome } from './connections.ts'
import type { Filling } from './visitor.ts'
import { type Kind, kinds, sharedKinds, type Visit } from './visits.ts'

/** Cache statuses of nginx for a response that no server had to make while a visitor waited. */
const HITS = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED']

/** Collects what happened to each request of a stream. */
export function createRecords() {
  const ms = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, number[]> // true: one entry per kind
  const pagesMs = { cached: [] as number[], rendered: [] as number[] }
  const fillsMs: Record<Filling, number[]> = { local: [], layer: [] }
  const failures: Record<string, number> = {}
  let localHits = 0
  /** Whether it succeeded; a failure is counted. */
  const succeeds = (what: string, { failure }: Outcome): boolean => {
    if (failure === undefined) return true
    failures[`${what}: ${failure}`] = (failures[`${what}: ${failure}`] ?? 0) + 1
    return false
  }
  const isHit = ({ cache = '' }: Outcome) => HITS.includes(cache)
  return {
    addResponse({ kind }: Pick<Visit, 'kind'>, outcome: Outcome, tookMs: number): void {
      if (!succeeds(kind, outcome)) return
      ms[kind].push(tookMs)
      if (sharedKinds.includes(kind)) pagesMs[isHit(outcome) ? 'cached' : 'rendered'].push(tookMs)
    },
    addFilling(what: Filling, outcome: Outcome, tookMs: number): void {
      if (!succeeds(what, outcome)) return
      fillsMs[what].push(tookMs)
      if (what === 'local' && isHit(outcome)) localHits += 1
    },
    read: () => ({ ms, pagesMs, fillsMs, localHits, failures }),
  }
}
