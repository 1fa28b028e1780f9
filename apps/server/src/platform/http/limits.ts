import type { Clock } from '../clock.ts'

type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSec: number }
export type Rule = { readonly name: string; readonly perMinute: number }

/** Counts shared by all processes. `add` adds hits to keys of one window and returns the new totals. */
export type CounterStore = {
  add(windowStartMs: number, hits: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>
}

export type Limits = {
  /** Counted in memory and shared with other processes once a second: costs a request nothing. */
  hit(rule: Rule, client: string): Verdict
  /** Counted in the shared store before responding: for operations where one more try matters. */
  hitShared(rule: Rule, client: string): Promise<Verdict>
  /** Sends the hits counted since the last call; called every second. */
  sync(): Promise<void>
}

const ALLOWED: Verdict = { allowed: true }
const WINDOW_MS = 60_000
const MAX_KEYS = 100_000
/** Only keys that used a tenth of their allowance are worth a shared row; the others stay in memory. */
const SHARED_FROM = 0.1

type Count = { hits: number; unsent: number; threshold: number }

/**
 * Fixed windows of a minute. Each `sync` brings the counts of other processes; while the store is unavailable each process
 * uses its own count.
 */
export function createLimits(clock: Clock, store: CounterStore): Limits {
  let windowStart = 0
  let counts = new Map<string, Count>()
  let isSyncing = false
  const addShared = batchHits(store)

  function currentWindow(): number {
    const start = Math.floor(clock.now() / WINDOW_MS) * WINDOW_MS
    if (start !== windowStart) {
      windowStart = start
      counts = new Map()
    }
    return start
  }

  /** A flood of addresses drops the oldest key, not all of them. */
  function forgetOldest(): void {
    for (const key of counts.keys()) {
      counts.delete(key)
      return
    }
  }

  /** Hits that are being sent no longer count as unsent; if sending fails they do again. */
  async function share(): Promise<void> {
    const start = currentWindow()
    const sent = new Map<string, number>()
    for (const [key, count] of counts) {
      if (count.unsent === 0 || count.hits < count.threshold) continue
      sent.set(key, count.unsent)
      count.unsent = 0
    }
    if (sent.size === 0) return
    const window = counts
    const totals = await store.add(start, sent).catch((error) => {
      for (const [key, hits] of sent) {
        const count = window.get(key)
        if (count) count.unsent += hits
      }
      throw error
    })
    for (const [key, total] of totals) {
      const count = window.get(key)
      // Hits since sending are unsent and not yet in the total.
      if (count) count.hits = Math.max(count.hits, total + count.unsent)
    }
  }

  return {
    hit(rule, client) {
      const start = currentWindow()
      const key = `${rule.name}:${client}`
      const count = counts.get(key) ?? { hits: 0, unsent: 0, threshold: rule.perMinute * SHARED_FROM }
      count.hits += 1
      count.unsent += 1
      counts.set(key, count)
      if (counts.size > MAX_KEYS) forgetOldest()
      return judge(count.hits, rule, start + WINDOW_MS - clock.now())
    },

    async hitShared(rule, client) {
      const start = currentWindow()
      const hits = await addShared(start, `${rule.name}:${client}`)
      return judge(hits, rule, start + WINDOW_MS - clock.now())
    },

    async sync() {
      if (isSyncing) return
      isSyncing = true
      try {
        await share()
      } finally {
        isSyncing = false
      }
    },
  }
}

/** @param leftMs how long the window still lasts */
function judge(hits: number, { perMinute }: Rule, leftMs: number): Verdict {
  if (hits <= perMinute) return ALLOWED
  return { allowed: false, retryAfterSec: Math.max(1, Math.ceil(leftMs / 1000)) }
}

type Hit = {
  readonly key: string
  readonly resolve: (total: number) => void
  readonly reject: (error: unknown) => void
}

/**
 * Hits that arrive while the store is busy are sent to it together, and each resolves with its own total. A crowd at a
 * sensitive operation costs a statement or two, not a connection each.
 */
function batchHits(store: CounterStore): (windowStartMs: number, key: string) => Promise<number> {
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

/**
 * The network a client is counted by: the address, or the /64 of an IPv6 address, since every subscriber has a whole /64.
 * @example clientNetwork('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups.length - end.length
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end]
  return `${all.slice(0, 4).join(':')}::/64`
}
