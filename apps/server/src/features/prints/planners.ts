import { definePlanner } from '../../platform/jobs/planner.ts'

/** Deletes expired sheets. */
export const sweepPrints = definePlanner({
  name: 'prints.sweep',
  cron: '27 * * * *',
  async plan({ db, log }, nowMs) {
    const now = new Date(nowMs)
    const { numDeletedRows } = await db.deleteFrom('prints').where('expires_at', '<=', now).executeTakeFirst()
    await db.deleteFrom('print_files').where('expires_at', '<=', now).execute()
    log.info({ count: Number(numDeletedRows) }, 'expired prints deleted')
  },
})
