import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Letter, writeInstant } from '../letter.ts'

export const deliveryCheckData = z.strictObject({ askedAt: z.iso.datetime() })
type Data = z.output<typeof deliveryCheckData>

/** An operator proves that mail leaves the house and arrives. */
export function deliveryCheck(locale: Locale, { askedAt }: Data): Letter {
  const asked = writeInstant(askedAt)
  return {
    en: {
      subject: 'Mail delivery works',
      title: 'Mail delivery works',
      paragraphs: [
        'If you can read this, the queue, the worker and the mail server are working.',
        'No action is needed.',
      ],
      facts: [
        ['Requested', asked],
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
        ['Запрошено', asked],
        ['Язык', 'русский'],
      ] as const,
    },
  }[locale]
}
