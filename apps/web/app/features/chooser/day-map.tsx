import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import colour from '../../ui/weight-colour.module.css'
import type { Weekdays } from '../calendar/list-weekdays.ts'
import { toWeeks } from '../calendar/month-days.ts'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import { WeekdayHead } from '../calendar/weekday-head.tsx'
import styles from './day-map.module.css'
import { type Rated, ratedDayPath } from './rated-day-path.ts'
import type { ResultsData } from './results-data.server.ts'

type DayMapProps = { readonly results: ResultsData; readonly weekdays: Weekdays }
type Month = ResultsData['months'][number]

const legend = [3, 2, 1] as const

/** The span at a glance: months with the number of their good days. A phone shows those around the question at first. */
export function DayMap({ results: { months, rated, span }, weekdays }: DayMapProps) {
  const { t } = useTranslation()
  const hasMore = months.some(({ isNear }) => !isNear)
  return (
    <Panel title={t('chooser.map.title')} note={t('chooser.map.count', { count: countOf(months) })}>
      <ul className={styles.legend} aria-label={t('weights.legend')}>
        {legend.map((weight) => (
          <li key={weight}>
            <WeightBadge weight={weight} size="small" /> {t(`weights.${weight}`)}
          </li>
        ))}
        <li>
          <span className={styles.swatch} aria-hidden="true" /> {t('chooser.map.against')}
        </li>
      </ul>
      <div className={styles.map}>
        {hasMore && (
          <details className={styles.all}>
            <summary>{t('chooser.map.all')}</summary>
          </details>
        )}
        <nav className={styles.months} aria-label={t('chooser.strip', { span })}>
          {months.map((month) => (
            <MonthMap key={month.key} month={month} weekdays={weekdays} rated={rated} />
          ))}
        </nav>
      </div>
    </Panel>
  )
}

function countOf(months: readonly Month[]): number {
  return months.reduce((sum, { count }) => sum + count, 0)
}

type MonthMapProps = {
  readonly month: Month
  readonly weekdays: Weekdays
  readonly rated: Rated | null
}

function MonthMap({ month, weekdays, rated }: MonthMapProps) {
  const { t } = useTranslation()
  const { name, year, count, isQuestion, isNear, marks } = month
  return (
    <section
      className={styles.month}
      data-question={isQuestion || undefined}
      data-far={!isNear || undefined}
      aria-label={`${name} ${year}`}
    >
      <h3 className={styles.name}>
        <span>{name}</span>
        <span className={styles.count} role="img" aria-label={t('chooser.map.count', { count })}>
          {count}
        </span>
      </h3>
      <table className={styles.grid}>
        <WeekdayHead weekdays={weekdays} className={styles.weekday} />
        <tbody>
          {toWeeks(marks).map((week) => (
            <tr key={week.find((mark) => mark)?.date}>
              {week.map((mark, column) => (
                <td key={mark?.date ?? column}>{mark && <Mark mark={mark} rated={rated} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type MarkProps = { readonly mark: Month['marks'][number]; readonly rated: Rated | null }

/** A day that fits leads to its description on this page, or to its own page. */
function Mark({ mark: { date, weight, isAgainst, isInside, isListed, words }, rated }: MarkProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const day = Number(date.slice(8))
  if (weight === null)
    return (
      <span
        className={styles.other}
        data-against={(isInside && isAgainst) || undefined}
        data-outside={!isInside || undefined}
      >
        {day}
      </span>
    )
  const linkProps = {
    className: `${styles.good} ${colour.colour}`,
    'data-weight': weight,
    'aria-label': `${words}: ${labelOf(weight, t(`weights.${weight}`))}`,
  }
  return isListed ? (
    <a href={`#day-${date}`} {...linkProps}>
      {day}
    </a>
  ) : (
    <PageLink to={ratedDayPath(date, rated)} {...linkProps}>
      {day}
    </PageLink>
  )
}
