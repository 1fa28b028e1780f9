import { createHash } from 'node:crypto'
import type { Random } from './random.ts'

const TOKEN_BYTES = 32

/** A secret that nobody can guess: the token of a session, a link, or the cookie of a browser. */
export function makeToken(random: Pick<Random, 'bytes'>): string {
  return random.bytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of such a secret. 256 random bits need neither a key nor a slow hash. */
export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
