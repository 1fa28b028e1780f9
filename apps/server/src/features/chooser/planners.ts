import { definePlanner } from '../../platform/jobs/planner.ts'
import { deleteExpiredChoices } from './choice-store.ts'

/** Deletes expired shared shortlists with their votes. */
export const sweepChoices = definePlanner({
  name: 'chooser.sweep-choices',
  cron: '53 * * * *',
  async plan({ db, log }, nowMs) {
    log.info({ count: await deleteExpiredChoices(db, new Date(nowMs)) }, 'expired choices deleted')
  },
})
