import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { type Account, listDeviceHashes } from './store.ts'
import type { Counted } from './tries.ts'
import { tryRules } from './try-rules.ts'

/** Guesses at an account from devices it does not know; an e-mail nobody has is counted in the same way. */
export function strangersTries(email: string): Counted {
  return { rule: tryRules.wrongPassword, about: ['stranger', email] }
}

/** A device that has signed in before has its own count, so that no stranger can lock the owner out. */
export function deviceTries(accountId: string, deviceHash: Buffer): Counted {
  return { rule: tryRules.wrongPassword, about: ['device', accountId, deviceHash.toString('hex')] }
}

export function currentPasswordTries(accountId: string): Counted {
  return { rule: tryRules.wrongCurrentPassword, about: [accountId] }
}

/** Every count that may keep the owner of an account out. */
export async function listTriesAt(
  db: Kysely<Database>,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<Counted[]> {
  const devices = await listDeviceHashes(db, id)
  return [strangersTries(email), currentPasswordTries(id), ...devices.map((hash) => deviceTries(id, hash))]
}
