import { definePlanner } from '../../platform/jobs/planner.ts'

const RETENTION_MS = 180 * 86_400_000

/** Deletes bounces after half a year. */
export const sweepBounces = definePlanner({
  name: 'bounces.sweep',
  cron: '52 3 * * *',
  async plan({ db, log }, nowMs) {
    const { numDeletedRows } = await db
      .deleteFrom('mail_bounces')
      .where('received_at', '<', new Date(nowMs - RETENTION_MS))
      .executeTakeFirst()
    log.info({ count: Number(numDeletedRows) }, 'old bounces deleted')
  },
})
