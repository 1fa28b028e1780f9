import { activityWords } from '../activities.ts'
import type { Locale } from '../locale.ts'
import type { FigureWords } from './figure-words.ts'

type PastYear = {
  readonly activity: keyof typeof activityWords
  /** In words. */
  readonly from: string
  readonly to: string
  readonly good: number
  readonly neutral: number
  readonly bad: number
  /** "+3: 4" and so on, the best first. */
  readonly counts: readonly string[]
}

/** The words of the past year of an activity. */
export function activityYearWords(
  { activity, from, to, good, neutral, bad, counts }: PastYear,
  locale: Locale,
): FigureWords {
  const { name, deed } = activityWords[activity]
  if (locale === 'ru')
    return {
      title: `${name.ru}: прошедший год по дням`,
      caption: `Столбик — неделя, клетка — день. Плюс и зелёный — день подходит для ${deed.ruGenitive}, минус и красный — нет; чем крупнее знак, тем сильнее. Хороших дней ${good}, плохих ${bad}, без пометки ${neutral}.`,
      text: `Дни с ${from} по ${to} для ${deed.ruGenitive}: хороших ${good}, без пометки ${neutral}, плохих ${bad}. По оценкам: ${counts.join('; ')}.`,
    }
  return {
    title: `${name.en}: the past year, day by day`,
    caption: `A column is a week, a cell a day. Plus and green: good for ${deed.en}; minus and red: not; the larger the mark, the stronger. ${good} days are good, ${bad} bad, ${neutral} carry no note.`,
    text: `Days from ${from} to ${to} for ${deed.en}: ${good} good, ${neutral} without a note, ${bad} bad. By rating: ${counts.join('; ')}.`,
  }
}
