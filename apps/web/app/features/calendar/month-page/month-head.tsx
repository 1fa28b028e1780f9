import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { StoredSwitch } from '../../../ui/segmented-switch.tsx'
import { storedChoices } from '../../site/stored-keys.ts'
import { useCalendarPath } from '../calendar-base.ts'
import { CalendarHead } from '../calendar-head.tsx'
import { datePath, monthPath } from '../page-date.ts'
import type { MonthData } from './load-month.ts'
import styles from './month-head.module.css'

type MonthHeadProps = { readonly data: MonthData; readonly pillars: string }

/** The heading of a month, with links to its neighbours and the switch between icons and text. */
export function MonthHead({ data: { word, year, today, previous, next, first }, pillars }: MonthHeadProps) {
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
      previous={previous}
      current={monthPath(today)}
      next={next}
      date={first.date}
    >
      <div className={styles.marks}>
        <StoredSwitch
          label={t('marks.label')}
          choice="marks"
          values={storedChoices.marks}
          nameOf={(value) => t(`marks.${value}`)}
        />
      </div>
    </CalendarHead>
  )
}
