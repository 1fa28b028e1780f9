import * as z from 'zod'
import { setting } from '../../platform/setting.ts'

/** The service that visits are reported to. */
export const analyticsSettings = {
  analyticsUrl: setting({
    env: 'ANALYTICS_URL',
    rule: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    about:
      'Where this server reports the pages that people who agreed to it open, one JSON object a page; empty counts nothing.',
    development: '',
  }),
} as const
