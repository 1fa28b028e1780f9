import { createHmac } from 'node:crypto'
import { drawKey } from '../../platform/secret.ts'

export type Keys = { readonly pepper: Buffer; readonly codes: Buffer; readonly tries: Buffer }

/** Derives the keys of accounts from the secret key of the deployment. */
export function deriveKeys(secret: string): Keys {
  return {
    pepper: drawKey(secret, 'pepper'),
    codes: drawKey(secret, 'codes'),
    tries: drawKey(secret, 'tries'),
  }
}

/** A keyed hash of several parts. Each is prefixed with its length, so that no two lists of parts collide. */
export function keyedHash(key: Buffer, ...parts: readonly string[]): Buffer {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`)
  return hmac.digest()
}
