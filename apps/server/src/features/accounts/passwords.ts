import { type KeySet, UNNAMED_KEY } from '../../platform/secret.ts'

/** Hashes passwords, and checks them against stored hashes. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Without a stored hash the result is false, after the same time. */
  isRight(password: string, stored: string | undefined): Promise<boolean>
  /** Whether a stored hash is made with the current key. */
  isCurrent(stored: string): boolean
}

/** The parameters that OWASP recommends for Argon2id: 19 MiB, two passes. Argon2id is the default of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const { memoryCost, timeCost, parallelism } = COST
/** A hash that costs as much to check as a real one and matches no known password. */
const NOBODY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Where the hash of argon2 begins; the name of the key stands before it. */
const HASH_START = '$'

/**
 * The name of the key that a stored hash is mixed with.
 * @example passwordKeyOf('2026$argon2id$v=19$m=19456,t=2,p=1$…') // '2026'
 */
export function passwordKeyOf(stored: string): string {
  return stored.slice(0, Math.max(0, stored.indexOf(HASH_START))) || UNNAMED_KEY
}

/** Loaded with the first password: it is native code, which the process of sheets, without passwords, may not load. */
const loadArgon2 = () => import('@node-rs/argon2')

/** @param peppers stored outside the database, so that a stolen table alone cannot be attacked */
export function createPasswords({ current, find }: KeySet): Passwords {
  const prefix = current.id === UNNAMED_KEY ? '' : current.id
  return {
    hash: async (password) => {
      const { hash } = await loadArgon2()
      return `${prefix}${await hash(password, { ...COST, secret: current.key })}`
    },
    async isRight(password, stored = NOBODY) {
      const { verify } = await loadArgon2()
      const [start, pepper] = [stored.indexOf(HASH_START), find(passwordKeyOf(stored))]
      return pepper && start >= 0
        ? verify(stored.slice(start), password, { secret: pepper })
        : verify(NOBODY, password, { secret: current.key })
    },
    isCurrent: (stored) => passwordKeyOf(stored) === current.id,
  }
}
