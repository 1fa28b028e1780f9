import { definePlanner } from '../../platform/jobs/planner.ts'

/** Deletes readings whose thirty days are over. */
export const sweepReadings = definePlanner({
  name: 'charts.sweep-readings',
  cron: '47 * * * *',
  async plan({ db, log }, nowMs) {
    const { numDeletedRows } = await db
      .deleteFrom('charts')
      .where('expires_at', '<=', new Date(nowMs))
      .executeTakeFirst()
    log.info({ count: Number(numDeletedRows) }, 'readings swept')
  },
})
