import type { Locale } from '@zeri/contract'
import { type Markup, markup } from '../../../platform/markup.ts'
import { listFacts } from './message-facts.ts'
import type { MorningMessage } from './morning-message.ts'
import { listSentences, messageWords, signed } from './words.ts'

/** The callback data of the button under a message: it ends this one, named by the id of the page that does the same. */
const switchOffData = (disableUrl: string): string =>
  `off:${disableUrl.slice(disableUrl.lastIndexOf('/') + 1)}`

export type TelegramText = {
  readonly html: string
  readonly button: { readonly text: string; readonly data: string }
}

/** Formats a morning in the HTML subset of Telegram; user input is escaped. */
export function writeTelegram(message: MorningMessage, locale: Locale): TelegramText {
  const words = messageWords[locale]
  const { kind, url, disableUrl, notes } = message
  const facts = listFacts(message, locale).map(([label, value]) => markup`<b>${label}:</b> ${value}`)
  const lines: readonly Markup[] = [
    ...writeHead(message, locale),
    markup``,
    ...facts,
    ...(facts.length > 0 ? [markup``] : []),
    ...notes.map((note) => markup`${note}`),
    ...(notes.length > 0 ? [markup``] : []),
    markup`<a href="${url}">${kind === 'day' ? words.whole : words.wholeMonth}</a> · <a href="${disableUrl}">${words.off}</a>`,
  ]
  return {
    html: lines.map((line) => line.markup).join('\n'),
    button: { text: words.off, data: switchOffData(disableUrl) },
  }
}

/**
 * Formats everyone's day for a public channel or a reply: there is nothing to switch off. The hour is shown with the town whose
 * clock it follows, and not at all without one.
 */
export function writePost(
  message: MorningMessage,
  { locale, town }: { readonly locale: Locale; readonly town: string | undefined },
): string {
  const words = messageWords[locale]
  const facts = listFacts(message, locale).flatMap(([label, value]) => {
    if (label !== words.hour) return [markup`<b>${label}:</b> ${value}`]
    return town === undefined ? [] : [markup`<b>${label}:</b> ${value} (${town})`]
  })
  const lines: readonly Markup[] = [
    ...writeHead(message, locale),
    markup``,
    ...facts,
    ...(facts.length > 0 ? [markup``] : []),
    markup`<a href="${message.url}">${words.whole}</a>`,
  ]
  return lines.map((line) => line.markup).join('\n')
}

function writeHead(message: MorningMessage, locale: Locale): Markup[] {
  const words = messageWords[locale]
  const { name } = message
  const owner = name === undefined ? markup`` : markup` · ${name}`
  if (message.kind === 'week')
    return [
      markup`<b>${words.week(message.dates)}</b>${owner}`,
      markup`${words.standOut[message.best.length] ?? ''}`,
    ]
  const { weekday, date, weight, word } = message
  return [
    markup`<b>${weekday}, ${date}</b>${owner}`,
    markup`<b>${words.day(word)} (${signed(weight)})</b>`,
    ...listSentences(message, locale).map((one) => markup`${one}`),
  ]
}
