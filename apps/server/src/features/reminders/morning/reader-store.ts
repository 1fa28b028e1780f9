// The SQL of readers: the browsers, chats and addresses that the morning goes to.

import type { Locale } from '@zeri/contract'
import { sql } from 'kysely'
import { type Db, off, placeNumber } from '../store.ts'

export type ReaderChannel = 'mail' | 'push' | 'telegram'
export type Rhythm = 'daily' | 'weekly'

/** Who manages readers: a signed-in user, a browser, or both at once. */
export type ReaderOwner = {
  readonly accountId: string | undefined
  readonly hashes: readonly Buffer[]
}

/** A reader with its reminder. */
export type Reader = {
  readonly id: string
  readonly channel: ReaderChannel
  readonly accountId: string | null
  readonly slot: number
  readonly rhythm: Rhythm
  readonly chartId: string | null
  readonly locale: Locale
  readonly zone: string
  /** A number of the gazetteer: the place of the account if it has one, else that of the reader. */
  readonly placeId: number | null
  readonly isHere: boolean
  readonly endpoint: string | null
  readonly chatId: string | null
  readonly createdAt: Date
}

/** Whether a row of `readers` belongs to the owner. */
function isOwn({ accountId, hashes }: ReaderOwner) {
  return sql<boolean>`(readers.account_id = ${accountId ?? null}::uuid or readers.token_hash = any(${[...hashes]}::bytea[]))`
}

export async function listReaders(db: Db, owner: ReaderOwner): Promise<Reader[]> {
  return selectReaders(db, owner, undefined)
}

/** Finds a reader of the owner. */
export async function findReader(db: Db, owner: ReaderOwner, id: string): Promise<Reader | undefined> {
  const [found] = await selectReaders(db, owner, id)
  return found
}

type ReaderRow = {
  readonly id: string
  readonly channel: ReaderChannel
  readonly account_id: string | null
  readonly slot_minute: number
  readonly rhythm: Rhythm
  readonly chart_id: string | null
  readonly locale: Locale
  readonly zone: string
  readonly place_id: number | null
  readonly is_here: boolean
  readonly endpoint: string | null
  readonly chat_id: string | null
  readonly created_at: Date
}

async function selectReaders(db: Db, owner: ReaderOwner, id: string | undefined): Promise<Reader[]> {
  const { rows } = await sql<ReaderRow>`
    select readers.id, readers.channel, readers.account_id, readers.endpoint, readers.chat_id, readers.created_at, reminders.slot_minute, reminders.rhythm,
      reminders.chart_id, reminders.locale, reminders.zone, coalesce(${placeNumber}, readers.place_id) as place_id,
      coalesce(readers.token_hash = any(${[...owner.hashes]}::bytea[]), false) as is_here
    from readers
    join reminders on reminders.reader_id = readers.id
    left join accounts on accounts.id = readers.account_id
    where ${isOwn(owner)} and (${id ?? null}::uuid is null or readers.id = ${id ?? null}::uuid)
    order by readers.created_at, readers.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    accountId: row.account_id,
    slot: row.slot_minute,
    rhythm: row.rhythm,
    chartId: row.chart_id,
    locale: row.locale,
    zone: row.zone,
    placeId: row.place_id,
    isHere: row.is_here,
    endpoint: row.endpoint,
    chatId: row.chat_id,
    createdAt: row.created_at,
  }))
}

/** Deletes a reader of the owner with its reminder. Returns false when the owner has no such reader. */
export async function deleteReader(db: Db, owner: ReaderOwner, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from readers where readers.id = ${id}::uuid and ${isOwn(owner)} returning 1`.execute(db)
  return rows.length > 0
}

/** Deletes the readers of an account in these channels, and the start parameters that would become such readers. */
export async function deleteReadersOf(
  db: Db,
  accountId: string,
  channels: readonly ReaderChannel[],
): Promise<void> {
  await db
    .deleteFrom('readers')
    .where('account_id', '=', accountId)
    .where('channel', 'in', channels)
    .execute()
  if (channels.includes('telegram'))
    await db.deleteFrom('reader_links').where('account_id', '=', accountId).execute()
}

type SameMessage = {
  readonly accountId: string
  readonly channel: ReaderChannel
  readonly chartId: string
}

/** Switches the reminder of the profile off where it would send the same message as a reader: the later choice counts. */
export async function endSameReminder(
  trx: Db,
  { accountId, channel, chartId }: SameMessage,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('reminders')
    .set(off(at))
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('chart_id', '=', chartId)
    .where('is_active', '=', true)
    .execute()
}

/** Deletes the readers that would get the same message as the reminder of the profile. */
export async function deleteSameReaders(db: Db, { accountId, channel, chartId }: SameMessage): Promise<void> {
  await sql`
    delete from readers using reminders
    where reminders.reader_id = readers.id and readers.account_id = ${accountId}::uuid
      and readers.channel = ${channel} and reminders.chart_id = ${chartId}::uuid`.execute(db)
}

/**
 * Picks the hash for one more reader of a browser. One that a start parameter waits for is picked last; the parameter then
 * ends. Undefined when the browser has as many readers as it can have.
 */
