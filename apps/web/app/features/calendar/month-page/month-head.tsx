import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { StoredSwitch } from '../../../ui/segmented-switch.tsx'
import { storedChoices } from '../../site/stored-keys.ts'
import { useCalendarPath } from '../calendar-base.ts'
import { CalendarHead } from '../calendar-head.tsx'
import { datePath, monthPath } from '../page-date.ts'
import type { MonthData } from './load-month.ts'
import styles from './month-head.module.css'

type MonthHeadProps = {
  readonly data: MonthData
  readonly pillars: string
  /** The query that stays on other months. */
  readonly query: string
}

/** The heading of a month, with links to its neighbours and the switches of how its days are shown. */
export function MonthHead({ data, pillars, query }: MonthHeadProps) {
  const { word, year, today, previous, next, first } = data
  const { t } = useTranslation()
  const at = useCalendarPath()
  return (
    <CalendarHead
      span="month"
      kicker={pillars}
      title={
        <>
          {word}{' '}
          <PageLink to={at(datePath({ year }))} className={styles.year}>
            {year}
          </PageLink>
        </>
      }
      previous={previous && `${previous}${query}`}
      current={`${monthPath(today)}${query}`}
      next={next && `${next}${query}`}
      date={first.date}
    >
      <div className={styles.days}>
        <StoredSwitch
          label={t('days.label')}
          choice="days"
          values={storedChoices.days}
          nameOf={(value) => t(`days.${value}`)}
          isPlain
        />
      </div>
      {!data.rated && (
        <div className={styles.marks}>
          <StoredSwitch
            label={t('marks.label')}
            choice="marks"
            values={storedChoices.marks}
            nameOf={(value) => t(`marks.${value}`)}
          />
        </div>
      )}
    </CalendarHead>
  )
}
