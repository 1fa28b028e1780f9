// Encryption of push messages: RFC 8291 over RFC 8188, one record.

import { createCipheriv, createECDH, type ECDH, hash } from 'node:crypto'
import type { Random } from '../../../platform/random.ts'

/** The keys of a browser: an uncompressed point of P-256 and a shared secret. */
export type PushKeys = { readonly p256dh: Buffer; readonly auth: Buffer }

/** The sender’s part of one message: a key pair and a salt that are used once. */
export type PushSender = { readonly ecdh: ECDH; readonly salt: Buffer }

const CURVE = 'prime256v1'
const BLOCK = 64
const TAG = 16
const POINT = 65
/** Salt, record size, length of the key and the key. */
const HEADER = 16 + 4 + 1 + POINT
const RECORD = 4096
/** Push services take 4 096 bytes; header, tag and the mark of the last record are part of them. */
export const MAX_PLAIN = RECORD - HEADER - TAG - 1

const SECRET_INFO = Buffer.from('WebPush: info\0')
const KEY_INFO = Buffer.from('Content-Encoding: aes128gcm\0\x01')
const NONCE_INFO = Buffer.from('Content-Encoding: nonce\0\x01')
const ONE = Buffer.from([1])
const LAST_RECORD = Buffer.from([2])

export function createPushSender(random: Pick<Random, 'bytes'>): PushSender {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return { ecdh, salt: random.bytes(16) }
}

/** Encrypts a message for one browser. Throws for a message that is too long and for a key that is no point of the curve. */
export function encryptPush(plain: Buffer, { p256dh, auth }: PushKeys, { ecdh, salt }: PushSender): Buffer {
  if (plain.length > MAX_PLAIN) throw new RangeError(`a push message has at most ${MAX_PLAIN} bytes`)
  const own = ecdh.getPublicKey()
  const shared = hmac(auth, ecdh.computeSecret(p256dh))
  const input = hmac(shared, Buffer.concat([SECRET_INFO, p256dh, own, ONE]))
  const derived = hmac(salt, input)
  const key = hmac(derived, KEY_INFO).subarray(0, 16)
  const nonce = hmac(derived, NONCE_INFO).subarray(0, 12)
  const header = Buffer.alloc(HEADER)
  salt.copy(header)
  header.writeUInt32BE(RECORD, 16)
  header.writeUInt8(POINT, 20)
  own.copy(header, 21)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = cipher.update(Buffer.concat([plain, LAST_RECORD]))
  return Buffer.concat([header, body, cipher.final(), cipher.getAuthTag()])
}

/**
 * HMAC-SHA-256 for keys of at most a block. `createHmac` would do the same: a message needs five of them, and each costs
 * three times as much there as two hashes at once do.
 */
function hmac(key: Buffer, text: Buffer): Buffer {
  const inner = Buffer.alloc(BLOCK + text.length, 0x36)
  const outer = Buffer.alloc(BLOCK + 32, 0x5c)
  for (let index = 0; index < key.length; index += 1) {
    const byte = key[index] ?? 0
    inner[index] = byte ^ 0x36
    outer[index] = byte ^ 0x5c
  }
  text.copy(inner, BLOCK)
  hash('sha256', inner, 'buffer').copy(outer, BLOCK)
  return hash('sha256', outer, 'buffer')
}
