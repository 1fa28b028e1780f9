import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type PathsOfMonth = {
  /** In words. */
  readonly month: string
  /** A day with its star each, in words. */
  readonly yellow: readonly string[]
  readonly black: readonly string[]
}

/** The words of the two paths over a month. */
export function pathsWords({ month, yellow, black }: PathsOfMonth, locale: Locale): FigureWords {
  if (locale === 'ru')
    return {
      title: `Жёлтый и чёрный путь, ${month}`,
      caption: `Сплошная полоса и крупный знак — жёлтый путь, штриховка — чёрный. Дней жёлтого пути — ${yellow.length}, чёрного — ${black.length}. В день сезона, который начинает солнечный месяц, порядок звёзд сдвигается.`,
      text: `Жёлтый путь: ${yellow.join(', ')}. Чёрный путь: ${black.join(', ')}.`,
    }
  return {
    title: `The yellow and the black path, ${month}`,
    caption: `A solid bar and a bold sign are the yellow path, a hatched bar the black one: ${yellow.length} days and ${black.length}. The order of the stars shifts on the day of a term that begins a solar month.`,
    text: `Yellow path: ${yellow.join(', ')}. Black path: ${black.join(', ')}.`,
  }
}
