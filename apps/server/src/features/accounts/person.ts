// An account as an operator sees it: without password, name and place, which the role of the console cannot read.

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { normaliseEmail } from './email.ts'
import { type Account, toLocale } from './store.ts'

type Db = Kysely<Database>

export type Person = Pick<Account, 'id' | 'email' | 'emailTyped' | 'locale' | 'isVerified'> & {
  readonly createdAt: Date
  readonly deletionRequestedAt: Date | null
}

const personOf = (db: Db, id: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_typed', 'locale', 'created_at', 'verified_at', 'deletion_requested_at'])
    .where('id', '=', id)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof personOf>['executeTakeFirst']>>>

const toPerson = (row: Row): Person => ({
  id: row.id,
  email: row.email,
  emailTyped: row.email_typed,
  locale: toLocale(row.locale),
  isVerified: row.verified_at !== null,
  createdAt: row.created_at,
  deletionRequestedAt: row.deletion_requested_at,
})

export async function findPersonId(db: Db, email: string): Promise<string | undefined> {
  const normalised = normaliseEmail(email)
  if (normalised === undefined) return undefined
  const row = await db.selectFrom('accounts').select('id').where('email', '=', normalised).executeTakeFirst()
  return row?.id
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const row = await personOf(db, id).executeTakeFirst()
  return row && toPerson(row)
}

/** The same, locked against other changes and erasure until the transaction ends. */
export async function lockPerson(trx: Db, id: string): Promise<Person | undefined> {
  const row = await personOf(trx, id).forNoKeyUpdate().executeTakeFirst()
  return row && toPerson(row)
}
