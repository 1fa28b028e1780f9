import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

type Row = {
  readonly seq: number
  readonly at: string
  readonly operator: string
  readonly action: string
  readonly subject: string
  readonly details: string
  readonly previous: string
  readonly hash: string
}

/** The number and the hash of a row, as `number:hash`. */
export type AuditHead = { readonly seq: number; readonly hash: string }

const PAGE_ROWS = 10_000
const FIRST_HASH = createHash('sha256').update('zeri audit log').digest('hex')

/** The hash that a row must have, computed apart from the database, which computed it when the row was written. */
function hashOf({ seq, at, operator, action, subject, details, previous }: Row): string {
  const content = [seq, at, operator, action, subject, details].join('\n')
  return createHash('sha256').update(Buffer.from(previous, 'hex')).update(content).digest('hex')
}

/** What is wrong with a row, given the one before it. */
function findRowFault(before: AuditHead, row: Row): string | undefined {
  if (row.seq !== before.seq + 1) return `row ${before.seq + 1} is missing`
  if (row.previous !== before.hash) return `row ${row.seq} does not follow row ${before.seq}`
  if (row.hash !== hashOf(row)) return `row ${row.seq} was changed`
  return undefined
}

/**
 * Goes through the whole log and returns its head and the first fault. A tail that was cut off is found by the stored head.
 * Who may rewrite everything may rewrite that too: `known`, a head that was printed earlier and stored elsewhere, detects it.
 */
export async function verifyAudit(
  db: Db,
  known?: AuditHead,
): Promise<{ readonly head: AuditHead; readonly fault: string | undefined }> {
  let head: AuditHead = { seq: 0, hash: FIRST_HASH }
  let isKnownSeen = known === undefined
  for (let rows = await readPage(db, 0); rows.length > 0; rows = await readPage(db, head.seq)) {
    for (const row of rows) {
      const fault = findRowFault(head, row)
      if (fault) return { head, fault }
      head = { seq: row.seq, hash: row.hash }
      if (known?.seq === row.seq) {
        if (known.hash !== row.hash) return { head, fault: `row ${row.seq} is not the one that was printed` }
        isKnownSeen = true
      }
    }
  }
  const stored = await readHead(db)
  if (stored.seq !== head.seq || stored.hash !== head.hash)
    return { head, fault: `the log ends with row ${head.seq}, and its head says ${stored.seq}` }
  if (!isKnownSeen) return { head, fault: `the log ends with row ${head.seq}, before ${known?.seq}` }
  return { head, fault: undefined }
}

async function readPage(db: Db, after: number): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'seq'> & { seq: string }>`
    select seq::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
           coalesce(operator_id::text, '') as operator, action, subject, details,
           encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash
    from audit_log where audit_log.seq > ${after} order by audit_log.seq limit ${PAGE_ROWS}`.execute(db)
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }))
}

async function readHead(db: Db): Promise<AuditHead> {
  const { rows } = await sql<{ seq: string; hash: string }>`
    select seq::text, encode(hash, 'hex') as hash from audit_head`.execute(db)
  return { seq: Number(rows[0]?.seq ?? -1), hash: rows[0]?.hash ?? '' }
}
