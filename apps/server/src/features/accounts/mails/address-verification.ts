import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { homeOf, type Letter, type Sender, writeInstant } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

/** `code` and `token` are encrypted in the queue. */
const verificationData = z.strictObject({
  code: z.string(),
  minutes: z.int(),
  token: z.string(),
  /** When the account is deleted; in the last mail only. */
  endsAt: z.iso.datetime().optional(),
})
type Verification = z.output<typeof verificationData>

/** The link opens a page with a button, so that a mail program that follows it changes nothing. */
export const addressVerificationMail = defineMail(
  'address-verification',
  verificationData,
  (locale, data, { sender, seal }) =>
    writeVerification(locale, { ...data, code: seal.open(data.code), token: seal.open(data.token) }, sender),
)

function writeVerification(
  locale: Locale,
  { code, minutes, token, endsAt }: Verification,
  sender: Pick<Sender, 'origins'>,
): Letter {
  const url = `${homeOf(locale, sender)}/verify/${token}`
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Confirm your email address',
      title: 'Is this your address?',
      paragraphs: [
        'An account on our site was opened with this address. Confirm that it is yours with the button below; the link works for a day.',
        `If you are signed in, you can enter the code on the site instead; it works for ${minutes} minutes.`,
        ...(endsAt
          ? [
              'If the link no longer works, sign in and ask for another one. A confirmed address keeps the account.',
            ]
          : []),
        'If it was not you, ignore this message: an account without a confirmed address gets no further mail here and is deleted.',
      ],
      facts: [['Code', spaced], ...(endsAt ? [['Deleted after', writeInstant(endsAt)] as const] : [])],
      action: { label: 'Confirm the address', url },
    },
    ru: {
      subject: 'Подтвердите адрес электронной почты',
      title: 'Это ваш адрес?',
      paragraphs: [
        'На нашем сайте создали учётную запись с этим адресом. Если он ваш, подтвердите его кнопкой ниже: ссылка действует сутки.',
        `Если вы вошли на сайт, можно вместо этого ввести код; он действует ${minutes} минут.`,
        ...(endsAt
          ? [
              'Если ссылка уже не действует, войдите на сайт и запросите новую. С подтверждённым адресом учётная запись останется.',
            ]
          : []),
        'Если это были не вы, ничего не делайте: без подтверждения писем сюда не будет, а учётная запись удалится.',
      ],
      facts: [['Код', spaced], ...(endsAt ? [['Удалится после', writeInstant(endsAt)] as const] : [])],
      action: { label: 'Подтвердить адрес', url },
    },
  }
  return letters[locale]
}
