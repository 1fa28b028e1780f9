import type { ActivityId, DayMessage } from '@zeri/almanac/judgement'
import { activityWords } from '../activities.ts'
import { at } from '../at.ts'
import { capitalised } from '../letters.ts'
import type { Locale } from '../locale.ts'
import { type DeedWords, deedsInEnglish, deedsInRussian } from './deed-words.ts'

/** What fits a headline, a title and a message alike. */
const MAX_LENGTH = 150

/** How many deeds of the leading and of the other side a sentence names, as long as it fits. */
const numbers: readonly (readonly [number, number])[] = [
  [3, 2],
  [3, 1],
  [2, 2],
  [2, 1],
  [1, 1],
]

type Deeds = { readonly good: readonly ActivityId[]; readonly bad: readonly ActivityId[] }

const wordsOf: Readonly<Record<Locale, DeedWords>> = { en: deedsInEnglish, ru: deedsInRussian }

function listDeeds(ids: readonly ActivityId[], form: 'good' | 'bad', locale: Locale): string {
  const names = ids.map((id) => {
    const { deed } = activityWords[id]
    if (locale === 'en') return deed.en
    return form === 'good' ? deed.ruGenitive : deed.ruAccusative
  })
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${wordsOf[locale].and} ${last}`
}

function pickDeeds(
  { weight, goodFor, putOff }: DayMessage,
  [most, fewest]: readonly [number, number],
): Deeds {
  if (weight < 0) return { good: goodFor.slice(0, fewest), bad: putOff.slice(0, most) }
  return { good: goodFor.slice(0, most), bad: putOff.slice(0, fewest) }
}

/** The wording turns with the number of the day, so that neighbours do not sound alike. */
const turn = (ways: readonly string[], julianDay: number): string => at(ways, julianDay % ways.length)

function listParts(message: DayMessage, { good, bad }: Deeds, julianDay: number, locale: Locale): string[] {
  const words = wordsOf[locale]
  const { weight, isFree } = message
  const fill = (way: string, form: 'good' | 'bad', ids: readonly ActivityId[]): string =>
    way.replace('…', listDeeds(ids, form, locale))
  const favoured = good.length > 0 ? [fill(turn(words.good[tone(weight)], julianDay), 'good', good)] : []
  const forbidden = bad.length > 0 ? [fill(turn(words.bad, julianDay), 'bad', bad)] : []
  if (weight < 0) return [...forbidden, ...(good.length > 0 ? favoured : [turn(words.quiet, julianDay)])]
  const free = isFree && weight > 0 ? [turn(words.free, julianDay)] : []
  if (good.length + bad.length === 0) return [turn(words.plain, julianDay), ...free]
  return [...(good.length > 0 ? favoured : [turn(words.plain, julianDay)]), ...forbidden, ...free]
}

const tone = (weight: number): 'lifted' | 'level' | 'lowered' =>
  weight > 0 ? 'lifted' : weight < 0 ? 'lowered' : 'level'

/** A sentence and the deeds that it names. */
export type DaySentence = Deeds & { readonly text: string }

/** A day in one or two short sentences: what it is good for and what to put off, in words of life. */
export function composeDaySentence(message: DayMessage, julianDay: number, locale: Locale): DaySentence {
  const ways = numbers.map((number) => {
    const deeds = pickDeeds(message, number)
    return { ...deeds, text: listParts(message, deeds, julianDay, locale).map(capitalised).join(' ') }
  })
  return ways.find(({ text }) => text.length <= MAX_LENGTH) ?? at(ways, ways.length - 1)
}

export function writeDaySentence(message: DayMessage, julianDay: number, locale: Locale): string {
  return composeDaySentence(message, julianDay, locale).text
}
