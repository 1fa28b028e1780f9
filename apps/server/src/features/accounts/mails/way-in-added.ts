import { identityProviders, type Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Letter, writeInstant } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

/** `name` is what the owner calls a passkey, and empty for a provider. */
const wayInAddedData = z.strictObject({
  at: z.iso.datetime(),
  way: z.enum(['passkey', ...identityProviders]),
  name: z.string(),
})
type Data = z.output<typeof wayInAddedData>

const ENGLISH = { passkey: 'A passkey', google: 'Google', yandex: 'Yandex ID', vk: 'VK ID' } as const
const RUSSIAN = { passkey: 'Ключ доступа', google: 'Google', yandex: 'Яндекс ID', vk: 'VK ID' } as const

/** Notifies the owner that something new signs in to the account. */
export const wayInAddedMail = defineMail('way-in-added', wayInAddedData, writeWayInAdded)

function writeWayInAdded(locale: Locale, { at, way, name }: Data): Letter {
  const shown = (names: Readonly<Record<Data['way'], string>>) =>
    name ? `${names[way]}: ${name}` : names[way]
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'A new way to sign in to your account',
      title: 'A new way to sign in',
      paragraphs: [
        'Something new signs in to your account from now on. It is listed on the page “Security” of your account and can be removed there.',
        'If it was not you, choose a new password at once: open the sign-in window and go to “Password recovery”. That removes every other way in.',
      ],
      facts: [
        ['What', shown(ENGLISH)],
        ['When', writeInstant(at)],
      ],
      about: 'account',
    },
    ru: {
      subject: 'Новый способ входа в вашу учётную запись',
      title: 'Новый способ входа',
      paragraphs: [
        'В вашу учётную запись добавлен новый способ входа. Он указан на странице «Безопасность» в личном кабинете, там же его можно удалить.',
        'Если это были не вы, сразу задайте новый пароль: откройте окно входа и выберите «Восстановление». Все остальные способы входа при этом исчезнут.',
      ],
      facts: [
        ['Что добавлено', shown(RUSSIAN)],
        ['Когда', writeInstant(at)],
      ],
      about: 'account',
    },
  }
  return letters[locale]
}
