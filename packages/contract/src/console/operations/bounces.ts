import * as z from 'zod'
import { uuid } from '../../fields.ts'
import { consoleOperation } from '../console-operation.ts'
import { instant, reason } from '../fields.ts'

/** `hard`: the address takes no mail. `soft`: it did not take this one. `complaint`: its owner called our mail unwanted. */
export const bounceKinds = ['hard', 'soft', 'complaint'] as const
export type BounceKind = (typeof bounceKinds)[number]

export const listBounces = consoleOperation({
  id: 'listBounces',
  summary: {
    en: 'Mails that came back, the latest first, a page at a time; addresses are masked.',
    ru: 'Вернувшиеся письма, сначала последние, постранично; адреса скрыты.',
  },
  method: 'GET',
  path: '/console/bounces',
  role: 'support',
  audit: 'none',
  request: z.strictObject({ before: z.coerce.number().int().min(1).optional() }),
  response: z.object({
    bounces: z.array(
      z.object({
        id: z.number().int(),
        /** The day in UTC; an account has one row a day and kind. */
        day: z.string(),
        kind: z.enum(bounceKinds),
        /** The enhanced status code, such as `5.1.1`; null for a complaint. */
        status: z.string().nullable(),
        /** The first letter and the domain. */
        address: z.string(),
        account: uuid,
        receivedAt: instant,
        /** Whether the account gets no subscribed mail now. */
        isStopped: z.boolean(),
      }),
    ),
    /** What `before` of the next page is; null on the last. */
    next: z.number().int().nullable(),
  }),
})

export const releasePersonMail = consoleOperation({
  id: 'releasePersonMail',
  summary: {
    en: 'Lets subscribed mail go to an address again that bounces had stopped.',
    ru: 'Снимает запрет на рассылку по адресу, с которого возвращались письма.',
  },
  method: 'POST',
  path: '/console/people/{id}/mail/release',
  role: 'support',
  audit: 'act',
  request: z.strictObject({ id: uuid, reason }),
  response: z.object({ released: z.boolean() }),
  errors: ['person.not-found'],
})
