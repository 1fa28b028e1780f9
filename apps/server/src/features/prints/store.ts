import type { Locale } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Keyring } from '../../platform/secret.ts'
import type { PrintKind } from './sheet-content.ts'

type Db = Kysely<Database>
/** The database, and the keys of the files that name a person. */
type Shelf = { readonly db: Db; readonly keyring: Keyring }

type PrintState = 'waiting' | 'working' | 'done' | 'failed'

/** A sheet as it is kept, without its file. */
export type KeptPrint = {
  readonly id: string
  readonly accountId: string | null
  readonly chartId: string | null
  readonly kind: PrintKind
  readonly locale: Locale
  readonly year: number | null
  readonly month: number | null
  readonly placeId: string | null
  readonly state: PrintState
  readonly progressPercent: number
  readonly sizeBytes: number | null
  readonly orderedAt: Date
  readonly expiresAt: Date
}

const columns = [
  'id',
  'account_id as accountId',
  'chart_id as chartId',
  'kind',
  'locale',
  'year',
  'month',
  'place_id as placeId',
  'state',
  'progress_percent as progressPercent',
  'size_bytes as sizeBytes',
  'ordered_at as orderedAt',
  'expires_at as expiresAt',
] as const

type Row = Omit<KeptPrint, 'kind' | 'locale' | 'state'> & { kind: string; locale: string; state: string }
// True: checks of the table, and the contract that filled it, allow nothing else.
const toPrint = (row: Row): KeptPrint => row as KeptPrint

export type NewPrint = Pick<
  KeptPrint,
  | 'id'
  | 'accountId'
  | 'chartId'
  | 'kind'
  | 'locale'
  | 'year'
  | 'month'
  | 'placeId'
  | 'orderedAt'
  | 'expiresAt'
>

export async function insertPrint(db: Db, print: NewPrint): Promise<void> {
  await db
    .insertInto('prints')
    .values({
      id: print.id,
      account_id: print.accountId,
      chart_id: print.chartId,
      kind: print.kind,
      locale: print.locale,
      year: print.year,
      month: print.month,
      place_id: print.placeId,
      ordered_at: print.orderedAt,
      expires_at: print.expiresAt,
    })
    .execute()
}

/** Who asks for a sheet, and when: what is kept no longer is not there. */
export type AskedPrint = { readonly id: string; readonly accountId: string | undefined; readonly at: Date }

/** A sheet the asker may have: their own, or one that belongs to whoever has its id. */
const reachable = (db: Db, { id, accountId, at }: AskedPrint) =>
  db
    .selectFrom('prints')
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .where((row) =>
      row.or([
        row('account_id', 'is', null),
        ...(accountId === undefined ? [] : [row('account_id', '=', accountId)]),
      ]),
    )

export async function findPrint(db: Db, asked: AskedPrint): Promise<KeptPrint | undefined> {
  const row = await reachable(db, asked).select(columns).executeTakeFirst()
  return row && toPrint(row)
}

type PrintFile = Pick<KeptPrint, 'kind' | 'year' | 'month'> & { readonly pdf: Buffer }

/** The file of a sheet that is done. */
export async function findFile({ db, keyring }: Shelf, asked: AskedPrint): Promise<PrintFile | undefined> {
  const row = await reachable(db, asked)
    .select(['kind', 'year', 'month', 'key_id', 'file'])
    .where('state', '=', 'done')
    .executeTakeFirst()
  if (!row?.file) return undefined
  const pdf =
    row.key_id === null
      ? row.file
      : Buffer.from(keyring.open({ keyId: row.key_id, bytes: row.file }, asked.id), 'base64')
  // True: as above.
  return { kind: row.kind as PrintKind, year: row.year, month: row.month, pdf }
}

/** The sheets of an account that are still kept, the latest first. */
export async function listPrintsOf(db: Db, accountId: string, at: Date): Promise<KeptPrint[]> {
  const rows = await db
    .selectFrom('prints')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .orderBy('added', 'desc')
    .execute()
  return rows.map(toPrint)
}

/** Deletes a sheet the asker may have; tells whether it did. */
export async function deletePrint(db: Db, asked: AskedPrint): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('prints')
    .where('id', 'in', reachable(db, asked).select('id'))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Begins to make a sheet, or begins anew after a crash; nothing where it is made or gone. */
export async function startPrint(db: Db, id: string): Promise<KeptPrint | undefined> {
  const row = await db
    .updateTable('prints')
    .set({ state: 'working', progress_percent: 0 })
    .where('id', '=', id)
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

export async function finishPrint(
  { db, keyring }: Shelf,
  { id, chartId }: Pick<KeptPrint, 'id' | 'chartId'>,
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
