import { sql } from 'kysely'
import { definePlanner } from '../../platform/jobs/planner.ts'

const DAY_MS = 86_400_000
/** Providers repeat a notice for days; what a repeated one would change is settled by its order. */
const FINISHED_RETENTION_MS = 90 * DAY_MS
/** Those that nobody could assign: reconciliation has reported the payment of a genuine one long before. */
const OTHER_RETENTION_MS = 400 * DAY_MS
/** Rows deleted by one statement, well within the statement timeout. */
const SLICE = 10_000

/** Deletes old notices of payment providers. Strangers can send unsigned ones, so they must not stay for ever. */
export const sweepPaymentNotices = definePlanner({
  name: 'billing.sweep',
  cron: '53 4 * * *',
  async plan({ db, log }, nowMs) {
    let swept = 0
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from payment_inbox where id in (
          select id from payment_inbox
          where received_at < ${new Date(nowMs - OTHER_RETENTION_MS)}
            or (state in ('applied', 'ignored') and received_at < ${new Date(nowMs - FINISHED_RETENTION_MS)})
          limit ${SLICE})`.execute(db)
      swept += Number(numAffectedRows)
      if (numAffectedRows < SLICE) break
    }
    log.info({ count: swept }, 'old payment notices deleted')
  },
})
