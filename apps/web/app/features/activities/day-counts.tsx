import { useTranslation } from '../../i18n/use-translation.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import styles from './day-counts.module.css'
import type { MonthDaysData } from './load-activity-month.server.ts'

/** How many days of a month have each rating: the good ones apart, the others together. */
export function DayCounts({ counts }: Pick<MonthDaysData, 'counts'>) {
  const { t } = useTranslation()
  const good = counts.filter(({ weight }) => weight > 0)
  const rest = counts.filter(({ weight, days }) => weight <= 0 && days > 0)
  const left = rest.reduce((sum, { days }) => sum + days, 0)
  return (
    <ul className={styles.counts}>
      {good.map(({ weight, days }) => (
        <li key={weight} className={styles.count}>
          <span className={styles.number}>{days}</span> <WeightBadge weight={weight} size="small" />{' '}
          {t(`weights.${weight}`).toLowerCase()}
        </li>
      ))}
      {left > 0 && (
        <li className={styles.count} data-rest="">
          <span className={styles.number}>{left}</span>{' '}
          {rest.map(({ weight }) => (
            <WeightBadge key={weight} weight={weight} size="small" />
          ))}{' '}
          {t('activities.rest')}
        </li>
      )}
    </ul>
  )
}
