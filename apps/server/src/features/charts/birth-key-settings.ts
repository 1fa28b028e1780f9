import * as z from 'zod'
import type { NamedSecret } from '../../platform/secret.ts'
import { type Environment, setting } from '../../platform/setting.ts'

/** Public in this repository, so production refuses it. */
const DEVELOPMENT_KEYS = 'dev:for-development-only-a-secret-to-nobody'

/** Keys of what is encrypted at rest: `name:secret`, separated by commas, the one that encrypts first. */
const keys = z
  .string()
  .regex(
    /^[\w-]{1,16}:[^\s,]{32,}(?:,[\w-]{1,16}:[^\s,]{32,})*$/,
    'must be name:secret, 32 characters or more',
  )
  .transform((list) =>
    list.split(',').map((one) => {
      const split = one.indexOf(':')
      return { id: one.slice(0, split), secret: one.slice(split + 1) }
    }),
  )
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'names must differ')

/** The keys that births, cards and names on orders are encrypted with. */
export const birthKeySettings = {
  birthKeys: setting({
    env: 'BIRTH_KEYS',
    rule: keys,
    about:
      'Keys that births, cards and the names on orders are encrypted with in the database: `name:secret`, separated by commas, 32 characters or more. The first encrypts, all of them open. Without its key nothing of that can be read any more.',
    development: DEVELOPMENT_KEYS,
    production: 'required',
  }),
} as const

/** A production deployment must not use the key of this repository, not even beside another. */
export function findBirthKeyFaults({ BIRTH_KEYS }: Environment): string[] {
  return BIRTH_KEYS?.includes(DEVELOPMENT_KEYS) ? ['BIRTH_KEYS must be your own'] : []
}

/** The part of a configuration that holds the keys. */
export type BirthKeys = { readonly birthKeys: readonly NamedSecret[] }
