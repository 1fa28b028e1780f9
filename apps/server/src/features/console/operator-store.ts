// The SQL of operators, their passkeys, links and sessions.

import type { OperatorRole } from '@zeri/contract/console'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export type Db = Kysely<Database>

export type Operator = { readonly id: string; readonly name: string; readonly role: OperatorRole }

type Row = { readonly id: string; readonly name: string; readonly role: string }

const toOperator = ({ id, name, role }: Row): Operator => ({
  id,
  name,
  role: role as OperatorRole, // true: the table allows no other
})

/** An operator who was not removed. */
export async function findOperator(db: Db, id: string): Promise<Operator | undefined> {
  const row = await db
    .selectFrom('operators')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && toOperator(row)
}

/** Locks an operator and every admin, so that two admins cannot remove each other at once. */
export async function lockOperator(
  trx: Db,
  id: string,
): Promise<{ readonly operator: Operator; readonly isLastAdmin: boolean } | undefined> {
  const rows = await trx
    .selectFrom('operators')
    .select(['id', 'name', 'role'])
    .where((row) => row.or([row('id', '=', id), row('role', '=', 'admin')]))
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const own = rows.find((row) => row.id === id)
  const admins = rows.filter((row) => row.role === 'admin')
  return own && { operator: toOperator(own), isLastAdmin: admins.length === 1 && own.role === 'admin' }
}

export async function listOperatorRows(db: Db) {
  return db
    .selectFrom('operators')
    .select(['id', 'name', 'role', 'created_at', 'removed_at'])
    .select((row) => [
      row
        .selectFrom('operator_passkeys')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('operator_id', '=', 'operators.id')
        .as('passkeys'),
      row
        .selectFrom('operator_sessions')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .whereRef('operator_id', '=', 'operators.id')
        .as('last_seen_at'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertOperator(trx: Db, operator: Operator, at: Date): Promise<void> {
  await trx
    .insertInto('operators')
    .values({ ...operator, created_at: at })
    .execute()
}

export async function updateRole(trx: Db, id: string, role: OperatorRole): Promise<void> {
  await trx.updateTable('operators').set({ role }).where('id', '=', id).execute()
}

/** Shuts an operator out: the row stays for the audit log, everything that opens the console goes. */
export async function markRemoved(trx: Db, id: string, at: Date): Promise<void> {
  await trx.updateTable('operators').set({ removed_at: at }).where('id', '=', id).execute()
  await trx.deleteFrom('operator_sessions').where('operator_id', '=', id).execute()
  await trx.deleteFrom('operator_enrolments').where('operator_id', '=', id).execute()
  await trx.deleteFrom('operator_passkeys').where('operator_id', '=', id).execute()
}

export async function saveEnrolment(
  trx: Db,
  {
    operatorId,
    tokenHash,
    expiresAt,
  }: { readonly operatorId: string; readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('operator_enrolments')
    .values({ operator_id: operatorId, token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('operator_id').doUpdateSet({ token_hash: tokenHash, expires_at: expiresAt }),
    )
    .execute()
}

/** The operator whose link this is, unless it has expired or was used. */
export async function findEnrolment(db: Db, tokenHash: Buffer, at: Date): Promise<Operator | undefined> {
  const row = await db
    .selectFrom('operator_enrolments')
    .innerJoin('operators', 'operators.id', 'operator_enrolments.operator_id')
    .select(['operators.id', 'operators.name', 'operators.role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .where('operators.removed_at', 'is', null)
    .executeTakeFirst()
  return row && toOperator(row)
}

/** Uses a link up; false if another request did so before. */
export async function takeEnrolment(trx: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('operator_enrolments')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

type NewPasskey = {
  readonly id: string
  readonly operatorId: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly at: Date
}

/** Returns false if the credential is known already. */
export async function insertOperatorPasskey(trx: Db, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('operator_passkeys')
    .values({
      id: passkey.id,
      operator_id: passkey.operatorId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** A passkey of an operator who was not removed; locked in a transaction, so that its counter is judged once a use. */
export async function findOperatorPasskey(db: Db, credentialId: string, lock = false) {
  const query = db
    .selectFrom('operator_passkeys')
    .innerJoin('operators', 'operators.id', 'operator_passkeys.operator_id')
    .select(['operator_passkeys.id as passkey_id', 'public_key', 'counter'])
    .select(['operators.id', 'operators.name', 'operators.role'])
    .where('credential_id', '=', credentialId)
    .where('operators.removed_at', 'is', null)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return undefined
  const { passkey_id: id, public_key: publicKey, counter } = row
  return { id, publicKey, counter: Number(counter), operator: toOperator(row) }
}

export async function touchOperatorPasskey(trx: Db, id: string, counter: number, at: Date): Promise<void> {
  await trx.updateTable('operator_passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute()
}

export async function insertOperatorSession(
  trx: Db,
  { id, operatorId, tokenHash, at }: { id: string; operatorId: string; tokenHash: Buffer; at: Date },
): Promise<void> {
  await trx
    .insertInto('operator_sessions')
    .values({ id, operator_id: operatorId, token_hash: tokenHash, created_at: at, last_used_at: at })
    .execute()
}

/** The session of a token with its operator. The role is read with every request: a change works at once. */
export async function findOperatorSession(
  db: Db,
  tokenHash: Buffer,
  { createdAfter, usedAfter }: { readonly createdAfter: Date; readonly usedAfter: Date },
) {
  const row = await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select(['operator_sessions.id as session_id', 'last_used_at'])
    .select(['operators.id', 'operators.name', 'operators.role'])
    .where('token_hash', '=', tokenHash)
    .where('operator_sessions.created_at', '>', createdAfter)
    .where('last_used_at', '>', usedAfter)
    .where('operators.removed_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.session_id, lastUsedAt: row.last_used_at, operator: toOperator(row) }
}

export async function touchOperatorSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('operator_sessions').set({ last_used_at: at }).where('id', '=', id).execute()
}

export async function deleteOperatorSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('id', '=', id).execute()
}

/** Deletes the sessions that nobody can use any more. */
export async function sweepOperatorSessions(db: Db, createdBefore: Date): Promise<void> {
  await db.deleteFrom('operator_sessions').where('created_at', '<', createdBefore).execute()
}
