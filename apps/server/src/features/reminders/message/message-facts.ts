import type { Locale } from '@zeri/contract'
import type { DayMessage, MorningMessage, WeekMessage } from './morning-message.ts'
import { joinDeeds, messageWords, moonAfterLabel } from './words.ts'

type Fact = readonly [label: string, value: string]

/** What a morning lists with labels, in letters and in Telegram alike. */
export function listFacts(message: MorningMessage, locale: Locale): readonly Fact[] {
  const facts = message.kind === 'day' ? listDayFacts(message, locale) : listWeekFacts(message, locale)
  return facts.filter(([, value]) => value !== '')
}

function listDayFacts({ hour, moon, school = '' }: DayMessage, locale: Locale): Fact[] {
  const words = messageWords[locale]
  return [
    [words.hour, hour ? `${hour.from}–${hour.to}` : ''],
    [words.moon, moonAfterLabel(moon)],
    [words.school, school],
  ]
}

function listWeekFacts({ best, quiet, moon, school = '' }: WeekMessage, locale: Locale): Fact[] {
  const words = messageWords[locale]
  return [
    ...best.map(
      (day): Fact => [`${day.weekday}, ${day.date}`, words.goodDay(day, joinDeeds(day.goodFor, locale))],
    ),
    [words.quiet, quiet ? words.quietDay(quiet) : ''],
    [words.moon, moon === undefined ? '' : moonAfterLabel(moon)],
    [words.school, school],
  ]
}
