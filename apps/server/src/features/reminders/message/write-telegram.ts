import type { Locale } from '@zeri/contract'
import { type Markup, markup } from '../../../platform/markup.ts'
import type { DayMessage } from './day-message.ts'
import { listNames, messageWords, signed } from './words.ts'

/** The callback data of the button under a message. */
export const SWITCH_OFF = 'off'

export type TelegramText = {
  readonly html: string
  readonly button: { readonly text: string; readonly data: string }
}

/** Formats the message of a day in the HTML subset of Telegram; user input is escaped. */
export function writeTelegram(message: DayMessage, locale: Locale): TelegramText {
  const words = messageWords[locale]
  const { weekday, date, name, weight, word, why, best, hours, leave, url, disableUrl } = message
  const spans = hours.map(({ from, to }) => `${from}–${to}`).join(', ')
  const lines: readonly (Markup | undefined)[] = [
    markup`<b>${weekday}, ${date}</b> · ${name}`,
    markup`<b>${words.day(word)} (${signed(weight)})</b>`,
    markup`${why.join(' ')}`,
    markup``,
    best.length > 0 ? markup`<b>${words.best}:</b> ${listNames(best)}` : markup`${words.nothingBest}`,
    hours.length > 0 ? markup`<b>${words.hours}:</b> ${spans}` : undefined,
    leave.length > 0 ? markup`<b>${words.leave}:</b> ${listNames(leave)}` : undefined,
    markup``,
    markup`<a href="${url}">${words.whole}</a> · <a href="${disableUrl}">${words.off}</a>`,
  ]
  return {
    html: lines.flatMap((line) => (line ? [line.markup] : [])).join('\n'),
    button: { text: words.off, data: SWITCH_OFF },
  }
}
