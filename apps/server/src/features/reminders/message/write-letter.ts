import type { Locale } from '@zeri/contract'
import type { Letter } from '../../../platform/mail/letter.ts'
import { listFacts } from './message-facts.ts'
import type { DayMessage, MorningMessage, WeekMessage } from './morning-message.ts'
import { listSentences, messageWords, signed } from './words.ts'

/** Formats a morning as a mail. */
export function writeMorningLetter(message: MorningMessage, locale: Locale): Letter {
  const words = messageWords[locale]
  const { kind, disableUrl } = message
  return {
    ...(kind === 'day' ? writeDay(message, locale) : writeWeek(message, locale)),
    facts: listFacts(message, locale),
    unsubscribe: { label: words.offInMail[kind], url: disableUrl },
  }
}

type Parts = Pick<Letter, 'subject' | 'title' | 'paragraphs' | 'action'>

function writeDay(message: DayMessage, locale: Locale): Parts {
  const words = messageWords[locale]
  const { weekday, date, name, weight, word, notes, url } = message
  const day = `${weekday}, ${date}`
  return {
    subject: words.subject(message),
    title: `${words.day(word)} (${signed(weight)})`,
    paragraphs: [name === undefined ? day : `${day} · ${name}`, ...notes, ...listSentences(message, locale)],
    action: { label: words.whole, url },
  }
}

function writeWeek(message: WeekMessage, locale: Locale): Parts {
  const words = messageWords[locale]
  const { dates, name, notes, best, url } = message
  return {
    subject: words.weekSubject(message),
    title: name === undefined ? words.week(dates) : `${words.week(dates)} · ${name}`,
    paragraphs: [...notes, words.standOut[best.length] ?? ''],
    action: { label: words.wholeMonth, url },
  }
}
