import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { definePlanner } from '../../platform/jobs/planner.ts'
import type { MailServices } from './services.ts'
import { getAccount } from './store.ts'
import { listUnwarned, lockUnwarned, markWarned } from './unverified-store.ts'
import { mailVerification } from './verify-address.ts'

/** The job that mails owners of accounts that end because their address is not proven. */
export const warnUnverifiedJob = defineJob({ name: 'accounts.warn-unverified', schema: z.null() })

export const planUnverifiedWarnings = definePlanner({
  name: 'accounts.plan-unverified-warnings',
  cron: '47 * * * *',
  plan: async ({ db, enqueue }) => void (await enqueue(db, warnUnverifiedJob, null)),
})

const MOST_IN_A_RUN = 500

/**
 * Mails one verification to accounts that end within a week. Without room in the allowance of the address nothing is
 * mailed, and the next run tries again: an account ends a week after a warning that was sent.
 */
export async function warnUnverified(services: MailServices): Promise<void> {
  const { db, clock } = services
  const at = new Date(clock.now())
  for (const id of await listUnwarned(db, at, MOST_IN_A_RUN)) {
    await db.transaction().execute(async (trx) => {
      const endsAt = await lockUnwarned(trx, id, at)
      if (!endsAt) return
      const account = await getAccount(trx, id)
      if (await mailVerification(services, trx, { account, endsAt })) await markWarned(trx, id, at)
    })
  }
}
