import { definePlanner } from '../../platform/jobs/planner.ts'

/** Deletes expired sheets. */
export const sweepPrints = definePlanner({
  name: 'prints.sweep',
  cron: '27 * * * *',
  async plan({ db, log }, nowMs) {
    const { numDeletedRows } = await db
      .deleteFrom('prints')
      .where('expires_at', '<=', new Date(nowMs))
      .executeTakeFirst()
    log.info({ count: Number(numDeletedRows) }, 'expired prints deleted')
  },
})
