import type { Locale } from '@zeri/contract'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { DayMessage } from './day-message.ts'
import { listNames, messageWords, signed } from './words.ts'

/** Formats the message of a day as a mail. */
export function writeDayLetter(message: DayMessage, locale: Locale): Letter {
  const words = messageWords[locale]
  const { weekday, date, name, weight, word, why, best, hours, leave, url, disableUrl } = message
  const facts: [string, string][] = [
    ...(best.length > 0 ? [[words.best, listNames(best)] as [string, string]] : []),
    ...(hours.length > 0
      ? [[words.hours, hours.map(({ from, to }) => `${from}–${to}`).join(', ')] as [string, string]]
      : []),
    ...(leave.length > 0 ? [[words.leave, listNames(leave)] as [string, string]] : []),
  ]
  return {
    subject: words.subject(`${weekday}, ${date}`, word),
    title: `${words.day(word)} (${signed(weight)})`,
    paragraphs: [
      `${weekday}, ${date} · ${name}`,
      why.join(' '),
      ...(best.length > 0 ? [] : [words.nothingBest]),
    ],
    facts,
    action: { label: words.whole, url },
    unsubscribe: { label: words.offInMail, url: disableUrl },
  }
}
