import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Db = Kysely<Database>

export type StoredSession = {
  readonly id: string
  /** The browser and the operating system, such as “Firefox, Linux”. */
  readonly device: string
  /** The /24 or /48 of the address. */
  readonly network: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

/** A session is alive if it began and was last used after these instants. */
export type SessionLimits = { readonly createdAfter: Date; readonly usedAfter: Date }

type NewSession = Omit<StoredSession, 'lastUsedAt'> & {
  readonly accountId: string
  readonly tokenHash: Buffer
  /** When its owner was confirmed by signing in; left out, not yet. */
  readonly confirmedAt?: Date
}

const MAX_SESSIONS = 20

/** Whether a session still exists. */
export async function isSessionOpen(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Opens a session. The one that was used longest ago ends when an account has too many. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { id, accountId, tokenHash, createdAt, device, network, confirmedAt = null } = session
  await db
    .insertInto('sessions')
    .values({
      id,
      account_id: accountId,
      token_hash: tokenHash,
      created_at: createdAt,
      last_used_at: createdAt,
      device,
      network,
      confirmed_at: confirmedAt,
    })
    .execute()
  await sql`
    delete from sessions where ctid = any (array(
      select ctid from sessions where account_id = ${accountId} and id <> ${id}
      order by last_used_at desc, id offset ${MAX_SESSIONS - 1}))`.execute(db)
}

/** Finds the live session of a token, unless the deletion of its account was requested. */
export async function findSessionByToken(
  db: Db,
  tokenHash: Buffer,
  { createdAfter, usedAfter }: SessionLimits,
): Promise<{ readonly id: string; readonly accountId: string; readonly lastUsedAt: Date } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'sessions.account_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.created_at', '>', createdAfter)
    .where('sessions.last_used_at', '>', usedAfter)
    .where('accounts.deletion_requested_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, accountId: row.account_id, lastUsedAt: row.last_used_at }
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute()
}

export async function listSessionsOf(
  db: Db,
  accountId: string,
  { createdAfter, usedAfter }: SessionLimits,
): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'network', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('created_at', '>', createdAfter)
    .where('last_used_at', '>', usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, device, network, created_at, last_used_at }) => ({
    id,
    device,
    network,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }))
}

/** Returns whether the account had that session. */
export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes every session of an account, except `exceptId` if given; returns how many were deleted. */
export async function deleteSessionsOf(db: Db, accountId: string, exceptId?: string): Promise<number> {
  const all = db.deleteFrom('sessions').where('account_id', '=', accountId)
  const others = exceptId === undefined ? all : all.where('id', '!=', exceptId)
  return Number((await others.executeTakeFirst()).numDeletedRows)
}

/** When the owner of a session was last confirmed, if ever. */
export async function findConfirmation(db: Db, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('confirmed_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.confirmed_at ?? undefined
}

export async function setConfirmation(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: at }).where('id', '=', sessionId).execute()
}
