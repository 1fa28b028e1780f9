import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Letter, writeInstant } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

const newDeviceData = z.strictObject({
  at: z.iso.datetime(),
  device: z.string().max(100),
  network: z.string().max(50),
})

/** Notifies the owner of a sign-in from a new device. */
export const newDeviceMail = defineMail('new-device', newDeviceData, writeNewDevice)

function writeNewDevice(locale: Locale, { at, device, network }: z.output<typeof newDeviceData>): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'A new sign-in to your account',
      title: 'A new sign-in',
      paragraphs: [
        'Somebody signed in to your account in a browser that we have not seen there before. If it was you, all is well.',
        'If it was not you, choose a new password: open the sign-in window, go to “Password recovery” and follow the code. Everybody else will be signed out.',
      ],
      facts: [
        ['When', writeInstant(at)],
        ['Browser', device || 'not known'],
        ['Network', network],
      ],
      about: 'account',
    },
    ru: {
      subject: 'Новый вход в вашу учётную запись',
      title: 'Новый вход',
      paragraphs: [
        'В вашу учётную запись вошли из браузера, которого мы раньше там не видели. Если это были вы, всё в порядке.',
        'Если не вы, смените пароль: откройте окно входа, выберите «Восстановление» и введите код из письма. Все остальные сеансы завершатся.',
      ],
      facts: [
        ['Когда', writeInstant(at)],
        ['Браузер', device || 'неизвестен'],
        ['Сеть', network],
      ],
      about: 'account',
    },
  }
  return letters[locale]
}
