import { localisePath } from '@zeri/contract/browser'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { bestActivities } from './best-activities.ts'
import { useCalendarPath } from './calendar-base.ts'
import grid from './date-grid.module.css'
import { DayCell } from './day-cell.tsx'
import type { Weekdays } from './list-weekdays.ts'
import { type Activity, type MonthDay, type RatedFor, toWeeks, weekdayOf, weightsOf } from './month-days.ts'
import styles from './month-grid.module.css'
import { dayPath, monthPath } from './page-date.ts'
import { RatedCell } from './rated-cell.tsx'
import { useDateGrid } from './use-date-grid.ts'
import { useDayWords } from './use-day-words.ts'
import { WeekdayHead } from './weekday-head.tsx'

const BEST_SHOWN = 3

type MonthGridProps = {
  readonly label: string
  readonly days: readonly MonthDay[]
  readonly weekdays: Weekdays
  readonly activities: readonly Activity[]
  readonly today: string
  readonly selected?: string
  readonly onChoose: (date: string) => void
  /** The activity that its days are rated for; without one, each day as a whole. */
  readonly rated?: RatedFor | undefined
  /** The query of the page: it stays on other months. */
  readonly query?: string
  /** Whether a phone shows it as a list where the visitor chose so. */
  readonly isListable?: boolean
}

/** A month as a grid of dates, by the WAI-ARIA grid pattern. */
export function MonthGrid(props: MonthGridProps) {
  const {
    label,
    days,
    weekdays,
    activities,
    today,
    selected,
    onChoose,
    rated,
    query = '',
    isListable,
  } = props
  const locale = useLocale()
  const at = useCalendarPath()
  const wordsOf = useDayWords()
  const goodFor = useTranslation().t('day.sides.good')
  const start = selected ?? (days.some(({ date }) => date === today) ? today : (days[0]?.date ?? ''))
  const handlers = useDateGrid({ start, onChoose, pageOf: (date) => `${monthPath(date)}${query}` })
  const cells = useMemo(
    () => days.map((day) => ({ date: day.date, day, best: bestActivities(day, activities, BEST_SHOWN) })),
    [days, activities],
  )
  return (
    <div {...handlers} className={styles.frame} data-listable={isListable ? '' : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates is a table with arrow keys */}
      <table role="grid" aria-label={label} className={`${grid.grid} ${styles.grid}`}>
        <WeekdayHead weekdays={weekdays} className={grid.weekday} />
        <tbody>
          {toWeeks(cells).map((week) => (
            <tr key={week.find((cell) => cell)?.date}>
              {week.map((cell, column) => (cell ? renderCell(cell) : <td key={weekdays[column]?.long} />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function renderCell({ date, day, best }: (typeof cells)[number]) {
    const weekday = weekdays[weekdayOf(date)]
    const weight = rated && weightsOf(day)[rated.index]
    const { sentence, lunarDay } = wordsOf(day, weekday?.long ?? '', rated)
    const shared = {
      day,
      href: localisePath(at(dayPath(date)), locale),
      sentence,
      weekday: isListable ? weekday?.short : undefined,
      isToday: date === today,
    }
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
      <td
        key={date}
        className={`${grid.day} ${styles.day}`}
        aria-selected={selected === undefined ? undefined : date === selected}
      >
        {weight === undefined ? (
          <DayCell {...shared} lunarDay={lunarDay} best={best} goodFor={goodFor} />
        ) : (
          <RatedCell {...shared} weight={weight} reason={rated?.reasons[date]} isPast={date < today} />
        )}
      </td>
    )
  }
}
