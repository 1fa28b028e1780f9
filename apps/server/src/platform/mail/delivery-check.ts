import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Letter, writeInstant } from './letter.ts'
import { defineMail } from './mail-job.ts'

/** `askedAt` is the field's name in the queue. */
const deliveryCheckData = z.strictObject({ askedAt: z.iso.datetime() })

/** An operator checks that mail is sent and arrives. */
export const deliveryCheckMail = defineMail('delivery-check', deliveryCheckData, writeDeliveryCheck)

function writeDeliveryCheck(locale: Locale, data: z.output<typeof deliveryCheckData>): Letter {
  const requestedAt = writeInstant(data.askedAt)
  return {
    en: {
      subject: 'Mail delivery works',
      title: 'Mail delivery works',
      paragraphs: [
        'If you can read this, the queue, the worker and the mail server are working.',
        'No action is needed.',
      ],
      facts: [
        ['Requested', requestedAt],
        ['Language', 'English'],
      ] as const,
    },
    ru: {
      subject: 'Почта доставляется',
      title: 'Почта доставляется',
      paragraphs: [
        'Если вы читаете это письмо, значит, очередь, обработчик и почтовый сервер работают.',
        'Ничего делать не нужно.',
      ],
      facts: [
        ['Запрошено', requestedAt],
        ['Язык', 'русский'],
      ] as const,
    },
  }[locale]
}
