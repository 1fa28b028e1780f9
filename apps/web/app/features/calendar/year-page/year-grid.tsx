import { localisePath } from '@zeri/contract/browser'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { type Weight, weights } from '../../../ui/weight.ts'
import { useCalendarPath } from '../calendar-base.ts'
import { dayPath } from '../page-date.ts'
import { useDateGrid } from '../use-date-grid.ts'
import type { YearData } from './load-year.ts'
import styles from './year-grid.module.css'
import { YearMonth } from './year-month.tsx'

/** The days of a year, coloured by weight, as one grid for keyboard navigation. */
export function YearGrid({ data: { year, months, weekdays, today } }: { readonly data: YearData }) {
  const navigate = useNavigate()
  const at = useCalendarPath()
  const locale = useLocale()
  const first = months[0]?.first ?? ''
  const handlers = useDateGrid({
    start: today.startsWith(`${year}-`) ? today : first,
    onChoose: (date) => navigate(localisePath(at(dayPath(date)), locale)),
    pageOf: (date) => `/${Number(date.slice(0, 4))}`,
  })
  const verdicts = useVerdicts()
  return (
    <div {...handlers} className={`${styles.year} of-chart`}>
      {months.map((month) => (
        <YearMonth key={month.first} month={month} weekdays={weekdays} verdicts={verdicts} today={today} />
      ))}
    </div>
  )
}

/** Names the verdict of a day, or says that it is locked; a personal verdict also names the one for everyone. */
function useVerdicts(): (weight: Weight | null, everyone: Weight | null) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return useMemo(() => {
    const words = new Map<Weight | null, string>([
      [null, t('month.locked')],
      ...weights.map((weight): [Weight, string] => [
        weight,
        t('day.verdict', { word: t(`weights.${weight}`) }).toLocaleLowerCase(locale),
      ]),
    ])
    const wordOf = (weight: Weight | null) => words.get(weight) ?? ''
    return (weight, everyone) =>
      everyone === null
        ? wordOf(weight)
        : `${wordOf(weight)}, ${t('personal.everyoneSays', { verdict: wordOf(everyone) })}`
  }, [t, locale])
}
