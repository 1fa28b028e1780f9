import { localisePath } from '@zeri/contract/browser'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LegendRow } from '../../../ui/legend-row.tsx'
import { PillLink } from '../../../ui/pill.tsx'
import { useCalendarPath } from '../calendar-base.ts'
import { MonthGrid } from '../month-grid.tsx'
import { dayPath, monthPath } from '../page-date.ts'
import styles from './home-month.module.css'
import type { HomeData } from './load-home.ts'

/** The current month on the home page; a click on a day opens its page. */
export function HomeMonth({ data: { month, days, weekdays, activities, day } }: { readonly data: HomeData }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const at = useCalendarPath()
  const locale = useLocale()
  return (
    <section className={styles.month}>
      <div className={styles.head}>
        <h2 className={styles.title}>{month}</h2>
        <PillLink to={at(monthPath(day.date))}>{t('home.wholeMonth')}</PillLink>
      </div>
      <MonthGrid
        label={t('month.grid', { month })}
        days={days}
        weekdays={weekdays}
        activities={activities}
        today={day.date}
        onChoose={(date) => navigate(localisePath(at(dayPath(date)), locale))}
      />
      <LegendRow />
    </section>
  )
}
