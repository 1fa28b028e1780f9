import { identityProviders, type Locale } from '@zeri/contract'
import * as z from 'zod'
import type { Letter } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

/** `code` is encrypted in the queue. */
const identityCodeData = z.strictObject({
  code: z.string(),
  minutes: z.int(),
  provider: z.enum(identityProviders),
})
type Data = z.output<typeof identityCodeData>

const NAMES = { google: 'Google', yandex: 'Yandex ID', vk: 'VK ID' } as const
const RUSSIAN_NAMES = { google: 'Google', yandex: 'Яндекс ID', vk: 'VK ID' } as const

/** The code that links an outside account to the account of this address. The subject does not hold it. */
export const identityCodeMail = defineMail('identity-code', identityCodeData, (locale, data, { seal }) =>
  writeIdentityCode(locale, { ...data, code: seal.open(data.code) }),
)

function writeIdentityCode(locale: Locale, { code, minutes, provider }: Data): Letter {
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
  const letters: Record<Locale, Letter> = {
    en: {
      subject: `Signing in with ${NAMES[provider]}`,
      title: `Signing in with ${NAMES[provider]}`,
      paragraphs: [
        `Somebody, we hope you, wants to sign in to your account with ${NAMES[provider]}. Enter the code on the page where you started; it works for ${minutes} minutes.`,
        'If it was not you, ignore this message: without the code nothing changes. Share it with nobody; we never request it.',
      ],
      facts: [['Code', spaced]],
      about: 'account',
    },
    ru: {
      subject: `Вход через ${RUSSIAN_NAMES[provider]}`,
      title: `Вход через ${RUSSIAN_NAMES[provider]}`,
      paragraphs: [
        `Кто-то — надеемся, вы — хочет входить в вашу учётную запись через ${RUSSIAN_NAMES[provider]}. Введите код на странице, где вы начали; он действует ${minutes} минут.`,
        'Если это были не вы, ничего не делайте: без кода ничего не изменится. Никому его не сообщайте, мы его не спрашиваем.',
      ],
      facts: [['Код', spaced]],
      about: 'account',
    },
  }
  return letters[locale]
}
