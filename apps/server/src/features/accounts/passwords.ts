import { hash, verify } from '@node-rs/argon2'

/** Passwords as the database keeps them. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** With nothing to compare to, the answer is no and takes just as long. */
  isRight(password: string, stored: string | undefined): Promise<boolean>
}

/** The first choice of RFC 9106 for little memory, as OWASP gives it: 19 MiB, two passes. The library's own is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const { memoryCost, timeCost, parallelism } = COST
/** Costs what a real one costs and is the hash of nothing: no password is known to give zeros. */
const NOBODY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** @param pepper kept outside the database: a stolen table alone cannot be guessed at */
export function createPasswords(pepper: Buffer): Passwords {
  return {
    hash: (password) => hash(password, { ...COST, secret: pepper }),
    isRight: (password, stored) => verify(stored ?? NOBODY, password, { secret: pepper }),
  }
}
