import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Derives a key for one use from the deployment's secret; no key reveals another. */
export function drawKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `zeri ${use}`, KEY_BYTES))
}

function encrypt(key: Buffer, text: string, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function decrypt(key: Buffer, bytes: Buffer, about: string): string {
  const [bodyFrom, tagFrom] = [NONCE_BYTES + TAG_BYTES, NONCE_BYTES]
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(about))
  decipher.setAuthTag(bytes.subarray(tagFrom, bodyFrom))
  return Buffer.concat([decipher.update(bytes.subarray(bodyFrom)), decipher.final()]).toString('utf8')
}

/** Encrypts codes and links that wait in the mail queue, so that the database alone does not reveal them. */
export type Seal = {
  close(text: string): string
  /** Throws when the text was changed or sealed with another secret. */
  open(sealed: string): string
}

/** AES-256-GCM with a fresh nonce for each text. */
export function createSeal(secret: string): Seal {
  const key = drawKey(secret, 'seal')
  return {
    close: (text) => encrypt(key, text, '').toString('base64url'),
    open: (sealed) => decrypt(key, Buffer.from(sealed, 'base64url'), ''),
  }
}

/** A secret and the name that rows refer to it by. */
export type NamedSecret = { readonly id: string; readonly secret: string }

/** Encrypted bytes, and the name of their key. */
type Box = { readonly keyId: string; readonly bytes: Buffer }

/** Encrypts data that stays in the database for years, with keys that can be replaced. */
export type Keyring = {
  /** The key that encrypts. */
  readonly currentId: string
  /** @param about what the text belongs to; a box copied to another row does not open */
  close(text: string, about: string): Box
  /** Throws when the box was changed, belongs to something else, or its key is not in the keyring. */
  open(box: Box, about: string): string
}

/** The first key encrypts; every key decrypts what it encrypted. */
export function createKeyring(secrets: readonly NamedSecret[], use: string): Keyring {
  const keys = new Map(secrets.map(({ id, secret }) => [id, drawKey(secret, use)]))
  const keyOf = (id: string): Buffer => {
    const key = keys.get(id)
    if (!key) throw new Error(`there is no key ${id}`)
    return key
  }
  const currentId = secrets[0]?.id ?? ''
  return {
    currentId,
    close: (text, about) => ({ keyId: currentId, bytes: encrypt(keyOf(currentId), text, about) }),
    open: ({ keyId, bytes }, about) => decrypt(keyOf(keyId), bytes, about),
  }
}
