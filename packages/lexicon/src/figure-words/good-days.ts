import { activityWords } from '../activities.ts'
import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type Years = {
  readonly activity: keyof typeof activityWords
  readonly first: number
  readonly last: number
  readonly least: { readonly year: number; readonly total: number }
  readonly most: { readonly year: number; readonly total: number }
  /** "2026: 61" and so on. */
  readonly totals: readonly string[]
}

export const yearTotalWord = { en: 'year', ru: 'год' } as const

/** The words of good days over twelve years. */
export function goodDaysWords(
  { activity, first, last, least, most, totals }: Years,
  locale: Locale,
): FigureWords {
  const { name, deed } = activityWords[activity]
  if (locale === 'ru')
    return {
      title: `${name.ru}: хорошие дни по месяцам, ${first}–${last}`,
      caption: `В клетке — сколько хороших дней для ${deed.ruGenitive} в этом месяце; чем их больше, тем зеленее. Меньше всего их в ${least.year} году, ${least.total}, больше всего в ${most.year}, ${most.total}.`,
      text: `Сколько хороших дней для ${deed.ruGenitive} в каждом году: ${totals.join('; ')}. Числа по месяцам стоят в клетках.`,
    }
  return {
    title: `${name.en}: good days a month, ${first}–${last}`,
    caption: `A cell says how many days of the month are good for ${deed.en}; the more, the greener. ${least.year} has the fewest, ${least.total}, and ${most.year} the most, ${most.total}.`,
    text: `Good days for ${deed.en} in each year: ${totals.join('; ')}. The numbers of the months stand in the cells.`,
  }
}
