// Challenges that passkeys sign: each for one use, one browser or session, and five minutes.

import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { isKeyedHash, keyedHash } from '../../platform/keyed-hash.ts'
import type { Random } from '../../platform/random.ts'
import type { KeySet } from '../../platform/secret.ts'
import { digestToken } from '../../platform/secret-token.ts'

const LIFE_MS = 5 * 60_000
const RANDOM_BYTES = 16
/** Enough for milliseconds until the year 10 889. */
const EXPIRY_BYTES = 6
const HEAD_BYTES = RANDOM_BYTES + EXPIRY_BYTES

/** What a challenge is for, and the browser or session that alone may use it. */
export type ChallengeUse = {
  readonly purpose: 'sign-in' | 'add' | 'operator-sign-in' | 'operator-enrol'
  readonly by: string
}

/**
 * A challenge is signed instead of stored, so that opening the sign-in popup writes nothing. What was used is stored until
 * it expires.
 */
export type Challenges = {
  make(use: ChallengeUse): Buffer
  /** Whether a challenge, in base64url, was made for this use and has not expired. */
  isFor(challenge: string, use: ChallengeUse): boolean
  /** Uses a challenge up; false if it was used before. */
  take(trx: Kysely<Database>, challenge: string): Promise<boolean>
}

type Deps = {
  readonly clock: Clock
  readonly random: Random
  readonly keys: KeySet
}

export function createChallenges({ clock, random, keys }: Deps): Challenges {
  const partsOf = (head: Buffer, { purpose, by }: ChallengeUse) => [head.toString('hex'), purpose, by]
  return {
    make(use) {
      const head = Buffer.alloc(HEAD_BYTES)
      random.bytes(RANDOM_BYTES).copy(head)
      head.writeUIntBE(clock.now() + LIFE_MS, RANDOM_BYTES, EXPIRY_BYTES)
      return Buffer.concat([head, keyedHash(keys, ...partsOf(head, use))])
    },
    isFor(challenge, use) {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length <= HEAD_BYTES) return false
      const [head, hash] = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES)]
      return (
        head.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES) > clock.now() &&
        isKeyedHash(keys, hash, ...partsOf(head, use))
      )
    },
    async take(trx, challenge) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('used_challenges')
        .values({
          challenge_hash: digestToken(Buffer.from(challenge, 'base64url').toString('base64url')),
          expires_at: new Date(clock.now() + LIFE_MS),
        })
        .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}
