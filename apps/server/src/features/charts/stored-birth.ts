import type { Keyring } from '../../platform/secret.ts'
import type { BirthDetails } from '../bazi/index.ts'

/** The personal data of a chart. It is stored encrypted, bound to the id of the chart. */
export type StoredBirth = BirthDetails & { readonly fio: string | null; readonly email: string | null }

export type BoxRow = { readonly id: string; readonly key_id: string; readonly box: Buffer }

/** Encrypts a birth for the row of a chart. */
export function closeBirth(keyring: Keyring, id: string, birth: StoredBirth): Omit<BoxRow, 'id'> {
  const { keyId, bytes } = keyring.close(JSON.stringify(birth), id)
  return { key_id: keyId, box: bytes }
}

/** Decrypts the birth of a row. */
export function openBirth(keyring: Keyring, { id, key_id, box }: BoxRow): StoredBirth {
  // True: only `closeBirth` encrypts with this key.
  return JSON.parse(keyring.open({ keyId: key_id, bytes: box }, id)) as StoredBirth
}
