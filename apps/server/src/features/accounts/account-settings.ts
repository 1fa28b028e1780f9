import * as z from 'zod'
import { type ParsedSettings, setting } from '../../platform/setting.ts'

const count = z.coerce.number().int().min(1)

/** How many passwords are checked at a time, and how often one may be wrong. */
export const accountSettings = {
  triesFactor: setting({
    env: 'LIMIT_TRIES_FACTOR',
    rule: count,
    about:
      'Multiplies how many wrong passwords, codes and recovery mails are allowed; for drills, never for visitors.',
    development: '1',
  }),
  passwordChecks: setting({
    env: 'PASSWORD_CHECKS_AT_ONCE',
    rule: count.max(64),
    about: 'Passwords one process checks at a time, 19 MiB and a thread each.',
    development: '2',
  }),
  passwordChecksWaiting: setting({
    env: 'PASSWORD_CHECKS_WAITING',
    rule: z.coerce.number().int().min(0),
    about: 'How many more may wait for that; later ones are refused with a time to try again.',
    development: '40',
  }),
} as const

export type AccountSettings = ParsedSettings<typeof accountSettings>
