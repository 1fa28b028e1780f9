import type { Translator } from '../../i18n/translator.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Weight } from '../../ui/weight.ts'
import { type MonthDay, type RatedFor, weightsOf } from './month-days.ts'

type DayWords = { readonly sentence: string; readonly lunarDay: string }

/**
 * A day of a grid in words for screen readers: “14 November, Saturday: Yang Water Dragon, neutral day, lunar day 6”; rated
 * for an activity, its verdict instead of the day's.
 */
export function createDayWords({
  t,
  locale,
}: Pick<Translator, 't' | 'locale'>): (day: MonthDay, weekday: string, rated?: RatedFor) => DayWords {
  const lower = (text: string): string => text.toLocaleLowerCase(locale)
  const verdictOf = (weight: Weight): string => lower(t('day.verdict', { word: t(`weights.${weight}`) }))
  const judge = (day: MonthDay, rated?: RatedFor): readonly string[] => {
    const { date, weight, everyone } = day
    if (weight === null) return [t('month.locked')]
    const own = rated && weightsOf(day)[rated.index]
    if (rated && own !== undefined) {
      const reason = rated.reasons[date]
      return [`${rated.name}: ${verdictOf(own)}`, ...(reason ? [reason] : [])]
    }
    const general =
      everyone === undefined ? [] : [t('personal.everyoneSays', { verdict: verdictOf(everyone) })]
    return [verdictOf(weight), ...general]
  }
  return (day, weekday, rated) => {
    const { dayMonth, pillar, lunar, occasions } = day
    const facts = [
      pillar,
      ...judge(day, rated),
      t('month.spokenLunar', { day: lunar.day }),
      ...occasions.map(({ name }) => name),
    ]
    return {
      sentence: `${dayMonth}, ${locale === 'ru' ? lower(weekday) : weekday}: ${facts.join(', ')}`,
      lunarDay: t('month.lunar', { day: lunar.day }),
    }
  }
}

/** The same in the language of the page. */
export function useDayWords(): ReturnType<typeof createDayWords> {
  return createDayWords(useTranslation())
}
