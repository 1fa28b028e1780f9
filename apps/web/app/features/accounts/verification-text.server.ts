import type { Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

type VerificationText = {
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** The link to the recovery, for an owner who did not make the account. */
  readonly claim: string
  readonly done: { readonly title: string; readonly text: string }
}

const verificationTexts: Readonly<Record<Locale, VerificationText>> = {
  en: {
    title: 'Is this your email?',
    text: 'Somebody, we hope you, made an account with the address our message came to. If you made it, confirm that the address is yours. If you did not, close this page: an account nobody confirms ends by itself. Or take it over by choosing a password, which signs everybody else out.',
    confirm: 'Yes, I made it',
    claim: 'Choose a password instead',
    done: {
      title: 'Your email is confirmed',
      text: 'Thank you. Reminders and messages about the safety of your account can now reach you.',
    },
  },
  ru: {
    title: 'Это ваша почта?',
    text: 'Кто-то — надеемся, вы — завёл учётную запись с адресом, на который пришло наше письмо. Если это сделали вы, подтвердите адрес. Если не вы, просто закройте страницу: неподтверждённая запись закроется сама. Или заберите её себе, задав пароль: все прежние сеансы при этом завершатся.',
    confirm: 'Да, это я',
    claim: 'Задать свой пароль',
    done: {
      title: 'Почта подтверждена',
      text: 'Спасибо. Теперь к вам будут доходить напоминания и сообщения о безопасности учётной записи.',
    },
  },
}

/** The words of the page behind the link that confirms an address. */
export function verificationText(locale: Locale): VerificationText {
  return typeset(locale, verificationTexts[locale])
}
