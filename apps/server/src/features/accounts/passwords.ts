import { hash, verify } from '@node-rs/argon2'

/** Hashes passwords, and checks them against stored hashes. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Without a stored hash the result is false, after the same time. */
  isRight(password: string, stored: string | undefined): Promise<boolean>
}

/** The parameters that OWASP recommends for Argon2id: 19 MiB, two passes. Argon2id is the default of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const { memoryCost, timeCost, parallelism } = COST
/** A hash that costs as much to check as a real one and matches no known password. */
const NOBODY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** @param pepper stored outside the database, so that a stolen table alone cannot be attacked */
export function createPasswords(pepper: Buffer): Passwords {
  return {
    hash: (password) => hash(password, { ...COST, secret: pepper }),
    isRight: (password, stored) => verify(stored ?? NOBODY, password, { secret: pepper }),
  }
}
