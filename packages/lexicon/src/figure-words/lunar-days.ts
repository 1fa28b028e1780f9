import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type TwoCounts = {
  /** The month in words. */
  readonly month: string
  /** Undefined where the language has no default place. */
  readonly place: string | undefined
  /** Days whose number at noon is the same by both counts, and all days. */
  readonly alike: number
  readonly days: number
  /** "1: 22 and 22" and so on: the date, the Chinese day and the moonrise day at noon. */
  readonly lines: readonly string[]
}

export const lunarDayHeadings = {
  date: { en: 'date', ru: 'число' },
  chinese: { en: 'Chinese day', ru: 'китайский день' },
  moonrise: { en: 'from moonrise', ru: 'от восхода луны' },
} as const

/** The words of lunar days by two counts. */
export function lunarDaysWords({ month, place, alike, days, lines }: TwoCounts, locale: Locale): FigureWords {
  if (locale === 'ru')
    return {
      title: `Два счёта лунных дней: ${month}`,
      caption: `Китайский день меняется в полночь, лунные сутки — с восходом луны, каждый раз почти на час позже${place === undefined ? '' : ` (${place})`}. В полдень номера совпадают в ${alike} днях из ${days}.`,
      text: `Число месяца, китайский лунный день и лунные сутки в полдень: ${lines.join('; ')}.`,
    }
  return {
    title: `Lunar days by two counts: ${month}`,
    caption: `The Chinese day changes at midnight, the other with moonrise, nearly an hour later each time${place === undefined ? ', here at Greenwich' : ` (${place})`}. At noon the numbers agree on ${alike} days of ${days}.`,
    text: `Date, Chinese lunar day, and the day from moonrise at noon: ${lines.join('; ')}.`,
  }
}
