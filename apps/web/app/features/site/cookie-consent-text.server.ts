import type { Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

export type CookieConsentText = {
  readonly title: string
  readonly unanswered: string
  readonly accepted: string
  readonly refused: string
  readonly withoutScript: string
}

const texts: Readonly<Record<Locale, CookieConsentText>> = {
  en: {
    title: 'Your answer about cookies',
    unanswered: 'You have not answered yet, so your visits are not counted.',
    accepted: 'You agreed that your visits may be counted.',
    refused: 'You declined, so your visits are not counted.',
    withoutScript: 'Visits are counted by a script. Your browser runs none, so there is nothing to decide.',
  },
  ru: {
    title: 'Ваш ответ о cookie',
    unanswered: 'Вы ещё не ответили, поэтому ваши посещения не считаются.',
    accepted: 'Вы согласились, чтобы мы считали ваши посещения.',
    refused: 'Вы отказались, поэтому ваши посещения не считаются.',
    withoutScript: 'Посещения считает скрипт. В вашем браузере скрипты не работают, так что и решать нечего.',
  },
}

/** What the privacy policy says about the choice made in the cookie banner. */
export function cookieConsentText(locale: Locale): CookieConsentText {
  return typeset(locale, texts[locale])
}
