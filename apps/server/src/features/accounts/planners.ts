import { definePlanner } from '../../platform/jobs/planner.ts'
import { eraseQuestionsOf } from '../content/index.ts'
import { graceEndedBefore } from './delete-account.ts'
import { eraseOneAccount } from './deletion-store.ts'
import { sweepDevices } from './device-store.ts'
import { aliveAt } from './find-session.ts'
import { eraseOneUnverified } from './unverified-store.ts'

const DAY_MS = 86_400_000
/** The longest window in try-rules.ts. */
const TRIES_RETENTION_MS = DAY_MS
const EVENTS_RETENTION_MS = 180 * DAY_MS
/** For events without an account, such as failed sign-ins to unknown addresses: anyone can cause them. */
const ORPHAN_EVENTS_RETENTION_MS = 7 * DAY_MS
/** The lifetime of the device cookie in caller-facts.ts. */
const DEVICES_RETENTION_MS = 400 * DAY_MS

/**
 * Erases accounts whose grace period is over, and unverified ones that have ended. Questions and queued mails of an address
 * go with the account only if it was proven that both have one owner.
 */
export const eraseAccounts = definePlanner({
  name: 'accounts.erase',
  cron: '7 * * * *',
  async plan({ db, log, forgetMails }, nowMs) {
    const eraseNext = () =>
      db.transaction().execute(async (trx) => {
        const account = await eraseOneAccount(trx, graceEndedBefore(nowMs))
        if (account?.isVerified) {
          await eraseQuestionsOf(trx, account.emailTyped)
          await forgetMails(trx, account.emailTyped)
        }
        return account !== undefined
      })
    const eraseNextUnverified = () =>
      db.transaction().execute((trx) => eraseOneUnverified(trx, new Date(nowMs)))
    let erased = 0
    while ((await eraseNext()) || (await eraseNextUnverified())) erased += 1
    log.info({ count: erased }, 'accounts erased')
  },
})

/** Deletes what has expired: sessions, codes, tries, unused devices, old events. */
export const sweepAccounts = definePlanner({
  name: 'accounts.sweep',
  cron: '37 * * * *',
  async plan({ db, log }, nowMs) {
    const { createdAfter, usedAfter } = aliveAt(nowMs)
    const before = (retentionMs: number) => new Date(nowMs - retentionMs)
    const swept = [
      await db
        .deleteFrom('sessions')
        .where((row) => row.or([row('created_at', '<=', createdAfter), row('last_used_at', '<=', usedAfter)]))
        .executeTakeFirst(),
      await db
        .deleteFrom('address_proofs')
        .where('link_expires_at', '<=', new Date(nowMs))
        .executeTakeFirst(),
      await db.deleteFrom('address_changes').where('expires_at', '<=', new Date(nowMs)).executeTakeFirst(),
      await db.deleteFrom('used_challenges').where('expires_at', '<=', new Date(nowMs)).executeTakeFirst(),
      await db.deleteFrom('identity_attempts').where('expires_at', '<=', new Date(nowMs)).executeTakeFirst(),
      await db.deleteFrom('tries').where('last_at', '<=', before(TRIES_RETENTION_MS)).executeTakeFirst(),
      await db
        .deleteFrom('security_events')
        .where((row) =>
          row.or([
            row('at', '<=', before(EVENTS_RETENTION_MS)),
            row.and([row('account_id', 'is', null), row('at', '<=', before(ORPHAN_EVENTS_RETENTION_MS))]),
          ]),
        )
        .executeTakeFirst(),
    ]
    const devices = await sweepDevices(db, { seenBefore: before(DEVICES_RETENTION_MS) })
    log.info(
      { count: swept.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), devices) },
      'expired rows of accounts deleted',
    )
  },
})
