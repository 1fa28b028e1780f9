// The audit log: every act of an operator, and every look at a person.

import { type ConsoleInput, type ConsoleOutput, type consoleCalls, PAGE_ROWS } from '@zeri/contract/console'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>
type Details = Readonly<Record<string, string | number | boolean | null>>

export type AuditEntry = {
  readonly at: Date
  /** Null for a command of the machine. */
  readonly operatorId: string | null
  /** Such as `order.refund`: what is acted on, then the verb. */
  readonly action: string
  /** An id, never a name or an address: the log outlives the person. */
  readonly subject: string
  readonly details?: Details
}

/**
 * Records an act in the transaction of the act itself. The last statement of a transaction: entries are chained one at a
 * time, so every other one waits until this transaction ends.
 */
export async function recordAudit(
  trx: Db,
  { at, operatorId, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ at, operator_id: operatorId, action, subject, details: JSON.stringify(details) })
    .execute()
}

/** A page of the log, the latest first. */
export async function listAudit(
  db: Db,
  { before, operator, subject }: ConsoleInput<typeof consoleCalls.listAudit>,
): Promise<ConsoleOutput<typeof consoleCalls.listAudit>> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('operators', 'operators.id', 'audit_log.operator_id')
    .select(['seq', 'at', 'operator_id', 'operators.name', 'action', 'subject', 'details'])
    .orderBy('seq', 'desc')
    .limit(PAGE_ROWS + 1)
  if (before !== undefined) query = query.where('seq', '<', String(before))
  if (operator !== undefined) query = query.where('operator_id', '=', operator)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  const rows = await query.execute()
  const shown = rows.slice(0, PAGE_ROWS)
  return {
    entries: shown.map((row) => ({
      seq: Number(row.seq),
      at: row.at.toISOString(),
      operator: row.operator_id === null ? null : { id: row.operator_id, name: row.name ?? '' },
      action: row.action,
      subject: row.subject,
      details: JSON.parse(row.details),
    })),
    next: rows.length > PAGE_ROWS ? Number(shown.at(-1)?.seq) : null,
  }
}
