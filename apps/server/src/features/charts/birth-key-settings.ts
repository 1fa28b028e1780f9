import type { NamedSecret } from '../../platform/secret.ts'
import { keyRing, setting } from '../../platform/setting.ts'

/** The keys that births, cards, names on orders and of lunar dates are encrypted with. */
export const birthKeySettings = {
  birthKeys: setting({
    env: 'BIRTH_KEYS',
    rule: keyRing,
    about:
      'Keys that births, cards and the names on orders and of lunar dates are encrypted with in the database: `name:secret`, separated by commas, 32 characters or more. The first encrypts, all of them open. Without its key nothing of that can be read any more.',
    development: 'dev:for-development-only-a-secret-to-nobody',
    production: 'required',
    isSecret: true,
  }),
} as const

/** The part of a configuration that holds the keys. */
export type BirthKeys = { readonly birthKeys: readonly NamedSecret[] }
