import { type Figure, figure } from '../figures/figures.ts'

/** The evidence at the end of the drill; every mail has an address of its own. */
export type Evidence = {
  readonly committed: readonly string[]
  readonly rolledBack: readonly string[]
  /** Mails that reached the mail server, repeats included. */
  readonly delivered: readonly { readonly to: string; readonly messageId: string }[]
  readonly kills: number
  /** Jobs that were running at each kill, added up. */
  readonly runningWhenKilled: number
  /** From the last kill until all interrupted jobs were done. */
  readonly recoveredAfterSeconds: number
}

/** The missed heartbeat, the next check, the retry delay, the next poll, and time for a busy machine. */
const RECOVERY_BAR_S = 45

export function judgeDelivery(evidence: Evidence): Figure[] {
  const { committed, rolledBack, delivered, kills, runningWhenKilled, recoveredAfterSeconds } = evidence
  const arrived = new Set(delivered.map(({ to }) => to))
  const known = new Set(committed)
  const letters = new Set(delivered.map(({ to, messageId }) => `${to} ${messageId}`))
  const lost = committed.filter((to) => !arrived.has(to)).length
  const phantoms = [...arrived].filter((to) => rolledBack.includes(to) || !known.has(to)).length
  return [
    figure('jobs lost', lost, 'jobs', '= 0'),
    figure('phantom jobs from rolled back transactions', phantoms, 'jobs', '= 0'),
    // A worker killed after the mail server accepted a mail and before it noted so sends it again, once per job and kill at most.
    figure('mails sent again', delivered.length - arrived.size, 'mails', `<= ${runningWhenKilled}`),
    figure('repeats under another Message-ID', letters.size - arrived.size, 'mails', '= 0'),
    figure('jobs running when the worker was killed', runningWhenKilled, 'jobs', `>= ${kills}`),
    figure('recovery after the last kill', recoveredAfterSeconds, 's', `<= ${RECOVERY_BAR_S}`),
  ]
}
