// The record of security events: in the database, the log and the metrics.

import type { SecurityEventKind } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'

type EventRecord = { readonly event: SecurityEventKind; readonly requestId: string }

/**
 * Security events of accounts. A log line names nobody; the account of an event is stored in the database and erased
 * with it.
 */
export type SecurityLog = {
  /** @param accountId undefined when the account does not exist, at the same cost */
  record(db: Kysely<Database>, accountId: string | undefined, record: EventRecord): Promise<void>
  /** For events that may come in floods: a log line and a metric, no row. */
  note(record: EventRecord): void
}

type Deps = { readonly log: Log; readonly metrics: Metrics; readonly clock: Clock }

export function createSecurityLog({ log, metrics, clock }: Deps): SecurityLog {
  function note({ event, requestId }: EventRecord): void {
    metrics.securityEvents.inc({ event })
    log.info({ event, requestId }, 'security')
  }
  return {
    note,
    async record(db, accountId, { event, requestId }) {
      await db
        .insertInto('security_events')
        .values({ account_id: accountId ?? null, kind: event, at: new Date(clock.now()) })
        .execute()
      note({ event, requestId })
    },
  }
}
