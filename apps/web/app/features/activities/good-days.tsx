import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { dayPath } from '../calendar/page-date.ts'
import styles from './good-days.module.css'
import type { GoodDayData } from './load-activity-month.server.ts'

type GoodDaysProps = { readonly days: readonly GoodDayData[]; readonly place: string | null }

/** Good days of an activity with their reasons and their best hours. */
export function GoodDays({ days, place }: GoodDaysProps) {
  const { t } = useTranslation()
  const hasHours = days.some(({ hour }) => hour !== null)
  return (
    <>
      <ol className={styles.days}>
        {days.map(({ date, weekday, dayMonth, weight, stem, branch, why, hour }) => (
          <li key={date} className={styles.day}>
            <span className={styles.characters} aria-hidden="true">
              <Characters arrangement="beside" stem={stem} branch={branch} />
            </span>
            <p className={styles.name}>
              <span className={styles.weekday}>{weekday}</span>{' '}
              <PageLink to={dayPath(date)} className={styles.date}>
                {dayMonth}
              </PageLink>
            </p>
            <p className={styles.why}>
              <WeightBadge weight={weight} size="small" word={t(`weights.${weight}`)} />
              {why.length > 0 && <span> {t('activities.because', { names: why.join(', ') })}</span>}
              {hour && <span> {t('activities.bestHour', { hour })}</span>}
            </p>
          </li>
        ))}
      </ol>
      {hasHours && (
        <p className={styles.note}>
          {place ? t('activities.hoursAt', { place }) : t('activities.hoursBySun')}
        </p>
      )}
    </>
  )
}
