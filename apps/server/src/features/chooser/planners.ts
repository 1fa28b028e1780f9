import { definePlanner } from '../../platform/jobs/planner.ts'
import { deleteExpiredChoices } from './choice-store.ts'

/** Takes away shared shortlists whose time is over, with all that was said to them. */
export const sweepChoices = definePlanner({
  name: 'chooser.sweep-choices',
  cron: '53 * * * *',
  async plan({ db, log }, nowMs) {
    log.info({ count: await deleteExpiredChoices(db, new Date(nowMs)) }, 'choices swept')
  },
})
