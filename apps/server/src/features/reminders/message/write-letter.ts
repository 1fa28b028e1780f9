import type { Locale } from '@zeri/contract'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { ReminderMessage } from './reminder-message.ts'
import { listNames, messageWords, signed } from './words.ts'

/** Formats the message of a day as a mail. */
export function writeDayLetter(message: ReminderMessage, locale: Locale): Letter {
  const words = messageWords[locale]
  const { weekday, date, name, weight, word, sentence, why, url, disableUrl } = message
  const facts: readonly [string, string][] = [
    [words.alsoGood, listNames(message.alsoGood)],
    [words.hours, message.hours.map(({ from, to }) => `${from}–${to}`).join(', ')],
    [words.alsoPutOff, listNames(message.alsoPutOff)],
    [words.school, message.school ?? ''],
  ]
  return {
    subject: words.subject(`${weekday}, ${date}`, word),
    title: `${words.day(word)} (${signed(weight)})`,
    paragraphs: [`${weekday}, ${date} · ${name}`, sentence, ...why],
    facts: facts.filter(([, value]) => value !== ''),
    action: { label: words.whole, url },
    unsubscribe: { label: words.offInMail, url: disableUrl },
  }
}
