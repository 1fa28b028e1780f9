import { definePlanner } from '../../platform/jobs/planner.ts'

const DAY_MS = 24 * 60 * 60_000
/** As the privacy policy says. */
const KEPT_MS = 365 * DAY_MS

/** Erases questions after a year, and after a day the mark of the network they came from. */
export const sweepQuestions = definePlanner({
  name: 'content.sweep-questions',
  cron: '17 3 * * *',
  async plan({ db, log }, nowMs) {
    const { numDeletedRows } = await db
      .deleteFrom('questions')
      .where('asked_at', '<=', new Date(nowMs - KEPT_MS))
      .executeTakeFirst()
    await db
      .updateTable('questions')
      .set({ network_hash: null })
      .where('network_hash', 'is not', null)
      .where('asked_at', '<=', new Date(nowMs - DAY_MS))
      .execute()
    log.info({ count: Number(numDeletedRows) }, 'questions swept')
  },
})
