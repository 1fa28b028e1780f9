import { locale } from '@zeri/contract'
import * as z from 'zod'
import { defineJob } from '../jobs/job.ts'
import type { Letter } from './letter.ts'
import { deliveryCheck, deliveryCheckData } from './templates/delivery-check.ts'

/** One address, nothing around it: no name, no second one, no line break. 254 by RFC 5321, 4.5.3.1.3. */
export const recipient = z.email().max(254)

const mail = z.discriminatedUnion('template', [mailOf('delivery-check', deliveryCheckData)])
export type Mail = z.output<typeof mail>

function mailOf<Id extends string, Data extends z.ZodType>(id: Id, data: Data) {
  return z.strictObject({
    template: z.literal(id),
    locale,
    to: recipient,
    data,
    /** Codes and links expire; a mail that is late by then is not sent. */
    validUntil: z.iso.datetime().optional(),
  })
}

/** A mail server that is down for an hour costs no mail: five tries over 81 minutes. */
export const sendMail = defineJob({
  name: 'mail.send',
  schema: mail,
  retryAfterSeconds: [60, 300, 900, 3_600],
  concurrency: 5,
  timeoutSeconds: 120,
})

export function writeLetter(asked: Mail): Letter {
  switch (asked.template) {
    case 'delivery-check':
      return deliveryCheck(asked.locale, asked.data)
  }
}
