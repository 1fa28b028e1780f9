import type { Clock } from '../clock.ts'

type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSec: number }
export type Rule = { readonly name: string; readonly perMinute: number }

/** Counts shared by all processes. `add` adds hits to keys of one window and tells the new totals. */
export type CounterStore = {
  add(windowStartMs: number, hits: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>
}

export type Limits = {
  /** Counted in memory, shared with other processes once a second: costs nothing on the way of a request. */
  hit(rule: Rule, client: string): Verdict
  /** Counted in the shared store before the answer: for doors where one more try matters. */
  hitShared(rule: Rule, client: string): Promise<Verdict>
  /** Sends what was counted since the last time; called every second. */
  sync(): Promise<void>
}

const ALLOWED: Verdict = { allowed: true }
const WINDOW_MS = 60_000
const MAX_KEYS = 100_000
/** Quiet clients stay in memory: only keys that used a tenth of their allowance are worth a shared row. */
const SHARED_FROM = 0.1

type Count = { hits: number; unsent: number; threshold: number }

/**
 * Fixed windows of a minute. What other processes counted arrives with each `sync`; while the store is away each
 * process goes on with its own count.
 */
export function createLimits(clock: Clock, store: CounterStore): Limits {
  let windowStart = 0
  let counts = new Map<string, Count>()
  let isSyncing = false

  function currentWindow(): number {
    const start = Math.floor(clock.now() / WINDOW_MS) * WINDOW_MS
    if (start !== windowStart) {
      windowStart = start
      counts = new Map()
    }
    return start
  }

  /** A flood of addresses pushes out the one that came first, not everybody. */
  function forgetOldest(): void {
    for (const key of counts.keys()) {
      counts.delete(key)
      return
    }
  }

  function judge(hits: number, rule: Rule, start: number): Verdict {
    if (hits <= rule.perMinute) return ALLOWED
    return { allowed: false, retryAfterSec: Math.max(1, Math.ceil((start + WINDOW_MS - clock.now()) / 1000)) }
  }

  /** What is being sent is no longer unsent; when it does not arrive it is again. */
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
      for (const [key, hits] of sent) addUnsent(window.get(key), hits)
      throw error
    })
    for (const [key, total] of totals) {
      const count = window.get(key)
      // Hits that came while the answer was under way are unsent and not yet in the total.
      if (count) count.hits = Math.max(count.hits, total + count.unsent)
    }
  }

  function addUnsent(count: Count | undefined, hits: number): void {
    if (count) count.unsent += hits
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
      return judge(count.hits, rule, start)
    },

    async hitShared(rule, client) {
      const start = currentWindow()
      const key = `${rule.name}:${client}`
      const totals = await store.add(start, new Map([[key, 1]]))
      return judge(totals.get(key) ?? 1, rule, start)
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

/**
 * The network a client counts as: the address, or the /64 of an IPv6 one, of which every subscriber has a whole.
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
