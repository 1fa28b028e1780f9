import { localisePath } from '@zeri/contract/browser'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { bestActivities } from './best-activities.ts'
import { useCalendarPath } from './calendar-base.ts'
import { DayCell } from './day-cell.tsx'
import type { Weekdays } from './list-weekdays.ts'
import { type Activity, type MonthDay, toWeeks, weekdayOf } from './month-days.ts'
import styles from './month-grid.module.css'
import { dayPath, monthPath } from './page-date.ts'
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
  /** The activity a day matches, while an activity filter is set. */
  readonly foundFor?: (day: MonthDay) => string | undefined
}

/** A month as a grid of dates, by the WAI-ARIA grid pattern. */
export function MonthGrid(props: MonthGridProps) {
  const { label, days, weekdays, activities, today, selected, onChoose, foundFor } = props
  const locale = useLocale()
  const at = useCalendarPath()
  const wordsOf = useDayWords()
  const goodFor = useTranslation().t('day.sides.good')
  const start = selected ?? (days.some(({ date }) => date === today) ? today : (days[0]?.date ?? ''))
  const handlers = useDateGrid({ start, onChoose, pageOf: monthPath })
  const cells = useMemo(
    () => days.map((day) => ({ date: day.date, day, best: bestActivities(day, activities, BEST_SHOWN) })),
    [days, activities],
  )
  return (
    <div {...handlers} className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates is a table with arrow keys */}
      <table role="grid" aria-label={label} className={styles.grid}>
        <WeekdayHead weekdays={weekdays} className={styles.weekday} />
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
    const found = foundFor?.(day)
    const { sentence, lunarDay } = wordsOf(day, weekdays[weekdayOf(date)]?.long ?? '')
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
      <td
        key={date}
        className={styles.day}
        aria-selected={selected === undefined ? undefined : date === selected}
      >
        <DayCell
          day={day}
          href={localisePath(at(dayPath(date)), locale)}
          sentence={found ? `${sentence}. ${found}` : sentence}
          lunarDay={lunarDay}
          best={best}
          goodFor={goodFor}
          isToday={date === today}
          isFound={found !== undefined}
        />
      </td>
    )
  }
}
