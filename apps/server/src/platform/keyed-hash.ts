import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeySet } from './secret.ts'

/** A hash of several parts under the current key. */
export function keyedHash({ current }: KeySet, ...parts: readonly string[]): Buffer {
  return hashParts(current.key, parts)
}

/** The hashes of several parts under every key of a ring, the current one first. */
export function keyedHashes({ all }: KeySet, ...parts: readonly string[]): Buffer[] {
  return all.map(({ key }) => hashParts(key, parts))
}

/** Whether a stored hash is that of the parts, under any key of the ring. */
export function isKeyedHash(keys: KeySet, stored: Buffer, ...parts: readonly string[]): boolean {
  return keyedHashes(keys, ...parts).some(
    (hash) => hash.length === stored.length && timingSafeEqual(hash, stored),
  )
}

/** Each part is prefixed with its length, so that no two lists of parts collide. */
function hashParts(key: Buffer, parts: readonly string[]): Buffer {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`)
  return hmac.digest()
}
