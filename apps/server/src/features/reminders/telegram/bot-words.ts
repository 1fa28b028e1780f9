import type { Locale } from '@zeri/contract'

/** Pages that replies lead to. */
export type BotLinks = { readonly profile: string; readonly morning: string }

/** What a reply is about, beside its word. */
type ReplyFacts = { readonly time?: string | undefined }

type Words = Readonly<Record<BotWord, (links: BotLinks, facts: ReplyFacts) => string>>

const words = [
  'linked',
  'started',
  'startedWeekly',
  'expired',
  'elsewhere',
  'taken',
  'hello',
  'known',
  'following',
  'stopped',
  'unknown',
  'off',
] as const

/** Queued replies that are composed when they are sent: the cards of an inline query, and the day. */
export const INLINE_WORD = 'inline'
export const TODAY_WORD = 'today'

/** A reply of the bot whose text is always the same. */
export type BotWord = (typeof words)[number]

export function isBotWord(word: string): word is BotWord {
  return words.some((one) => one === word)
}

export const botWords: Readonly<Record<Locale, Words>> = {
  en: {
    linked: ({ profile }) =>
      `Done, Telegram is connected. Choose a birth chart and a time in your profile, and a short note on the day will come here every day: ${profile}`,
    started: ({ morning }, { time = '' }) =>
      `Done. Every day at ${time} a short note on the day will come here. To change the time or the place: ${morning}. To stop, send /stop.`,
    startedWeekly: ({ morning }, { time = '' }) =>
      `Done. Every Monday at ${time} the week will come here in a few lines. To change the time or the place: ${morning}. To stop, send /stop.`,
    expired: ({ morning }) =>
      `This link no longer works: it lives for ten minutes and works once. Open the page again and take a new one: ${morning}`,
    elsewhere: ({ profile }) =>
      `This Telegram is already connected to another account. To connect it to this one, first send /stop, then open the link in your profile again: ${profile}`,
    taken: ({ morning }) =>
      `The day already comes here, for another account or without one. To replace it, first send /stop, then take a new link: ${morning}`,
    hello: ({ morning }) =>
      `Hello! I send a day of the Chinese calendar every morning: what it is good for, what can wait, the best hour and the moon. Choose the time and the place: ${morning}. Send /today to see today.`,
    known: ({ profile }) =>
      `Telegram is connected. The birth chart and the time of the daily note are in your profile: ${profile}. To disconnect, send /stop.`,
    following: ({ morning }) =>
      `The day comes here as you have chosen. To change the time or the place: ${morning}. Send /today to see today, /stop to stop.`,
    stopped: ({ morning }) =>
      `Done, nothing more will come here. You can start again at any time: ${morning}`,
    unknown: ({ morning }) => `Nothing is sent here, so there is nothing to stop. To begin: ${morning}`,
    off: ({ morning }) => `Switched off. You can switch it on again at any time: ${morning}`,
  },
  ru: {
    linked: ({ profile }) =>
      `Готово, Telegram подключён. Выберите карту рождения и время в профиле, и каждый день сюда будет приходить короткая подсказка: ${profile}`,
    started: ({ morning }, { time = '' }) =>
      `Готово. Каждый день в ${time} сюда будет приходить короткая подсказка. Изменить время или место: ${morning}. Отказаться: /stop.`,
    startedWeekly: ({ morning }, { time = '' }) =>
      `Готово. По понедельникам в ${time} сюда будет приходить неделя в нескольких строках. Изменить время или место: ${morning}. Отказаться: /stop.`,
    expired: ({ profile, morning }) =>
      `Эта ссылка больше не действует: она живёт десять минут и срабатывает один раз. Возьмите новую на странице утренних подсказок: ${morning}, или в профиле: ${profile}`,
    elsewhere: ({ profile }) =>
      `Этот Telegram уже подключён к другой учётной записи. Чтобы подключить его к этой, сначала отправьте /stop, а потом снова откройте ссылку в профиле: ${profile}`,
    taken: ({ morning }) =>
      `Подсказка сюда уже приходит: для другой учётной записи или без неё. Чтобы заменить её, сначала отправьте /stop, а потом возьмите новую ссылку: ${morning}`,
    hello: ({ profile, morning }) =>
      `Здравствуйте! Каждое утро я присылаю день китайского календаря: что делать, что отложить, лучший час и луну. Выберите время и место: ${morning}. Персональную подсказку можно подключить в профиле: ${profile}. Сегодняшний день: /today.`,
    known: ({ profile }) =>
      `Telegram подключён. Карту рождения и время подсказки можно выбрать в профиле: ${profile}. Чтобы отключить Telegram совсем, отправьте /stop.`,
    following: ({ morning }) =>
      `Подсказка приходит сюда так, как вы выбрали. Изменить время или место: ${morning}. Сегодняшний день: /today. Отказаться: /stop.`,
    stopped: ({ morning }) =>
      `Telegram отключён, подсказки больше не придут. Начать снова можно в любой день: ${morning}`,
    unknown: ({ morning }) =>
      `Сюда ничего не приходит, отключать нечего. Выбрать утреннюю подсказку можно здесь: ${morning}`,
    off: ({ morning }) => `Напоминания выключены. Включить их снова можно в любой день: ${morning}`,
  },
}
