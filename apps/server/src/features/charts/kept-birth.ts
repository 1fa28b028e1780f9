import type { Keyring } from '../../platform/secret.ts'
import type { BirthDetails } from '../bazi/index.ts'

/** All that a chart holds of a person. It leaves the process encrypted, bound to the id of the chart. */
export type KeptBirth = BirthDetails & { readonly fio: string | null; readonly email: string | null }

export type BoxRow = { readonly id: string; readonly key_id: string; readonly box: Buffer }

export function closeBirth(keyring: Keyring, id: string, birth: KeptBirth): Omit<BoxRow, 'id'> {
  const { keyId, bytes } = keyring.close(JSON.stringify(birth), id)
  return { key_id: keyId, box: bytes }
}

export function openBirth(keyring: Keyring, { id, key_id, box }: BoxRow): KeptBirth {
  // True: what opens is what `closeBirth` closed, nobody else has the key.
  return JSON.parse(keyring.open({ keyId: key_id, bytes: box }, id)) as KeptBirth
}
