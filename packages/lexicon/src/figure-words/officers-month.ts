import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type OfficersOfMonth = {
  /** In words. */
  readonly month: string
  /** A day with its officer each, in words. */
  readonly days: readonly string[]
  /** The day on which the count stands still; undefined in a month without one. */
  readonly pause: { readonly date: string; readonly term: string; readonly officer: string } | undefined
}

/** The words of the officers of a month. */
export function officersMonthWords({ month, days, pause }: OfficersOfMonth, locale: Locale): FigureWords {
  if (locale === 'ru')
    return {
      title: `Двенадцать установлений, ${month}`,
      caption: [
        'День за днём — следующее установление, после двенадцатого снова первое.',
        ...(pause
          ? [
              `В день сезона, который начинает солнечный месяц, счёт стоит на месте: ${pause.date}, «${pause.term}», — то же установление, что накануне: ${pause.officer}.`,
            ]
          : []),
      ].join(' '),
      text: `${days.join(', ')}.`,
    }
  return {
    title: `The twelve officers, ${month}`,
    caption: [
      'Each day has the next officer; after the twelfth comes the first again.',
      ...(pause
        ? [
            `On the day of a term that begins a solar month the count stands still: ${pause.date}, ${pause.term}, has the officer of the day before, ${pause.officer}.`,
          ]
        : []),
    ].join(' '),
    text: `${days.join(', ')}.`,
  }
}
