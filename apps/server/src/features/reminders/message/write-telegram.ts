import type { Locale } from '@zeri/contract'
import { type Markup, markup } from '../../../platform/markup.ts'
import type { ReminderMessage } from './reminder-message.ts'
import { listNames, messageWords, signed } from './words.ts'

/** The callback data of the button under a message. */
export const SWITCH_OFF = 'off'

export type TelegramText = {
  readonly html: string
  readonly button: { readonly text: string; readonly data: string }
}

/** Formats the message of a day in the HTML subset of Telegram; user input is escaped. */
export function writeTelegram(message: ReminderMessage, locale: Locale): TelegramText {
  const words = messageWords[locale]
  const { weekday, date, name, weight, word, sentence, why, url, disableUrl } = message
  const facts = [
    [words.alsoGood, listNames(message.alsoGood)],
    [words.hours, message.hours.map(({ from, to }) => `${from}–${to}`).join(', ')],
    [words.alsoPutOff, listNames(message.alsoPutOff)],
    [words.school, message.school ?? ''],
  ] as const
  const listed = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => markup`<b>${label}:</b> ${value}`)
  const lines: readonly Markup[] = [
    markup`<b>${weekday}, ${date}</b> · ${name}`,
    markup`<b>${words.day(word)} (${signed(weight)})</b>`,
    ...[sentence, ...why].map((one) => markup`${one}`),
    markup``,
    ...(listed.length > 0 ? [...listed, markup``] : []),
    markup`<a href="${url}">${words.whole}</a> · <a href="${disableUrl}">${words.off}</a>`,
  ]
  return {
    html: lines.map((line) => line.markup).join('\n'),
    button: { text: words.off, data: SWITCH_OFF },
  }
}
