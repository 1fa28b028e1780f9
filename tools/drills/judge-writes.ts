/** A write as its sender knows it; every write has a name of its own. */
export type Write = {
  readonly name: string
  /** When the site said that it is done; undefined where it said no, or nothing. */
  answeredAt?: number
}

type Verdict = {
  readonly acknowledged: number
  /** Acknowledged, and not there. */
  readonly lost: readonly string[]
  /** There more than once, acknowledged or not. */
  readonly doubled: number
  /** What would be lost if sending were enough to count: shows that the judge sees what is missing. */
  readonly sentAndAbsent: number
}

/** Compares what senders were told with what is kept in the end. What got no answer may be there or not. */
export function judgeWrites(writes: readonly Write[], kept: readonly string[]): Verdict {
  const there = new Set(kept)
  const absent = writes.filter(({ name }) => !there.has(name))
  return {
    acknowledged: writes.filter(({ answeredAt }) => answeredAt !== undefined).length,
    lost: absent.filter(({ answeredAt }) => answeredAt !== undefined).map(({ name }) => name),
    doubled: kept.length - there.size,
    sentAndAbsent: absent.length,
  }
}
