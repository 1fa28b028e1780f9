import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Derives a key for one use from the deployment's secret; no key reveals another. */
function drawKey(secret: string, use: string): Buffer {
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

/** A secret and the name that stored rows refer to it by. */
export type NamedSecret = { readonly id: string; readonly secret: string }

/** The name of a secret that is configured without one. What it makes is stored without a name. */
export const UNNAMED_KEY = 'first'

/** A ring of one secret without a name. */
export const singleKey = (secret: string): readonly NamedSecret[] => [{ id: UNNAMED_KEY, secret }]

type NamedKey = { readonly id: string; readonly key: Buffer }

/** The keys of one use: the current one hashes and encrypts, each of them checks and opens what it made. */
export type KeySet = {
  readonly current: NamedKey
  /** The current key first. */
  readonly all: readonly NamedKey[]
  find(id: string): Buffer | undefined
}

/** Derives the keys of one use from a ring of secrets. */
export function drawKeys(secrets: readonly NamedSecret[], use: string): KeySet {
  const all = secrets.map(({ id, secret }) => ({ id, key: drawKey(secret, use) }))
  const [current] = all
  if (!current) throw new Error('a ring needs a secret')
  return { current, all, find: (wanted) => all.find(({ id }) => id === wanted)?.key }
}

/** Encrypts codes, links and secret addresses, so that the database alone does not reveal them. */
export type Seal = {
  /** The key that encrypts. */
  readonly currentId: string
  close(text: string): string
  /** Throws when the text was changed, or its key is not in the ring. */
  open(sealed: string): string
}

/** Separates the name of a key from the sealed text; neither contains it. */
const AFTER_NAME = '.'

/**
 * The name of the key that a text is sealed with.
 * @example sealKeyOf('2026.c2VhbGVk') // '2026'
 */
export function sealKeyOf(sealed: string): string {
  const end = sealed.indexOf(AFTER_NAME)
  return end < 0 ? UNNAMED_KEY : sealed.slice(0, end)
}

/** AES-256-GCM with a fresh nonce for each text. A sealed text begins with the name of its key. */
export function createSeal(secrets: readonly NamedSecret[]): Seal {
  const { current, find } = drawKeys(secrets, 'seal')
  const prefix = current.id === UNNAMED_KEY ? '' : `${current.id}${AFTER_NAME}`
  return {
    currentId: current.id,
    close: (text) => `${prefix}${encrypt(current.key, text, '').toString('base64url')}`,
    open(sealed) {
      const id = sealKeyOf(sealed)
      const key = find(id)
      if (!key) throw new Error(`there is no key ${id}`)
      return decrypt(key, Buffer.from(sealed.slice(sealed.indexOf(AFTER_NAME) + 1), 'base64url'), '')
    },
  }
}

/** Opens a sealed text; null when it was changed, or its key is not in the ring. */
export function openSealed(seal: Seal, sealed: string): string | null {
  try {
    return seal.open(sealed)
  } catch {
    return null
  }
}

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
  const { current, find } = drawKeys(secrets, use)
  return {
    currentId: current.id,
    close: (text, about) => ({ keyId: current.id, bytes: encrypt(current.key, text, about) }),
    open({ keyId, bytes }, about) {
      const key = find(keyId)
      if (!key) throw new Error(`there is no key ${keyId}`)
      return decrypt(key, bytes, about)
    },
  }
}
