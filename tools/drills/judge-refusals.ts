export type VisitKind = 'anonymous' | 'signed-in' | 'write'

/** What became of a request; times are those of `performance.now()`. */
export type Outcome = {
  readonly kind: VisitKind
  readonly path: string
  /** 0 without a whole response. */
  readonly status: number
  readonly begunMs: number
  readonly endedMs: number
  readonly retryAfter?: string | undefined
  /** The body of a refusal, or why there is no response. */
  readonly text?: string | undefined
  /** Whether a successful response lacks what it says to this visitor alone. */
  readonly isForeign?: boolean | undefined
}

/** A time in which visitors cannot be served, because what they connect to is dead. */
export type Outage = { readonly fromMs: number; readonly toMs: number }

export function isFailed({ status }: Outcome): boolean {
  return status < 200 || status >= 400
}

/** Failed requests, without those under way while what they connect to was dead. */
export function listFailed(outcomes: readonly Outcome[], outages: readonly Outage[]): Outcome[] {
  const isExcused = ({ begunMs, endedMs }: Outcome) =>
    outages.some(({ fromMs, toMs }) => begunMs <= toMs && endedMs >= fromMs)
  return outcomes.filter((outcome) => isFailed(outcome) && !isExcused(outcome))
}

/** How long after an event requests were refused: until the last refusal before the next event; 0 without any. */
export function refusedForMs(failed: readonly Outcome[], { fromMs, toMs }: Outage): number {
  const ends = failed.filter(({ endedMs }) => endedMs >= fromMs && endedMs < toMs)
  return Math.max(0, ...ends.map(({ endedMs }) => endedMs - fromMs))
}

/**
 * Whether a refusal says that the site is away for a moment: 503 with a time to wait, and words for a person or a program.
 * @example isReadable({ kind: 'write', path: '/', status: 502, begunMs: 0, endedMs: 1 }) // false
 */
export function isReadable({ status, retryAfter = '', text = '' }: Outcome): boolean {
  if (status !== 503 || !/^\d+$/.test(retryAfter)) return false
  return text.startsWith('{') ? hasMessage(text) : /<(?:p|h1)\b[^>]*>[^<]*\p{L}/u.test(text)
}

function hasMessage(text: string): boolean {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown } // true: both are checked
    return typeof code === 'string' && typeof message === 'string' && message.length > 0
  } catch {
    return false
  }
}
