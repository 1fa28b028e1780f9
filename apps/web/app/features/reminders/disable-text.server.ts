import type { Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

const texts = {
  en: {
    title: 'Switch off reminders',
    text: 'The daily message about your day will stop coming, in Telegram and by email. Nothing else changes: your charts and your calendar stay, and you can switch reminders on again in your account.',
    button: 'Switch off',
    done: {
      title: 'Reminders are off',
      text: 'No more daily messages will come. You can switch them on again in your account whenever you like.',
    },
    toAccount: 'To my account',
  },
  ru: {
    title: 'Выключить напоминания',
    text: 'Ежедневные сообщения о вашем дне перестанут приходить — и в Telegram, и на почту. Больше ничего не изменится: карты рождения и календарь останутся, а включить напоминания снова можно в личном кабинете.',
    button: 'Выключить',
    done: {
      title: 'Напоминания выключены',
      text: 'Ежедневные сообщения больше не придут. Включить их снова можно в любой момент в личном кабинете.',
    },
    toAccount: 'В личный кабинет',
  },
} as const

/** The words of the page that switches reminders off. */
export function disableText(locale: Locale) {
  return typeset(locale, texts[locale])
}
