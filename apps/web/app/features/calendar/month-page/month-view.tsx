import { memo, type Ref, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LegendRow } from '../../../ui/legend-row.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import { PillLink } from '../../../ui/pill.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import visuallyHidden from '../../../ui/visually-hidden.module.css'
import { printPath } from '../../prints/print-path.ts'
import { ReaderSwitch } from '../../site/reader-switch.tsx'
import { useCalendarPath } from '../calendar-base.ts'
import { weekdayOf } from '../month-days.ts'
import { MonthGrid } from '../month-grid.tsx'
import { monthPath } from '../page-date.ts'
import { ActivityFilter } from './activity-filter.tsx'
import { BestAhead } from './best-ahead.tsx'
import { DayPanel } from './day-panel.tsx'
import type { MonthData } from './load-month.ts'
import { MonthHead } from './month-head.tsx'
import styles from './month-view.module.css'
import { useChosenDay } from './use-chosen-day.ts'

type MonthViewProps = { readonly data: MonthData; readonly pillars: string }

/** React key of a month: another month or another chart resets the chosen day. */
export function keyOf({ name, person }: MonthData): string {
  return `${name} ${person?.uuid}`
}

/** The whole page of a month: the grid, and the panel of the chosen day or of the best days for an activity. */
export const MonthView = memo(function MonthView({ data, pillars }: MonthViewProps) {
  const { t } = useTranslation()
  const { days, weekdays, activities, today, first, rated } = data
  const [chosen, setChosen] = useChosenDay(days)
  const selected = chosen ?? (rated ? undefined : first.date)
  const query = rated ? `?for=${rated.id}` : ''
  const panel = useRef<HTMLElement>(null)
  const mustScroll = useRef(false)
  const choose = useCallback(
    (date: string) => {
      setChosen(date)
      mustScroll.current = panel.current === null
      if (panel.current) scrollToPanel(panel.current)
    },
    [setChosen],
  )
  // The panel of a day replaces that of the best days.
  useEffect(() => {
    if (selected && mustScroll.current && panel.current) scrollToPanel(panel.current)
    mustScroll.current = false
  }, [selected])
  return (
    <div className={`${styles.month} of-chart`}>
      <div className={styles.top}>
        <MonthHead data={data} pillars={pillars} query={query} />
        <div className={styles.choices} data-rated={rated ? '' : undefined}>
          <ActivityFilter data={data} />
          {!rated && (
            <div className={styles.reader}>
              <ReaderSwitch />
            </div>
          )}
        </div>
      </div>
      {rated && !selected && (
        <div className={styles.side}>
          <BestAhead data={data} rated={rated} />
        </div>
      )}
      <div className={styles.main}>
        <MonthGrid
          label={t('month.grid', { month: data.name })}
          days={days}
          weekdays={weekdays}
          activities={activities}
          today={today}
          {...(selected && { selected })}
          onChoose={choose}
          rated={rated ?? undefined}
          query={query}
          isListable
        />
        {rated && <p className={styles.note}>{rated.words.note}</p>}
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
      {selected && <ChosenDay ref={panel} data={data} selected={selected} />}
    </div>
  )
})

type ChosenDayProps = {
  readonly ref: Ref<HTMLElement>
  readonly data: MonthData
  readonly selected: string
}

function ChosenDay({ ref, data, selected }: ChosenDayProps) {
  const { t } = useTranslation()
  const at = useCalendarPath()
  const { days, weekdays, activities, today, first, rated } = data
  const day = days.find(({ date }) => date === selected)
  return (
    <div className={styles.side}>
      <p role="status" className={visuallyHidden.text}>
        {selected !== first.date && t('month.chosen', { day: day?.dayMonth })}
      </p>
      {rated && (
        <PageLink
          to={`${at(monthPath(selected))}?for=${rated.id}`}
          preventScrollReset
          className={styles.back}
        >
          {rated.words.back}
        </PageLink>
      )}
      {day && (
        <PartBoundary resetOn={day.date}>
          <DayPanel
            ref={ref}
            day={day}
            weekday={weekdays[weekdayOf(day.date)]?.long ?? ''}
            isToday={day.date === today}
            activities={activities}
            openUntil={data.openUntil}
            person={data.person}
            first={first}
            offsets={data.offsets}
          />
        </PartBoundary>
      )}
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
