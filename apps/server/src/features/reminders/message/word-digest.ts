import type { Locale } from '@zeri/contract'
import type { Digest, WeekDigest } from '../../calendar/index.ts'
import { addDays, dateWords, spanWords } from './date-words.ts'
import type { DayMessage, WeekMessage } from './morning-message.ts'
import { messageWords } from './words.ts'

export const DAYS_OF_WEEK = 7

/** What depends on the reader and not on the day. */
type Reader = 'name' | 'school' | 'notes' | 'url' | 'disableUrl'

/** Puts a digest into words; the hour is the best of those that are not over when the message is due. */
export function wordDay(
  { hours, moon, ...digest }: Digest,
  {
    localDate,
    locale,
    dueAtMs,
  }: { readonly localDate: string; readonly locale: Locale; readonly dueAtMs: number },
): Omit<DayMessage, Reader> {
  return {
    kind: 'day',
    ...digest,
    ...dateWords(localDate, locale),
    hour: hours.find(({ endMs }) => endMs > dueAtMs)?.write(),
    moon: messageWords[locale].moonPhrase(moon),
  }
}

/** Puts the digest of the week that begins on a date into words. */
export function wordWeek(
  { best, quiet, moon }: WeekDigest,
  from: string,
  locale: Locale,
): Omit<WeekMessage, Reader> {
  return {
    kind: 'week',
    dates: spanWords(from, addDays(from, DAYS_OF_WEEK - 1), locale),
    best: best.map(({ date, ...day }) => ({ ...day, ...dateWords(date, locale) })),
    quiet: quiet && { ...quiet, ...dateWords(quiet.date, locale) },
    moon: moon && messageWords[locale].turnPhrase(moon.name, dateWords(moon.date, locale).date, moon.at),
  }
}
