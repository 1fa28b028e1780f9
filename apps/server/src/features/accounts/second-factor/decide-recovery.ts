// What a recovery by mailbox needs when the account has a second factor.

const DAY_MS = 86_400_000
/** So long a new factor does not stand in the way of the mailbox: an intruder may have added it. */
const SETTLES_MS = 7 * DAY_MS
/** So long the owner of a lost factor waits, and as long the mailbox is enough afterwards. */
const WAITING_MS = 7 * DAY_MS

type Facts = {
  readonly factor: { readonly confirmedAt: Date; readonly lostAt: Date | null } | undefined
  readonly nowMs: number
}

/** `mailbox`: the mailbox is enough, and the factor goes. `code`: a code of the factor is needed, and the factor stays. */
export function decideRecovery({ factor, nowMs }: Facts): 'mailbox' | 'code' {
  if (!factor || nowMs - factor.confirmedAt.getTime() < SETTLES_MS) return 'mailbox'
  if (!factor.lostAt) return 'code'
  const waited = nowMs - factor.lostAt.getTime()
  return waited >= WAITING_MS && waited < 2 * WAITING_MS ? 'mailbox' : 'code'
}

/** Whether a report of a loss starts the days of waiting; one that is running, or whose days have come, does not. */
export function startsWaiting({ lostAt }: { readonly lostAt: Date | null }, nowMs: number): boolean {
  return lostAt === null || nowMs - lostAt.getTime() >= 2 * WAITING_MS
}
