import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type TermsOfYear = {
  readonly year: number
  /** A term with its date and longitude each, in words. */
  readonly terms: readonly string[]
}

/** The words of the circle of solar terms. */
export function termsCircleWords({ year, terms }: TermsOfYear, locale: Locale): FigureWords {
  if (locale === 'ru')
    return {
      title: `Двадцать четыре сезона ${year} года`,
      caption:
        'Годовой путь Солнца, летнее солнцестояние вверху; от сезона до сезона 15°. Закрашенная точка начинает солнечный месяц, пустая стоит в его середине. Даты — по календарю Китая.',
      text: `${terms.join('; ')}.`,
    }
  return {
    title: `The twenty-four solar terms of ${year}`,
    caption:
      'The yearly path of the sun, the summer solstice on top, 15° from term to term. A filled dot begins a solar month, an open one stands in its middle. Dates are those of the calendar of China.',
    text: `${terms.join('; ')}.`,
  }
}

/** What the two kinds of dots mean. */
export const termsCircleKinds = {
  en: { beginsMonth: 'begins a month', middle: 'middle of a month' },
  ru: { beginsMonth: 'начинает месяц', middle: 'середина месяца' },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>
