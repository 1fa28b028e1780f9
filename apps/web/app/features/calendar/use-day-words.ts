import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Weight } from '../../ui/weight.ts'
import type { MonthDay } from './month-days.ts'

type DayWords = { readonly sentence: string; readonly lunarDay: string }

/** A day of a grid in words for screen readers: “14 November, Saturday: Yang Water Dragon, neutral day, lunar day 6”. */
export function useDayWords(): (day: MonthDay, weekday: string) => DayWords {
  const { t } = useTranslation()
  const locale = useLocale()
  const lower = (text: string): string => text.toLocaleLowerCase(locale)
  const verdictOf = (weight: Weight): string => lower(t('day.verdict', { word: t(`weights.${weight}`) }))
  return ({ dayMonth, pillar, weight, everyone, lunar, occasions }, weekday) => {
    const facts = [
      pillar,
      weight === null ? t('month.locked') : verdictOf(weight),
      ...(everyone === undefined ? [] : [t('personal.everyoneSays', { verdict: verdictOf(everyone) })]),
      t('month.spokenLunar', { day: lunar.day }),
      ...occasions.map(({ name }) => name),
    ]
    return {
      sentence: `${dayMonth}, ${locale === 'ru' ? lower(weekday) : weekday}: ${facts.join(', ')}`,
      lunarDay: t('month.lunar', { day: lunar.day }),
    }
  }
}
