import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Letter, writeInstant } from '../letter.ts'

export const passwordChangedData = z.strictObject({ at: z.iso.datetime() })
type Data = z.output<typeof passwordChangedData>

export function passwordChanged(locale: Locale, { at }: Data): Letter {
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
        'Если пароль сменили не вы, сразу задайте другой: откройте окно входа, выберите «Восстановление пароля» и введите код из письма.',
      ],
      facts: [['Когда', writeInstant(at)]],
      about: 'account',
    },
  }
  return letters[locale]
}
