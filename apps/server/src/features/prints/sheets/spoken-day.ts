import type { Locale } from '@zeri/contract'
import { dateWords, signed } from '../../exports/index.ts'
import { printWords } from '../words.ts'
import type { PrintDay } from './content.ts'

// The text of a day that screen readers speak instead of the signs and colours of its cell on a printed sheet.

/** Describes a day as “Saturday, 14 November 2026; Yang Water Dragon; 0 Neutral”. */
export function describeDayBrieflyAloud(day: PrintDay, locale: Locale): string {
  const { weekday, date } = dateWords(day.date, locale)
  const verdict = day.verdict
    ? `${signed(day.verdict.weight)} ${day.verdict.word}`
    : printWords[locale].unrated
  return [`${weekday}, ${date}`, day.pillar, verdict, ...day.occasions].join('; ')
}

/** Adds the general weight (on a personal sheet), the activities and the lunar day: “…; Good for: a haircut; lunar day 6”. */
export function describeDayAloud(day: PrintDay, locale: Locale): string {
  const words = printWords[locale]
  return [
    describeDayBrieflyAloud(day, locale),
    ...(day.everyone === null ? [] : [words.spokenEveryone(signed(day.everyone))]),
    ...(day.goodFor.length === 0 ? [] : [`${words.goodFor} ${day.goodFor.join(', ')}`]),
    words.spokenLunar(day.lunarDay),
  ].join('; ')
}
