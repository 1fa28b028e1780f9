import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { ReaderSwitch } from '../../site/reader-switch.tsx'
import { useCalendarPath } from '../calendar-base.ts'
import { datePath, dayPath } from '../page-date.ts'
import styles from './day-top.module.css'
import type { DayPageData } from './load-day-page.ts'

/** The bar above the day: breadcrumbs, links to the neighbouring days, and the switch for professionals. */
export function DayTop({ data: { day, words, previous, next } }: { readonly data: DayPageData }) {
  const { t } = useTranslation()
  const at = useCalendarPath()
  const [year = 0, month = 0] = day.date.split('-').map(Number)
  return (
    <div className={styles.top}>
      <Breadcrumbs
        above={[
          { label: String(year), to: at(datePath({ year })) },
          { label: words.month, to: at(datePath({ year, month })) },
        ]}
        here={words.dayOfMonth}
      />
      <div className={styles.beside}>
        {previous && (
          <IconLink to={at(dayPath(previous.date))} label={t('day.links.previous')} rel="prev">
            <IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />
          </IconLink>
        )}
        {next && (
          <IconLink to={at(dayPath(next.date))} label={t('day.links.next')} rel="next">
            <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
          </IconLink>
        )}
      </div>
      <ReaderSwitch />
    </div>
  )
}
