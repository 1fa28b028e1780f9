import type { Locale } from '@zeri/contract'
import type { DayMessage, MorningMessage, WeekMessage } from './morning-message.ts'
import { joinDeeds, messageWords, signed } from './words.ts'

/** The longest text of a notification that phones show in full when it is opened. */
export const MAX_PUSH_BODY = 178

/** What a notification shows. It has no name: others may see the screen. */
export type PushText = { readonly title: string; readonly body: string }

/** Formats a morning as a notification; what does not fit is left out, the least important first. */
export function writePush(message: MorningMessage, locale: Locale): PushText {
  return message.kind === 'day' ? writeDay(message, locale) : writeWeek(message, locale)
}

/** A sentence of a notification; what ranks lower is left out first. */
type Part = { readonly text: string; readonly rank: number }

const partsOf = (texts: readonly string[], rank: number): Part[] => texts.map((text) => ({ text, rank }))

/** The nearest note ranks right after what the day is good for, the others last. */
const partsOfNotes = ([nearest, ...others]: readonly string[]): Part[] => [
  ...partsOf(nearest === undefined ? [] : [nearest], 1),
  ...partsOf(others, 4),
]

function writeDay({ weekday, date, weight, word, ...day }: DayMessage, locale: Locale): PushText {
  const words = messageWords[locale]
  const { notes, sentence, hour, moon } = day
  return {
    title: `${words.day(word)} (${signed(weight)}) · ${weekday}, ${date}`,
    body: joinFitting([
      ...partsOfNotes(notes),
      ...partsOf([sentence], 0),
      ...partsOf(hour ? [`${words.hour}: ${hour.from}–${hour.to}.`] : [], 2),
      ...partsOf([`${moon}.`], 3),
    ]),
  }
}

function writeWeek({ dates, best, quiet, notes, moon }: WeekMessage, locale: Locale): PushText {
  const words = messageWords[locale]
  const days = best.map(
    ({ weekday, goodFor }) => `${weekday}: ${words.goodFor(joinDeeds(goodFor.slice(0, 1), locale))}.`,
  )
  return {
    title: words.week(dates),
    body: joinFitting([
      ...partsOfNotes(notes),
      ...partsOf(best.length === 0 ? [words.standOut[0] ?? ''] : days, 0),
      ...partsOf(quiet ? [`${words.quiet}: ${words.quietWeekday(quiet.weekday)}.`] : [], 2),
      ...partsOf(moon === undefined ? [] : [`${moon}.`], 3),
    ]),
  }
}

/** Joins the sentences that fit in their order, having chosen them by their rank. */
function joinFitting(parts: readonly Part[]): string {
  const chosen = new Set<Part>()
  let room = MAX_PUSH_BODY + 1
  for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
    if (part.text.length + 1 > room) continue
    chosen.add(part)
    room -= part.text.length + 1
  }
  return parts
    .filter((part) => chosen.has(part))
    .map(({ text }) => text)
    .join(' ')
}
