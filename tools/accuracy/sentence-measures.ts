// How easily sentences read, and how much they vary from day to day.

import type { Locale } from '@zeri/contract'

const WINDOW_DAYS = 31

/** Sentences of days that follow each other, in one language and for one reader. */
export type Series = { readonly locale: Locale; readonly sentences: readonly string[] }

/** Days that say what the day before says. */
export const countRepeats = (series: readonly Series[]): number =>
  series.reduce(
    (sum, { sentences }) =>
      sum + sentences.filter((one, index) => index > 0 && one === sentences[index - 1]).length,
    0,
  )

/** The least number of different sentences in any 31 days. */
export function findLeastVariety(series: readonly Series[]): number {
  const least = series.map(({ sentences }) => {
    const windows = Math.max(1, sentences.length - WINDOW_DAYS + 1)
    const sizes = Array.from(
      { length: windows },
      (_, from) => new Set(sentences.slice(from, from + WINDOW_DAYS)).size,
    )
    return Math.min(...sizes)
  })
  return Math.min(...least)
}

export const findLongest = (series: readonly Series[]): number =>
  series.reduce((most, { sentences }) => Math.max(most, ...sentences.map(({ length }) => length)), 0)

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d’'-]+/gu) ?? []
const splitSentences = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean)

/** Groups of vowels, without a silent e. */
function countSyllables(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

type Tally = { words: number; sentences: number; syllables: number }

function tally(series: readonly Series[], locale: Locale): Tally {
  const sum: Tally = { words: 0, sentences: 0, syllables: 0 }
  for (const { locale: own, sentences } of series) {
    if (own !== locale) continue
    for (const text of sentences) {
      const words = wordsOf(text)
      sum.words += words.length
      sum.sentences += splitSentences(text).length
      if (locale === 'en') sum.syllables += words.reduce((count, word) => count + countSyllables(word), 0)
    }
  }
  return sum
}

/** The Flesch–Kincaid grade of the English sentences. Source: Kincaid et al., 1975. */
export function gradeEnglish(series: readonly Series[]): number {
  const { words, sentences, syllables } = tally(series, 'en')
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

/** Words in a Russian sentence, on average. */
export function meanRussianWords(series: readonly Series[]): number {
  const { words, sentences } = tally(series, 'ru')
  return words / sentences
}
