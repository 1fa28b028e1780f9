import { localisePath } from '@zeri/contract/browser'
import { useId } from 'react'
import { addDays } from '../../../i18n/civil-day.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import type { Weight } from '../../../ui/weight.ts'
import colour from '../../../ui/weight-colour.module.css'
import { useCalendarPath } from '../calendar-base.ts'
import { toWeeks } from '../month-days.ts'
import { dayPath, monthPath } from '../page-date.ts'
import { WeekdayHead } from '../weekday-head.tsx'
import type { YearData } from './load-year.ts'
import styles from './year-month.module.css'

type YearMonthProps = {
  readonly month: YearData['months'][number]
  readonly weekdays: YearData['weekdays']
  /** Names the verdict of a day; a personal verdict also names the one for everyone. */
  readonly verdicts: (weight: Weight | null, everyone: Weight | null) => string
  readonly today: string
}

/** A small month: each day is a link with the colour and sign of its weight. */
export function YearMonth({ month, weekdays, verdicts, today }: YearMonthProps) {
  const titleId = useId()
  const locale = useLocale()
  const at = useCalendarPath()
  const days = month.weights.map((weight, index) => ({
    date: addDays(month.first, index),
    weight,
    everyone: month.everyone?.[index] ?? null,
  }))
  return (
    <section className={styles.month}>
      <h2 id={titleId} className={styles.title}>
        <PageLink to={at(monthPath(month.first))} className={styles.link}>
          {month.name}
        </PageLink>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of dates is a table that keys move in */}
      <table role="grid" aria-labelledby={titleId} className={styles.grid}>
        <WeekdayHead weekdays={weekdays} className={styles.weekday} />
        <tbody>
          {toWeeks(days).map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {week.map((day, column) => (
                <td key={day?.date ?? column} className={styles.cell}>
                  {day && (
                    <a
                      href={localisePath(at(dayPath(day.date)), locale)}
                      data-date={day.date}
                      data-weight={day.weight}
                      className={`${styles.day} ${colour.colour}`}
                      aria-label={`${Number(day.date.slice(8))} ${month.afterDay}: ${verdicts(day.weight, day.everyone)}`}
                      aria-current={day.date === today ? 'date' : undefined}
                    >
                      {Number(day.date.slice(8))}
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
