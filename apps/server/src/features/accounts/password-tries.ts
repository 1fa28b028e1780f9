import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { type Account, listDeviceHashes } from './store.ts'
import type { Counted } from './tries.ts'
import { tryRules } from './try-rules.ts'

/** Tries from devices that an account does not know; an e-mail without an account is counted in the same way. */
export function strangerTries(email: string): Counted {
  return { rule: tryRules.wrongPassword, about: ['stranger', email] }
}

/** Tries from a known device: it has its own count, so that no stranger can lock the owner out. */
export function deviceTries(accountId: string, deviceHash: Buffer): Counted {
  return { rule: tryRules.wrongPassword, about: ['device', accountId, deviceHash.toString('hex')] }
}

export function currentPasswordTries(accountId: string): Counted {
  return { rule: tryRules.wrongCurrentPassword, about: [accountId] }
}

/** Every count that may lock out the owner of an account. */
export async function listTriesAt(
  db: Kysely<Database>,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<Counted[]> {
  const devices = await listDeviceHashes(db, id)
  return [strangerTries(email), currentPasswordTries(id), ...devices.map((hash) => deviceTries(id, hash))]
}
