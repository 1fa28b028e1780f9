import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type Schools = {
  readonly year: number
  /** The place whose midnight counts where a school goes by the place. */
  readonly place: string
  readonly days: number
  readonly verdicts: number
  /** "name: 3.1 %, 12 days" and so on, what moves most first. */
  readonly lines: readonly string[]
}

export const schoolHeadings = {
  verdicts: { en: 'verdicts turned over', ru: 'оценок сменило знак' },
  days: { en: 'days', ru: 'дней' },
} as const

/** One school in the text of the figure. */
export function writeSchoolLine(
  { name, percent, days }: { readonly name: string; readonly percent: string; readonly days: number },
  locale: Locale,
): string {
  return locale === 'ru'
    ? `${name}: ${percent} оценок, дней ${days}`
    : `${name}: ${percent} of verdicts, days ${days}`
}

/** The words of how often schools disagree. */
export function schoolsDifferWords(
  { year, place, days, verdicts, lines }: Schools,
  locale: Locale,
): FigureWords {
  if (locale === 'ru')
    return {
      title: `Как часто школы расходятся: ${year} год`,
      caption: `Каждая строка меняет одно правило книги. Полоса и процент — сколько из ${verdicts} оценок дел за год сменило знак, число справа — у скольких из ${days} дней сменился знак всего дня. Где школа считает по месту, взято: ${place}.`,
      text: `Что меняется за ${year} год, если сменить одно правило: ${lines.join('; ')}.`,
    }
  return {
    title: `How often schools disagree: ${year}`,
    caption: `Each line changes one rule of the book. The bar and the per cent say how many of the year’s ${verdicts} verdicts on activities change sign, the number on the right on how many of ${days} days the whole day does. Where a school goes by the place, it is ${place}.`,
    text: `What changes over ${year} when one rule is changed: ${lines.join('; ')}.`,
  }
}
