// The SQL of ordered sheets and their files.

import type { Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Keyring } from '../../platform/secret.ts'
import type { PrintKind } from './sheet-content.ts'

type Db = Kysely<Database>
/** The database and the keys that encrypt personal files. */
type PrintStorage = { readonly db: Db; readonly keyring: Keyring }

/** A sheet of the calendar, or the reading of a chart. */
type OrderedKind = PrintKind | 'reading'

type PrintState = 'waiting' | 'working' | 'done' | 'failed'

/** A stored sheet without its file. */
export type StoredPrint = {
  readonly id: string
  readonly accountId: string | null
  readonly chartId: string | null
  readonly kind: OrderedKind
  /** The name that the author of a reading wants on it; null for a sheet of the calendar. */
  readonly signature: string | null
  readonly locale: Locale
  readonly year: number | null
  readonly month: number | null
  readonly placeId: string | null
  /** The school the sheet is rated by; null in sheets older than schools. */
  readonly schoolRules: string | null
  readonly state: PrintState
  readonly progressPercent: number
  readonly sizeBytes: number | null
  readonly orderedAt: Date
  readonly expiresAt: Date
}

const columns = [
  'prints.id',
  'prints.account_id as accountId',
  'prints.chart_id as chartId',
  'prints.kind',
  'prints.signature',
  'prints.locale',
  'prints.year',
  'prints.month',
  'prints.place_id as placeId',
  'prints.school_rules as schoolRules',
  'prints.state',
  'prints.progress_percent as progressPercent',
  'prints.size_bytes as sizeBytes',
  'prints.ordered_at as orderedAt',
  'prints.expires_at as expiresAt',
] as const
const sharedColumns = [
  'print_files.state as sharedState',
  'print_files.progress_percent as sharedPercent',
  'print_files.size_bytes as sharedBytes',
] as const

type Row = Omit<StoredPrint, 'kind' | 'locale' | 'state'> & { kind: string; locale: string; state: string }
type SharedRow = Row & {
  sharedState: string | null
  sharedPercent: number | null
  sharedBytes: number | null
}
// The cast is safe: check constraints of the table allow only these values.
const toPrint = (row: Row): StoredPrint => ({ ...row, kind: kindOf(row) }) as StoredPrint

/** A signature, also an empty one, marks a reading. */
const kindOf = ({ kind, signature }: Pick<Row, 'kind' | 'signature'>) =>
  signature === null ? kind : 'reading'

/** The order of a general sheet has the state of the file that it shares with others. */
function withSharedState({ sharedState, sharedPercent, sharedBytes, ...row }: SharedRow): StoredPrint {
  if (sharedState === null) return toPrint(row)
  return toPrint({ ...row, state: sharedState, progressPercent: sharedPercent ?? 0, sizeBytes: sharedBytes })
}

export type NewPrint = Pick<
  StoredPrint,
  | 'id'
  | 'accountId'
  | 'chartId'
  | 'kind'
  | 'signature'
  | 'locale'
  | 'year'
  | 'month'
  | 'placeId'
  | 'schoolRules'
  | 'orderedAt'
  | 'expiresAt'
> & {
  /** The file that the order of a general sheet shares with others. */
  readonly fileId: string | null
}

export async function insertPrint(db: Db, print: NewPrint): Promise<void> {
  await db
    .insertInto('prints')
    .values({
      id: print.id,
      account_id: print.accountId,
      chart_id: print.chartId,
      // The release before knows no other kind: migration 043.
      kind: print.kind === 'reading' ? 'fridge' : print.kind,
      signature: print.signature,
      locale: print.locale,
      year: print.year,
      month: print.month,
      place_id: print.placeId,
      school_rules: print.schoolRules,
      ordered_at: print.orderedAt,
      expires_at: print.expiresAt,
      file_id: print.fileId,
    })
    .execute()
}

