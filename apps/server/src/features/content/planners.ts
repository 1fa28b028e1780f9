import { definePlanner } from '../../platform/jobs/planner.ts'

const DAY_MS = 24 * 60 * 60_000
/** Promised in the privacy policy. */
const RETENTION_MS = 365 * DAY_MS

/** Deletes questions after a year, the network hash of a question after a day, and used tickets that have expired. */
export const sweepQuestions = definePlanner({
  name: 'content.sweep-questions',
  cron: '17 3 * * *',
  async plan({ db, log }, nowMs) {
    const { numDeletedRows } = await db
      .deleteFrom('questions')
      .where('asked_at', '<=', new Date(nowMs - RETENTION_MS))
      .executeTakeFirst()
    await db
      .updateTable('questions')
      .set({ network_hash: null })
      .where('network_hash', 'is not', null)
      .where('asked_at', '<=', new Date(nowMs - DAY_MS))
      .execute()
    await db.deleteFrom('used_tickets').where('expires_at', '<', new Date(nowMs)).execute()
    log.info({ count: Number(numDeletedRows) }, 'old questions deleted')
  },
})
