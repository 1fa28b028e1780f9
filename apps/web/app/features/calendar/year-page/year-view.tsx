import { memo } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LegendRow } from '../../../ui/legend-row.tsx'
import { PillLink } from '../../../ui/pill.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { printPath } from '../../prints/print-path.ts'
import { CalendarHead } from '../calendar-head.tsx'
import { shortPillarName } from '../month-days.ts'
import { datePath } from '../page-date.ts'
import type { YearData } from './load-year.ts'
import { YearFacts } from './year-facts.tsx'
import { YearGrid } from './year-grid.tsx'
import styles from './year-view.module.css'

/** The whole page of a year. */
export const YearView = memo(function YearView({ data }: { readonly data: YearData }) {
  const { t } = useTranslation()
  const { year, pillar, today, previous, next, person } = data
  return (
    <div className={styles.page}>
      <CalendarHead
        span="year"
        kicker={t('year.pillar', { ...pillar, name: shortPillarName(pillar.name) })}
        title={String(year)}
        previous={previous}
        current={datePath({ year: Number(today.slice(0, 4)) })}
        next={next}
        date={data.months[0]?.first ?? ''}
      />
      <div className={styles.legend}>
        <LegendRow />
        {person?.access !== 'paid' && (
          <p className={styles.open}>{t('year.open', { date: data.openUntil })}</p>
        )}
      </div>
      <YearGrid key={year} data={data} />
      <div className={styles.print}>
        <PrintButton />
        <PillLink to={`/fengshui/${year}`}>{data.starsLink}</PillLink>
        <PillLink to={printPath({ year, chart: person })}>{t('share.pdf')}</PillLink>
      </div>
      <YearFacts data={data} />
    </div>
  )
})
