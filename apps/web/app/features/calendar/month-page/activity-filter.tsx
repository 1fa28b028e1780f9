import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import { findDaysFor } from '../best-activities.ts'
import { useCalendarPath } from '../calendar-base.ts'
import { dayPath } from '../page-date.ts'
import styles from './activity-filter.module.css'
import type { MonthData } from './load-month.ts'

type ActivityFilterProps = {
  readonly data: MonthData
  /** Id of the chosen activity; empty for none. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Finds the days of the month that are good for one activity. */
export function ActivityFilter({
  data: { themes, activities, days },
  chosen,
  onChoose,
}: ActivityFilterProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={`${styles.filter} needs-script`}>
      <label htmlFor={id} className={styles.label}>
        {t('month.filter.label')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{t('month.filter.none')}</option>
        {themes.map((theme) => (
          <optgroup key={theme.id} label={theme.name}>
            {activities
              .filter((activity) => activity.theme === theme.id)
              .map((activity) => (
                <option key={activity.id} value={activity.id}>
                  {activity.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <div role="status" className={styles.found}>
        {chosen && (
          <FoundDays
            found={findDaysFor(
              days,
              activities.findIndex((activity) => activity.id === chosen),
            )}
          />
        )}
      </div>
    </div>
  )
}

function FoundDays({ found }: { readonly found: ReturnType<typeof findDaysFor<MonthData['days'][number]>> }) {
  const { t } = useTranslation()
  const at = useCalendarPath()
  if (found.length === 0) return <p className={styles.nothing}>{t('month.filter.nothing')}</p>
  return (
    <>
      <p className={styles.count}>{t('month.filter.found', { count: found.length })}</p>
      <ol className={styles.days}>
        {found.map(({ day, weight }) => (
          <li key={day.date}>
            <PageLink to={at(dayPath(day.date))} className={styles.day}>
              {day.dayMonth} <WeightBadge weight={weight} size="small" />
            </PageLink>
          </li>
        ))}
      </ol>
    </>
  )
}
