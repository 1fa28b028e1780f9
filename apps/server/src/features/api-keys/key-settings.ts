import * as z from 'zod'
import { type ParsedSettings, setting } from '../../platform/setting.ts'

const count = z.coerce.number().int().min(1).max(1_000_000_000)

/** How much programs with a key may request, whatever address they call from. */
export const keySettings = {
  keyPerDay: setting({
    env: 'API_KEY_PER_DAY',
    rule: count,
    about: 'Requests that an API key may make in a day of UTC, in all server processes together.',
    development: '200000',
  }),
  keyPerMinute: setting({
    env: 'API_KEY_PER_MINUTE',
    rule: count,
    about: 'The same in a minute. It replaces `LIMIT_GENERAL_PER_MINUTE` for requests with a key.',
    development: '6000',
  }),
  keyWorkPerMinute: setting({
    env: 'API_KEY_WORK_PER_MINUTE',
    rule: count,
    about:
      'Processor time that requests with an API key may cost a minute, in milliseconds, caches aside. It replaces `LIMIT_WORK_PER_MINUTE`; `LIMIT_WORK_TOTAL_PER_MINUTE` counts for everybody.',
    development: '12000',
  }),
} as const

export type KeySettings = ParsedSettings<typeof keySettings>
