import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PillLink } from '../../../ui/pill.tsx'
import { useCalendarPath } from '../calendar-base.ts'
import { datePath, dayPath } from '../page-date.ts'
import styles from './day-links.module.css'
import type { DayPageData } from './load-day-page.ts'

/** Links to the previous and next day, the month and the year. */
export function DayLinks({ data: { day, previous, next } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const at = useCalendarPath()
  const [year = 0, month = 0] = day.date.split('-').map(Number)
  return (
    <nav className={styles.links} aria-label={t('day.links.label')}>
      {previous && (
        <PillLink
          to={at(dayPath(previous.date))}
          rel="prev"
          icon={<IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />}
        >
          {previous.dayMonth}
        </PillLink>
      )}
      <PillLink to={at(datePath({ year, month }))}>{t('day.links.month')}</PillLink>
      <PillLink to={at(datePath({ year }))}>{t('day.links.year')}</PillLink>
      {next && (
        <PillLink to={at(dayPath(next.date))} rel="next">
          {next.dayMonth}
          <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
        </PillLink>
      )}
    </nav>
  )
}
