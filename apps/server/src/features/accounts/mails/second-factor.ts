import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Letter, writeInstant } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

const events = ['added', 'removed', 'backup-code-used', 'guessed', 'lost'] as const
export type FactorEvent = (typeof events)[number]

const secondFactorData = z.strictObject({ event: z.enum(events), at: z.iso.datetime() })

/** Notifies the owner of what happened with the second factor. */
export const secondFactorMail = defineMail('second-factor', secondFactorData, writeSecondFactor)

type Words = Pick<Letter, 'subject' | 'title'> & { readonly paragraphs: readonly string[] }

const words: Readonly<Record<Locale, Readonly<Record<FactorEvent, Words>>>> = {
  en: {
    added: {
      subject: 'Two-factor protection is on',
      title: 'Two-factor protection is on',
      paragraphs: [
        'Signing in to your account now also needs a code from an authenticator app.',
        'If it was not you who turned it on, recover the password within seven days: until then your email is enough, and the recovery turns the protection off.',
      ],
    },
    removed: {
      subject: 'Two-factor protection is off',
      title: 'Two-factor protection is off',
      paragraphs: [
        'Signing in to your account no longer needs a code.',
        'If it was not you who turned it off, recover the password at once and turn the protection on again.',
      ],
    },
    'backup-code-used': {
      subject: 'A backup code was used',
      title: 'A backup code was used',
      paragraphs: [
        'One of the backup codes of your account was used in place of a code from the app. It does not work again.',
        'If it was not you, change the password and make new backup codes.',
      ],
    },
    guessed: {
      subject: 'Somebody may know your password',
      title: 'Wrong codes after the right password',
      paragraphs: [
        'Somebody entered your password correctly and then several wrong codes. Nobody was signed in.',
        'If it was not you, change the password.',
      ],
    },
    lost: {
      subject: 'Recovery without a code in seven days',
      title: 'Recovery without a code begins',
      paragraphs: [
        'Somebody who reads this mailbox reported that the authenticator app and the backup codes are lost. In seven days, and for seven days after that, the email alone will be enough to set a new password; two-factor protection is then turned off.',
        'If it was not you, sign in with a code once: that ends the waiting. Then check who else can read your mail.',
      ],
    },
  },
  ru: {
    added: {
      subject: 'Двухфакторная защита включена',
      title: 'Двухфакторная защита включена',
      paragraphs: [
        'Теперь для входа в учётную запись нужен ещё и код из приложения.',
        'Если защиту включили не вы, восстановите пароль в течение семи дней: до тех пор достаточно доступа к почте, а восстановление отключит защиту.',
      ],
    },
    removed: {
      subject: 'Двухфакторная защита отключена',
      title: 'Двухфакторная защита отключена',
      paragraphs: [
        'Теперь для входа в учётную запись код не нужен.',
        'Если защиту отключили не вы, сразу восстановите пароль и включите её снова.',
      ],
    },
    'backup-code-used': {
      subject: 'Использован резервный код',
      title: 'Использован резервный код',
      paragraphs: [
        'Вместо кода из приложения введён один из резервных кодов вашей учётной записи. Второй раз он не сработает.',
        'Если это были не вы, смените пароль и создайте новые резервные коды.',
      ],
    },
    guessed: {
      subject: 'Возможно, кто-то знает ваш пароль',
      title: 'Неверные коды после верного пароля',
      paragraphs: [
        'Кто-то ввёл ваш пароль правильно, а затем несколько раз ошибся в коде. Войти не удалось.',
        'Если это были не вы, смените пароль.',
      ],
    },
    lost: {
      subject: 'Через семь дней — восстановление без кода',
      title: 'Начато восстановление без кода',
      paragraphs: [
        'Кто-то, у кого есть доступ к этой почте, сообщил, что приложение и резервные коды утрачены. Через семь дней и ещё в течение семи дней после этого задать новый пароль можно будет по одному письму; двухфакторная защита при этом отключится.',
        'Если это были не вы, один раз войдите с кодом: ожидание прекратится. Затем проверьте, кто ещё может читать вашу почту.',
      ],
    },
  },
}

function writeSecondFactor(locale: Locale, { event, at }: z.output<typeof secondFactorData>): Letter {
  const { subject, title, paragraphs } = words[locale][event]
  const when = locale === 'ru' ? 'Когда' : 'When'
  return { subject, title, paragraphs: [...paragraphs], facts: [[when, writeInstant(at)]], about: 'account' }
}
