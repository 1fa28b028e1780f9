import type { Locale } from '@zeri/contract'
import { dateWords, signed } from '../../exports/index.ts'
import { printWords } from '../words.ts'
import type { PrintDay } from './content.ts'

// A day as it is read aloud: what its cell shows by signs, places and colours, in words.

/** As in “Saturday, 14 November 2026; Yang Water Dragon; 0 Neutral”. */
export function speakDayBriefly(day: PrintDay, locale: Locale): string {
  const { weekday, date } = dateWords(day.date, locale)
  const verdict = day.verdict
    ? `${signed(day.verdict.weight)} ${day.verdict.word}`
    : printWords[locale].unrated
  return [`${weekday}, ${date}`, day.pillar, verdict, ...day.occasions].join('; ')
}

/** The same with “Haircut, Planting; lunar day 6” at its end. */
export function speakDay(day: PrintDay, locale: Locale): string {
  const words = printWords[locale]
  return [
    speakDayBriefly(day, locale),
    ...(day.everyone === null ? [] : [words.spokenEveryone(signed(day.everyone))]),
    ...(day.best.length === 0 ? [] : [day.best.join(', ')]),
    words.spokenLunar(day.lunarDay),
  ].join('; ')
}
