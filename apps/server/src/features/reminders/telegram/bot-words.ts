/** Replies of the bot, in Russian: only the Russian edition has bots. */
export const botWords = {
  linked: (profile: string) =>
    `Готово, Telegram подключён. Выберите карту рождения и время в профиле, и каждый день сюда будет приходить короткая подсказка: ${profile}`,
  expired: (profile: string) =>
    `Эта ссылка больше не действует: она живёт десять минут и срабатывает один раз. Откройте профиль на сайте и нажмите на ссылку ещё раз: ${profile}`,
  elsewhere: (profile: string) =>
    `Этот Telegram уже подключён к другой учётной записи. Чтобы подключить его к этой, сначала отправьте /stop, а потом снова откройте ссылку в профиле: ${profile}`,
  hello: (profile: string) =>
    `Здравствуйте! Я присылаю подсказку на день из персонального календаря. Чтобы подключить Telegram, войдите на сайт и откройте ссылку в профиле: ${profile}`,
  known: (profile: string) =>
    `Telegram подключён. Карту рождения и время подсказки можно выбрать в профиле: ${profile}. Чтобы отключить Telegram совсем, отправьте /stop.`,
  stopped: (profile: string) =>
    `Telegram отключён, подсказки больше не придут. Подключить его снова можно в профиле: ${profile}`,
  unknown: (profile: string) =>
    `Telegram не подключён, отключать нечего. Подключить его можно в профиле: ${profile}`,
  off: (profile: string) => `Напоминания выключены. Включить их снова можно в профиле: ${profile}`,
} as const

export type BotWord = keyof typeof botWords

export function isBotWord(word: string): word is BotWord {
  return word in botWords
}
