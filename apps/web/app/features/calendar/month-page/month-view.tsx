import { useCallback, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LegendRow } from '../../../ui/legend-row.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import { PillLink } from '../../../ui/pill.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import visuallyHidden from '../../../ui/visually-hidden.module.css'
import { formatWeight } from '../../../ui/weight.ts'
import { printPath } from '../../prints/print-path.ts'
import { ReaderSwitch } from '../../site/reader-switch.tsx'
import { type MonthDay, weekdayOf } from '../month-days.ts'
import { MonthGrid } from '../month-grid.tsx'
import { ActivityFilter } from './activity-filter.tsx'
import { DayPanel } from './day-panel.tsx'
import type { MonthData } from './load-month.ts'
import { MonthHead } from './month-head.tsx'
import styles from './month-view.module.css'

type MonthViewProps = {
  readonly data: MonthData
  readonly pillars: string
  readonly filter: string
  readonly onFilter: (id: string) => void
}

/** React key of a month: another month or another chart resets the chosen day and the filter. */
export function keyOf({ name, person }: MonthData): string {
  return `${name} ${person?.uuid}`
}

/** The whole page of a month: the grid, and the panel of the chosen day. */
export function MonthView({ data, pillars, filter, onFilter }: MonthViewProps) {
  const { t } = useTranslation()
  const { days, weekdays, activities, today, first } = data
  const [selected, setSelected] = useState(first.date)
  const panel = useRef<HTMLElement>(null)
  const day = days.find(({ date }) => date === selected)
  const choose = useCallback((date: string) => {
    setSelected(date)
    if (panel.current) scrollToPanel(panel.current)
  }, [])

  const filterIndex = activities.findIndex(({ id }) => id === filter)
  const foundFor = ({ weights }: MonthDay): string | undefined => {
    const weight = weights[filterIndex]
    if (weight === undefined || weight < 1) return undefined
    return `${activities[filterIndex]?.name} ${formatWeight(weight)}`
  }
  return (
    <div className={`${styles.month} of-chart`}>
      <div className={styles.main}>
        <MonthHead data={data} pillars={pillars} />
        <div className={styles.choices}>
          <ActivityFilter data={data} chosen={filter} onChoose={onFilter} />
          <div className={styles.reader}>
            <ReaderSwitch />
          </div>
        </div>
        <MonthGrid
          label={t('month.grid', { month: data.name })}
          days={days}
          weekdays={weekdays}
          activities={activities}
          today={today}
          selected={selected}
          onChoose={choose}
          foundFor={foundFor}
        />
        <div className={styles.below}>
          <LegendRow />
          <div className={styles.take}>
            <PrintButton />
            <PillLink to={printPath({ year: data.year, month: monthOf(first.date), chart: data.person })}>
              {t('share.pdf')}
            </PillLink>
          </div>
        </div>
      </div>
      <div className={styles.side}>
        <p role="status" className={visuallyHidden.text}>
          {selected !== first.date && t('month.chosen', { day: day?.dayMonth })}
        </p>
        {day && (
          <PartBoundary resetOn={day.date}>
            <DayPanel
              ref={panel}
              day={day}
              weekday={weekdays[weekdayOf(day.date)]?.long ?? ''}
              isToday={day.date === today}
              activities={activities}
              openUntil={data.openUntil}
              person={data.person}
              first={first}
            />
          </PartBoundary>
        )}
      </div>
    </div>
  )
}

const monthOf = (date: string): number => Number(date.slice(5, 7))

/** On a narrow screen the panel is below the month, so it is scrolled into view after a choice. */
function scrollToPanel(panel: HTMLElement): void {
  if (panel.getBoundingClientRect().top < innerHeight * 0.75) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  panel.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}
