/** A write as its sender knows it; every write has a unique name. */
export type Write = {
  readonly name: string
  /** Where it is stored, if a later write there replaces it. */
  readonly slot?: string | undefined
  /** When the site acknowledged it; undefined after a refusal or without a response. */
  acknowledgedAt?: number
}

type Verdict = {
  readonly acknowledged: number
  /** Acknowledged, but not stored. */
  readonly lost: readonly string[]
  /** Stored more than once, acknowledged or not. */
  readonly doubled: number
  /** Sent, acknowledged or not, and not stored: proves that missing writes are noticed. */
  readonly sentAndAbsent: number
}

/** Compares the acknowledged writes with the stored ones. A write without a response may be stored or not. */
export function judgeWrites(writes: readonly Write[], stored: readonly string[]): Verdict {
  const there = new Set(stored)
  const absent = writes.filter(({ name }) => !there.has(name))
  return {
    acknowledged: writes.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined).length,
    lost: absent.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined).map(({ name }) => name),
    doubled: stored.length - there.size,
    sentAndAbsent: absent.length,
  }
}

/**
 * The slots whose value is older than the last write acknowledged there.
 * @param writes in the order of sending
 * @param latest the names of the writes whose values the slots have now
 */
export function listStale(writes: readonly Write[], latest: readonly string[]): string[] {
  const current = new Set(latest)
  return [...Map.groupBy(writes, ({ slot }) => slot)].flatMap(([slot, sent]) => {
    if (slot === undefined) return []
    const acknowledged = sent.findLastIndex(({ acknowledgedAt }) => acknowledgedAt !== undefined)
    return sent.findLastIndex(({ name }) => current.has(name)) < acknowledged ? [slot] : []
  })
}