export async function pickHash(trx: Db, hashes: readonly Buffer[], at: Date): Promise<Buffer | undefined> {
  // Two choices of one browser at once would pick the same.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hashes[0]?.toString('hex')}, 0))`.execute(trx)
  const used = await trx
    .selectFrom('readers')
    .select('token_hash')
    .where('token_hash', 'in', hashes)
    .execute()
  const waiting = await trx
    .selectFrom('reader_links')
    .select('manage_hash')
    .where('manage_hash', 'in', hashes)
    .where('expires_at', '>', at)
    .orderBy('expires_at')
    .execute()
  const isIn = (rows: readonly (Buffer | null)[], hash: Buffer) => rows.some((one) => one?.equals(hash))
  const free = hashes.filter(
    (hash) =>
      !isIn(
        used.map(({ token_hash }) => token_hash),
        hash,
      ),
  )
  const links = waiting.map(({ manage_hash }) => manage_hash)
  const unclaimed = free.find((hash) => !isIn(links, hash))
  if (unclaimed) return unclaimed
  const oldest = links.find((link) => link !== null && isIn(free, link)) ?? undefined
  if (oldest) await trx.deleteFrom('reader_links').where('manage_hash', '=', oldest).execute()
  return oldest
}

export type PushKeys = { readonly endpoint: string; readonly p256dh: Buffer; readonly auth: Buffer }

/** A stored subscription, locked until the transaction ends. */
export async function lockSubscription(trx: Db, endpoint: string) {
  const row = await trx
    .selectFrom('readers')
    .select(['id', 'auth', 'token_hash', 'account_id'])
    .where('endpoint', '=', endpoint)
    .forUpdate()
    .executeTakeFirst()
  return row && { id: row.id, auth: row.auth, tokenHash: row.token_hash, accountId: row.account_id }
}

type NewReader = {
  readonly id: string
  readonly accountId: string | undefined
  readonly placeId: number | null
  readonly at: Date
}

/** Inserts the reader of a subscription, or updates it; returns its id. */
export async function savePushReader(
  trx: Db,
  { id, accountId, placeId, at }: NewReader,
  { endpoint, p256dh, auth, tokenHash }: PushKeys & { readonly tokenHash: Buffer },
): Promise<string> {
  const owner = { account_id: accountId ?? null, place_id: placeId, token_hash: tokenHash, p256dh }
  const saved = await trx
    .insertInto('readers')
    .values({ id, channel: 'push', endpoint, auth, created_at: at, ...owner })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

/** Inserts the mail reader of an account, or updates it; returns its id. */
export async function saveMailReader(
  trx: Db,
  { id, accountId, placeId, at }: NewReader & { readonly accountId: string },
): Promise<string> {
  const saved = await trx
    .insertInto('readers')
    .values({ id, channel: 'mail', account_id: accountId, place_id: placeId, created_at: at })
    .onConflict((conflict) =>
      conflict.column('account_id').where('channel', '=', 'mail').doUpdateSet({ place_id: placeId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

export async function updateReaderPlace(trx: Db, id: string, placeId: number): Promise<void> {
  await trx.updateTable('readers').set({ place_id: placeId }).where('id', '=', id).execute()
}

export async function updateReaderSubscription(
  trx: Db,
  id: string,
  { endpoint, p256dh, auth }: PushKeys,
): Promise<void> {
  await trx.updateTable('readers').set({ endpoint, p256dh, auth }).where('id', '=', id).execute()
}

export type ReaderReminder = {
  readonly id: string
  readonly readerId: string
  readonly disableId: string
  readonly channel: ReaderChannel
  readonly slot: number
  readonly rhythm: Rhythm
  readonly chartId: string | null
  readonly locale: Locale
  readonly zone: string
  readonly nextRunAt: Date
  readonly at: Date
}

/** Inserts or updates the reminder of a reader; an existing one keeps its ids. */
export async function saveReaderReminder(trx: Db, reminder: ReaderReminder): Promise<void> {
  const values = {
    channel: reminder.channel,
    subject: reminder.chartId === null ? 'day' : 'chart',
    rhythm: reminder.rhythm,
    chart_id: reminder.chartId,
    slot_minute: reminder.slot,
    locale: reminder.locale,
    zone: reminder.zone,
    next_run_at: reminder.nextRunAt,
    is_active: true,
    updated_at: reminder.at,
  }
  await trx
    .insertInto('reminders')
    .values({ id: reminder.id, reader_id: reminder.readerId, disable_id: reminder.disableId, ...values })
    .onConflict((conflict) =>
      conflict.column('reader_id').where('reader_id', 'is not', null).doUpdateSet(values),
    )
    .execute()
}

export async function updateReaderSchedule(
  trx: Db,
  readerId: string,
  {
    slot,
    rhythm,
    zone,
    nextRunAt,
    at,
  }: Pick<ReaderReminder, 'slot' | 'rhythm' | 'zone' | 'nextRunAt' | 'at'>,
): Promise<void> {
  await trx
    .updateTable('reminders')
    .set({ slot_minute: slot, rhythm, zone, next_run_at: nextRunAt, updated_at: at })
    .where('reader_id', '=', readerId)
    .execute()
}

type NewLink = Omit<ReaderReminder, 'id' | 'readerId' | 'disableId' | 'channel' | 'nextRunAt' | 'at'> & {
  readonly tokenHash: Buffer
  readonly manageHash: Buffer
  readonly bot: string
  readonly accountId: string | undefined
  readonly placeId: number | null
  readonly expiresAt: Date
}

/** Stores a start parameter of a bot with what was chosen; the chat becomes a reader when it is opened. */
export async function insertReaderLink(trx: Db, link: NewLink): Promise<void> {
  await trx
    .insertInto('reader_links')
    .values({
      token_hash: link.tokenHash,
      bot: link.bot,
      account_id: link.accountId ?? null,
      manage_hash: link.manageHash,
      chart_id: link.chartId,
      slot_minute: link.slot,
      rhythm: link.rhythm,
      locale: link.locale,
      place_id: link.placeId,
      zone: link.zone,
      expires_at: link.expiresAt,
    })
    .execute()
}
