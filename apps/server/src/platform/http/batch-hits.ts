import type { CounterStore } from './buckets.ts'

type Hit = {
  readonly key: string
  readonly resolve: (total: number) => void
  readonly reject: (error: unknown) => void
}

/**
 * Hits that arrive while the store is busy are sent to it together, and each resolves with its own total. A crowd at a
 * sensitive operation costs a statement or two, not a connection each.
 */
export function batchHits(store: CounterStore): (windowStartMs: number, key: string) => Promise<number> {
  const waiting = new Map<number, Hit[]>()
  let isBusy = false

  async function sendBatch(start: number, hits: readonly Hit[]): Promise<void> {
    const counts = new Map<string, number>()
    for (const { key } of hits) counts.set(key, (counts.get(key) ?? 0) + 1)
    try {
      const totals = await store.add(start, counts)
      for (const { key, resolve } of hits) {
        const left = counts.get(key) ?? 1 // hits left in this batch, this one included
        counts.set(key, left - 1)
        resolve((totals.get(key) ?? left) - left + 1)
      }
    } catch (error) {
      for (const { reject } of hits) reject(error)
    }
  }

  async function sendAll(): Promise<void> {
    isBusy = true
    for (const [start, hits] of waiting) {
      waiting.delete(start)
      await sendBatch(start, hits)
    }
    isBusy = false
  }

  return (start, key) =>
    new Promise((resolve, reject) => {
      const hits = waiting.get(start) ?? []
      hits.push({ key, resolve, reject })
      waiting.set(start, hits)
      if (!isBusy) sendAll()
    })
}
