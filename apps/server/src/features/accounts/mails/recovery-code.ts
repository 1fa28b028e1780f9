import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import type { Letter } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

/** `code` is encrypted in the queue. */
const recoveryCodeData = z.strictObject({ code: z.string(), minutes: z.int() })

/** The recovery code. It is not in the subject, which locked screens show. */
export const recoveryCodeMail = defineMail('recovery-code', recoveryCodeData, (locale, data, { seal }) =>
  writeRecoveryCode(locale, { ...data, code: seal.open(data.code) }),
)

function writeRecoveryCode(locale: Locale, { code, minutes }: z.output<typeof recoveryCodeData>): Letter {
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Your recovery code',
      title: 'A new password',
      paragraphs: [
        'Somebody, we hope you, asked for a new password. Enter this code on the site to choose one.',
        `The code works for ${minutes} minutes and only once.`,
        'If it was not you, ignore this message: without the code nothing changes. Never give the code to anyone; we do not ask for it.',
      ],
      facts: [['Code', spaced]],
    },
    ru: {
      subject: 'Код для восстановления пароля',
      title: 'Новый пароль',
      paragraphs: [
        'Кто-то — надеемся, вы — запросил новый пароль. Введите этот код на сайте и придумайте пароль.',
        `Код действует ${minutes} минут и подходит только один раз.`,
        'Если это были не вы, ничего не делайте: без кода ничего не изменится. Никому не сообщайте код, мы его не спрашиваем.',
      ],
      facts: [['Код', spaced]],
    },
  }
  return letters[locale]
}
