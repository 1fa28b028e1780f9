import type { Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

const texts = {
  en: {
    title: 'Switch off reminders',
    text: 'The message that this link came with will stop coming. Nothing else changes: your charts and your calendar stay, and you can switch it on again on the page “The day, every morning” or in your account.',
    button: 'Switch off',
    done: {
      title: 'Reminders are off',
      text: 'This message will not come any more. You can switch it on again whenever you like.',
    },
    toMorning: 'The day, every morning',
    toAccount: 'To my account',
  },
  ru: {
    title: 'Выключить напоминания',
    text: 'Сообщения, в одном из которых была эта ссылка, перестанут приходить. Больше ничего не изменится: карты рождения и календарь останутся, а включить напоминания снова можно на странице «Календарь каждое утро» или в личном кабинете.',
    button: 'Выключить',
    done: {
      title: 'Напоминания выключены',
      text: 'Эти сообщения больше не придут. Включить их снова можно в любой момент.',
    },
    toMorning: 'Календарь каждое утро',
    toAccount: 'В личный кабинет',
  },
} as const

/** The words of the page that switches reminders off. */
export function disableText(locale: Locale) {
  return typeset(locale, texts[locale])
}
