import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'

type SecurityEvent =
  | 'sign-up'
  | 'sign-in'
  | 'sign-in.failed'
  | 'sign-in.blocked'
  | 'sign-out'
  | 'session.ended'
  | 'password.changed'
  | 'password.refused'
  | 'recovery.asked'
  | 'recovery.refused'
  | 'recovery.done'
  | 'export'
  | 'deletion.asked'
  | 'deletion.cancelled'

type Told = { readonly event: SecurityEvent; readonly requestId: string }

/** What happened at the doors. A line of the log names nobody; whose event it was stands in the database, and goes with them. */
export type SecurityLog = {
  /** @param accountId undefined when the account does not exist, at the same cost */
  record(db: Kysely<Database>, accountId: string | undefined, told: Told): Promise<void>
  /** For what may come in floods: a line and a count, no row. */
  note(told: Told): void
}

type Deps = { readonly log: Log; readonly metrics: Metrics; readonly clock: Clock }

export function createSecurityLog({ log, metrics, clock }: Deps): SecurityLog {
  function note({ event, requestId }: Told): void {
    metrics.securityEvents.inc({ event })
    log.info({ event, requestId }, 'security')
  }
  return {
    note,
    async record(db, accountId, told) {
      await db
        .insertInto('security_events')
        .values({ account_id: accountId ?? null, kind: told.event, at: new Date(clock.now()) })
        .execute()
      note(told)
    },
  }
}
