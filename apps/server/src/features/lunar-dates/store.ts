// The SQL of lunar dates. Name and year of origin are encrypted, bound to the id of the row.

import type { LeapRule } from '@zeri/almanac/calendar'
import type { LunarDateKind } from '@zeri/contract/browser'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Keyring } from '../../platform/secret.ts'

type Db = Kysely<Database>

/** What opens and closes the names of dates. */
export type DateStore = { readonly db: Db; readonly keyring: Keyring }

export type LunarDateFields = {
  readonly name: string
  readonly kind: LunarDateKind
  readonly month: number
  readonly day: number
  readonly isLeap: boolean
  /** The lunar year of the birth or the death. */
  readonly year: number | null
  readonly leapRule: LeapRule
}

export type StoredLunarDate = LunarDateFields & {
  readonly id: string
  readonly accountId: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

type Box = Pick<LunarDateFields, 'name' | 'year'>
type BoxRow = { readonly id: string; readonly key_id: string; readonly box: Buffer }

function closeBox(keyring: Keyring, id: string, { name, year }: Box): Omit<BoxRow, 'id'> {
  const { keyId, bytes } = keyring.close(JSON.stringify({ name, year } satisfies Box), id)
  return { key_id: keyId, box: bytes }
}

function openBox(keyring: Keyring, { id, key_id, box }: BoxRow): Box {
  // True: only `closeBox` encrypts for the row of a lunar date.
  return JSON.parse(keyring.open({ keyId: key_id, bytes: box }, id)) as Box
}

const columns = [
  'id',
  'account_id',
  'kind',
  'month',
  'day',
  'is_leap',
  'leap_rule',
  'key_id',
  'box',
  'created_at',
  'updated_at',
] as const

type Row = BoxRow & {
  readonly account_id: string
  readonly kind: string
  readonly month: number
  readonly day: number
  readonly is_leap: boolean
  readonly leap_rule: string
  readonly created_at: Date
  readonly updated_at: Date
}

const toDate = (keyring: Keyring, row: Row): StoredLunarDate => ({
  ...openBox(keyring, row),
  id: row.id,
  accountId: row.account_id,
  kind: row.kind as LunarDateKind, // safe: a check constraint of the table
  month: row.month,
  day: row.day,
  isLeap: row.is_leap,
  leapRule: row.leap_rule as LeapRule, // safe: a check constraint of the table
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const openColumns = ({ kind, month, day, isLeap, leapRule }: LunarDateFields) => ({
  kind,
  month,
  day,
  is_leap: isLeap,
  leap_rule: leapRule,
})

export async function listDatesOf({ db, keyring }: DateStore, accountId: string): Promise<StoredLunarDate[]> {
  const rows = await db
    .selectFrom('lunar_dates')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => toDate(keyring, row))
}

type MonthDay = Pick<LunarDateFields, 'month' | 'day'>

/** The dates of accounts that are on one of some days of the lunar year. */
export async function listDatesOn(
  { db, keyring }: DateStore,
  accountIds: readonly string[],
  days: readonly MonthDay[],
): Promise<StoredLunarDate[]> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from lunar_dates
    where account_id = any(${accountIds}::uuid[])
      and (month, day) in (select * from unnest(
        ${days.map(({ month }) => month)}::smallint[], ${days.map(({ day }) => day)}::smallint[]))
    order by created_at, id`.execute(db)
  return rows.map((row) => toDate(keyring, row))
}

export async function insertDates(
  { db, keyring }: DateStore,
  accountId: string,
  dates: readonly (LunarDateFields & { readonly id: string })[],
  at: Date,
): Promise<void> {
  if (dates.length === 0) return
  await db
    .insertInto('lunar_dates')
    .values(
      dates.map((date) => ({
        id: date.id,
        account_id: accountId,
        ...openColumns(date),
        ...closeBox(keyring, date.id, date),
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

type DateOf = { readonly accountId: string; readonly id: string }

/** Changes a date; returns whether the account has it. */
export async function updateDate(
  { db, keyring }: DateStore,
  { accountId, id }: DateOf,
  date: LunarDateFields,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lunar_dates')
    .set({ ...openColumns(date), ...closeBox(keyring, id, date), updated_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a date; returns whether the account had it. */
export async function removeDate(db: Db, { accountId, id }: DateOf): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lunar_dates')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const BATCH_SIZE = 500

/** Encrypts names under other keys again, with the current key; returns how many. Safe to repeat. */
export async function rotateLunarKeys({ db, keyring }: DateStore): Promise<number> {
  let done = 0
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('lunar_dates')
        .select(['id', 'key_id', 'box'])
        .where('key_id', '<>', keyring.currentId)
        .orderBy('id')
        .limit(BATCH_SIZE)
        .forUpdate()
        .execute()
      for (const row of rows)
        await trx
          .updateTable('lunar_dates')
          .set(closeBox(keyring, row.id, openBox(keyring, row)))
          .where('id', '=', row.id)
          .execute()
      return rows.length
    })
    done += count
    if (count < BATCH_SIZE) return done
  }
}
