// Rotation and revocation of the keys of SECRET_KEY, over the features that store what these keys made.

import type { Kysely } from 'kysely'
import {
  countPasswordsByKey,
  deleteAllProofs,
  factorSecrets,
  revokePasswords,
} from './features/accounts/index.ts'
import { choiceAddresses } from './features/chooser/index.ts'
import { feedAddresses } from './features/exports/index.ts'
import type { Database } from './platform/db/database.ts'
import type { SealedMails } from './platform/jobs/engine.ts'
import { deleteSealed, resealColumn } from './platform/sealed-column.ts'
import type { Seal } from './platform/secret.ts'

type Deps = { readonly db: Kysely<Database>; readonly mails: SealedMails }

type Rotation = {
  readonly addresses: number
  /** Addresses whose key is not in the ring. */
  readonly lost: number
  readonly secondFactors: number
  /** Second factors whose key is not in the ring: their codes are refused. */
  readonly lostFactors: number
  readonly mails: number
  /** Passwords by the name of an older key; a sign-in moves each to the current key. */
  readonly passwords: ReadonlyMap<string, number>
}

/** Seals what is stored again, with the current key. Safe to repeat. */
export async function rotateSecretKeys({ db, mails }: Deps, seal: Seal): Promise<Rotation> {
  const columns = [await resealColumn(db, seal, feedAddresses), await resealColumn(db, seal, choiceAddresses)]
  const factors = await resealColumn(db, seal, factorSecrets)
  const passwords = new Map(await countPasswordsByKey(db))
  passwords.delete(seal.currentId)
  return {
    addresses: columns.reduce((sum, { resealed }) => sum + resealed, 0),
    lost: columns.reduce((sum, { lost }) => sum + lost, 0),
    secondFactors: factors.resealed,
    lostFactors: factors.lost,
    mails: await mails.reseal(db, seal),
    passwords,
  }
}

type Revocation = {
  readonly keyId: string
  /** Also ends what was made before this instant, whatever key it rests on now. */
  readonly before?: Date | undefined
  /** The database leaked as well, so that passwords can be guessed against their hashes. */
  readonly withPasswords?: boolean | undefined
}

type Revoked = Readonly<Record<'feeds' | 'choices' | 'codes' | 'mails' | 'passwords', number>>

/** Ends what a leaked key reveals to somebody who also has a copy of the database; all of it, or nothing. */
export async function revokeSecretKey(
  { db, mails }: Deps,
  { keyId, before, withPasswords = false }: Revocation,
): Promise<Revoked> {
  return db.transaction().execute(async (trx) => ({
    feeds: await deleteSealed(trx, feedAddresses, { keyId, before }),
    choices: await deleteSealed(trx, choiceAddresses, { keyId, before }),
    codes: await deleteAllProofs(trx),
    mails: await mails.forget(trx, keyId),
    passwords: withPasswords ? await revokePasswords(trx, { keyId, before }) : 0,
  }))
}
