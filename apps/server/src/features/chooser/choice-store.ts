// The SQL of shared shortlists: their days, people and the votes of guests.

import type { Weight } from '@zeri/almanac/judgement'
import type { Output, PersonRole, readChoice } from '@zeri/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SealedColumn } from '../../platform/sealed-column.ts'

type Db = Kysely<Database>
/** The votes of a guest by date; the contract and the table call them `answers`. */
export type GuestVotes = NonNullable<Output<typeof readChoice>['mine']>['answers']

/** The sealed addresses of shared shortlists. */
export const choiceAddresses = { table: 'choices', column: 'token_sealed' } as const satisfies SealedColumn

type StoredDay = { readonly date: string; readonly weight: Weight; readonly hours: readonly number[] }
type StoredGuest = {
  readonly id: string
  readonly hash: Buffer
  readonly name: string
  readonly answers: GuestVotes
}

/** A shared shortlist with its people, days and guests. */
export type StoredChoice = {
  readonly id: string
  readonly accountId: string
  readonly tokenSealed: string
  readonly tag: string
  readonly placeId: string | null
  readonly rulesVersion: string
  /** The school of its owner at the time; null in shortlists older than schools. */
  readonly schoolRules: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly people: readonly { readonly uuid: string; readonly role: PersonRole }[]
  readonly days: readonly StoredDay[]
  readonly guests: readonly StoredGuest[]
  /** `YYYY-MM-DD` of the day the owner decided on. */
  readonly decidedDate: string | null
  /** When somebody else last read it, to the hour. */
  readonly lastReadAt: Date | null
}

export type NewChoice = Omit<StoredChoice, 'guests' | 'decidedDate' | 'lastReadAt'> & {
  readonly tokenHash: Buffer
}

export async function insertChoice(trx: Db, choice: NewChoice): Promise<void> {
  const { id, people, days } = choice
  await trx
    .insertInto('choices')
    .values({
      id,
      account_id: choice.accountId,
      token_hash: choice.tokenHash,
      token_sealed: choice.tokenSealed,
      tag: choice.tag,
      place_id: choice.placeId,
      rules_version: choice.rulesVersion,
      school_rules: choice.schoolRules,
      created_at: choice.createdAt,
      expires_at: choice.expiresAt,
    })
    .execute()
  await trx
    .insertInto('choice_days')
    .values(days.map(({ date, weight, hours }) => ({ choice_id: id, date, weight, hours: [...hours] })))
    .execute()
  if (people.length === 0) return
  await trx
    .insertInto('choice_people')
    .values(people.map(({ uuid, role }) => ({ choice_id: id, chart_id: uuid, role })))
    .execute()
}

export async function countChoices(db: Db, accountId: string, at: Date): Promise<number> {
  const row = await db
    .selectFrom('choices')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

const columns = [
  'choices.id',
  'choices.account_id',
  'choices.token_sealed',
  'choices.tag',
  'choices.place_id',
  'choices.rules_version',
  'choices.school_rules',
  'choices.created_at',
  'choices.expires_at',
  'choices.decided_date',
  'choices.last_read_at',
] as const

type Row = {
  id: string
  account_id: string
  token_sealed: string
  tag: string
  place_id: string | null
  rules_version: string
  school_rules: string | null
  created_at: Date
  expires_at: Date
  decided_date: string | null
  last_read_at: Date | null
}

/** Loads people, days and guests of the rows with three queries in all. */
async function loadDetails(db: Db, rows: readonly Row[]): Promise<StoredChoice[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [people, days, guests] = await Promise.all([
    db
      .selectFrom('choice_people')
      .select(['choice_id', 'chart_id', 'role'])
      .where('choice_id', 'in', ids)
      .orderBy('chart_id')
      .execute(),
    db
      .selectFrom('choice_days')
      .select(['choice_id', 'date', 'weight', 'hours'])
      .where('choice_id', 'in', ids)
      .orderBy('date')
      .execute(),
    db
      .selectFrom('choice_guests')
      .select(['choice_id', 'id', 'guest_hash', 'name', 'answers'])
      .where('choice_id', 'in', ids)
      .orderBy('marked_at')
      .execute(),
  ])
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    tokenSealed: row.token_sealed,
    tag: row.tag,
    placeId: row.place_id,
    rulesVersion: row.rules_version,
    schoolRules: row.school_rules,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    decidedDate: row.decided_date,
    lastReadAt: row.last_read_at,
    people: people
      .filter(({ choice_id }) => choice_id === row.id)
      // The cast is safe: a check constraint of the table.
      .map(({ chart_id, role }) => ({ uuid: chart_id, role: role as PersonRole })),
    days: days
      .filter(({ choice_id }) => choice_id === row.id)
      // The cast is safe: only weights are stored.
      .map(({ date, weight, hours }) => ({ date, weight: weight as Weight, hours })),
    guests: guests
      .filter(({ choice_id }) => choice_id === row.id)
      // The cast is safe: the contract validates the votes before they are stored.
      .map(({ id, guest_hash, name, answers }) => ({
        id,
        hash: guest_hash,
        name,
        answers: answers as GuestVotes,
      })),
  }))
}

export async function listChoicesOf(db: Db, accountId: string, at: Date): Promise<StoredChoice[]> {
  const rows = await db
    .selectFrom('choices')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .execute()
  return loadDetails(db, rows)
}

/** Finds an unexpired shortlist by the hash of its token, unless its account is being deleted. */
export async function findSharedChoice(
  db: Db,
  tokenHash: Buffer,
  at: Date,
): Promise<StoredChoice | undefined> {
  const row = await db
    .selectFrom('choices')
    .innerJoin('accounts', 'accounts.id', 'choices.account_id')
    .select(columns)
    .where('choices.token_hash', '=', tokenHash)
    .where('choices.expires_at', '>', at)
    .where('accounts.deletion_requested_at', 'is', null)
    .executeTakeFirst()
  return (await loadDetails(db, row ? [row] : []))[0]
}

/** Records that a shortlist was read. */
export async function touchChoice(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('choices').set({ last_read_at: at }).where('id', '=', id).execute()
}

/** Decides on a day of an unexpired shortlist of the account, or on none. Returns whether there is such a list and day. */
export async function decideChoiceOf(
  db: Db,
  { accountId, id, date }: { readonly accountId: string; readonly id: string; readonly date: string | null },
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update choices set decided_date = ${date}
    where id = ${id} and account_id = ${accountId} and expires_at > ${at}
      and (${date}::text is null
        or exists (select from choice_days where choice_id = choices.id and date = ${date}))`.execute(db)
  return numAffectedRows === 1n
}

/** Lists the days of these dates that accounts have decided on, by one query. */
export async function listDecidedDays(
  db: Db,
  accountIds: readonly string[],
  dates: readonly string[],
): Promise<{ readonly accountId: string; readonly date: string; readonly tag: string }[]> {
  const { rows } = await sql<{ account_id: string; decided_date: string; tag: string }>`
    select account_id, decided_date, tag from choices
    where account_id = any(${accountIds}::uuid[]) and decided_date = any(${dates}::text[])
    group by account_id, decided_date, tag`.execute(db)
  return rows.map(({ account_id, decided_date, tag }) => ({ accountId: account_id, date: decided_date, tag }))
}

/** Deletes a shortlist of the account. Returns whether it existed. */
export async function deleteChoiceOf(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('choices')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes every shared shortlist of an account: their secret addresses open nothing any more. */
export async function deleteChoicesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('choices').where('account_id', '=', accountId).execute()
}

export async function deleteExpiredChoices(db: Db, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from choices where expires_at <= ${at}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