/** Counts the sheets of charts that wait or are being made. */
export async function countWaitingPrints(db: Db, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('prints')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('file_id', 'is', null)
    .where('state', 'in', ['waiting', 'working'])
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A request for one sheet by an account or a visitor. A sheet that expired before `at` is not found. */
export type PrintLookup = { readonly id: string; readonly accountId: string | undefined; readonly at: Date }

/** Selects a sheet the client may read: a sheet of the account, or one without an account, for which the id suffices. */
const reachable = (db: Db, { id, accountId, at }: PrintLookup) =>
  db
    .selectFrom('prints')
    .leftJoin('print_files', 'print_files.id', 'prints.file_id')
    .where('prints.id', '=', id)
    .where('prints.expires_at', '>', at)
    .where((row) =>
      row.or([
        row('prints.account_id', 'is', null),
        ...(accountId === undefined ? [] : [row('prints.account_id', '=', accountId)]),
      ]),
    )

export async function findPrint(db: Db, lookup: PrintLookup): Promise<StoredPrint | undefined> {
  const row = await reachable(db, lookup)
    .select([...columns, ...sharedColumns])
    .executeTakeFirst()
  return row && withSharedState(row)
}

type PrintFile = Pick<StoredPrint, 'kind' | 'year' | 'month'> & { readonly pdf: Buffer }

/** Finds and decrypts the file of a finished sheet. */
export async function findFile(
  { db, keyring }: PrintStorage,
  lookup: PrintLookup,
): Promise<PrintFile | undefined> {
  const row = await reachable(db, lookup)
    .select([
      'prints.kind',
      'prints.signature',
      'prints.year',
      'prints.month',
      'prints.key_id',
      'prints.file',
      'print_files.file as shared',
    ])
    .executeTakeFirst()
  const stored = row?.file ?? row?.shared
  if (!row || !stored) return undefined
  const pdf =
    row.key_id === null
      ? stored
      : Buffer.from(keyring.open({ keyId: row.key_id, bytes: stored }, lookup.id), 'base64')
  // The cast is safe for the same reason as in `toPrint`.
  return { kind: kindOf(row) as OrderedKind, year: row.year, month: row.month, pdf }
}

/** Lists the unexpired sheets of an account, the latest first. */
export async function listPrintsOf(db: Db, accountId: string, at: Date): Promise<StoredPrint[]> {
  const rows = await db
    .selectFrom('prints')
    .leftJoin('print_files', 'print_files.id', 'prints.file_id')
    .select([...columns, ...sharedColumns])
    .where('prints.account_id', '=', accountId)
    .where('prints.expires_at', '>', at)
    .orderBy('prints.added', 'desc')
    .execute()
  return rows.map(withSharedState)
}

/** Deletes a sheet the client may read. Returns whether it existed. */
export async function deletePrint(db: Db, lookup: PrintLookup): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('prints')
    .where('id', 'in', reachable(db, lookup).select('prints.id'))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Marks a sheet as in progress, also after a crash. Returns undefined when it is finished or deleted. */
export async function startPrint(db: Db, id: string): Promise<StoredPrint | undefined> {
  const row = await db
    .updateTable('prints')
    .set({ state: 'working', progress_percent: 0 })
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .where('state', '!=', 'done')
    .returning(columns)
    .executeTakeFirst()
  return row && toPrint(row)
}

export async function updateProgress(db: Db, id: string, percent: number): Promise<void> {
  await db
    .updateTable('prints')
    .set({ progress_percent: Math.round(percent) })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute()
}

/** Stores the finished file; the file of a personal sheet is encrypted. */
export async function finishPrint(
  { db, keyring }: PrintStorage,
  { id, chartId }: Pick<StoredPrint, 'id' | 'chartId'>,
  { pdf, expiresAt }: { readonly pdf: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const box = chartId === null ? undefined : keyring.close(pdf.toString('base64'), id)
  await db
    .updateTable('prints')
    .set({
      state: 'done',
      progress_percent: 100,
      key_id: box?.keyId ?? null,
      file: box?.bytes ?? pdf,
      size_bytes: pdf.length,
      expires_at: expiresAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function failPrint(db: Db, id: string): Promise<void> {
  await db.updateTable('prints').set({ state: 'failed' }).where('id', '=', id).execute()
}
