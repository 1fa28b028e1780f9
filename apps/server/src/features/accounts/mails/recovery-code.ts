import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { homeOf, type Letter, type Sender } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

/** `code` and `token` are encrypted in the queue. Mails queued by an earlier release have no token. */
const recoveryCodeData = z.strictObject({ code: z.string(), minutes: z.int(), token: z.string().optional() })
type Recovery = z.output<typeof recoveryCodeData>

/** The recovery code and link. The code is not in the subject, which locked screens show. */
export const recoveryCodeMail = defineMail(
  'recovery-code',
  recoveryCodeData,
  (locale, { code, minutes, token }, { sender, seal }) =>
    writeRecoveryCode(locale, { code: seal.open(code), minutes, token: token && seal.open(token) }, sender),
)

function writeRecoveryCode(
  locale: Locale,
  { code, minutes, token }: Recovery,
  sender: Pick<Sender, 'origins'>,
): Letter {
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
  const actionOf = (label: string) =>
    token ? { action: { label, url: `${homeOf(locale, sender)}/recovery/${token}` } } : {}
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Your recovery code',
      title: 'A new password',
      paragraphs: [
        'Somebody, we hope you, asked for a new password. Choose one with the button below: the link works in any browser, for a day and once.',
        `Or enter the code where you asked for it; it works for ${minutes} minutes.`,
        'If it was not you, ignore this message: without the link or the code nothing changes. Never give them to anyone; we do not ask for them.',
      ],
      facts: [['Code', spaced]],
      ...actionOf('Choose a new password'),
    },
    ru: {
      subject: 'Код для восстановления пароля',
      title: 'Новый пароль',
      paragraphs: [
        'Кто-то — надеемся, вы — запросил новый пароль. Задайте его кнопкой ниже: ссылка работает в любом браузере, сутки и один раз.',
        `Или введите код там, где вы его запросили; он действует ${minutes} минут.`,
        'Если это были не вы, ничего не делайте: без ссылки и кода ничего не изменится. Никому их не сообщайте, мы их не спрашиваем.',
      ],
      facts: [['Код', spaced]],
      ...actionOf('Задать новый пароль'),
    },
  }
  return letters[locale]
}
