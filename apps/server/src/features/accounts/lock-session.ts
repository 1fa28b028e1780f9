import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { isSessionOpen } from './session-store.ts'
import { type Account, lockAccount } from './store.ts'

/**
 * Locks the account of a session until the transaction ends. Throws `auth.required` if the session has ended since the
 * request began. Whatever gives access without a session must be created under this lock: else an intruder could create
 * it just after a recovery has ended everything.
 */
export async function lockSession(trx: Kysely<Database>, session: Session): Promise<Account> {
  const account = await lockAccount(trx, session.userId)
  // A statement of its own: it sees what was committed while this transaction waited for the lock.
  if (!account || !(await isSessionOpen(trx, session))) throw new AppError('auth.required')
  return account
}
