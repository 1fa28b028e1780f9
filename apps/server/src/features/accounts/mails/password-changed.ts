import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Letter, writeInstant } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

const passwordChangedData = z.strictObject({ at: z.iso.datetime() })

/** Notifies the owner that the password was changed. */
export const passwordChangedMail = defineMail('password-changed', passwordChangedData, writePasswordChanged)

function writePasswordChanged(locale: Locale, { at }: z.output<typeof passwordChangedData>): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Your password has been changed',
      title: 'The password is changed',
      paragraphs: [
        'Your account has a new password. Other devices have been signed out.',
        'If it was not you who changed it, choose another one at once: open the sign-in window, go to “Password recovery” and follow the code.',
      ],
      facts: [['When', writeInstant(at)]],
      about: 'account',
    },
    ru: {
      subject: 'Ваш пароль изменён',
      title: 'Пароль изменён',
      paragraphs: [
        'У вашей учётной записи новый пароль. На других устройствах сеансы завершены.',
        'Если пароль сменили не вы, сразу задайте другой: откройте окно входа, выберите «Восстановление» и введите код из письма.',
      ],
      facts: [['Когда', writeInstant(at)]],
      about: 'account',
    },
  }
  return letters[locale]
}
