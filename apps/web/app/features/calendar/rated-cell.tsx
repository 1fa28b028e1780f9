import { memo } from 'react'
import { Characters } from '../../ui/characters.tsx'
import { Moon } from '../../ui/moon.tsx'
import { formatWeight, type Weight } from '../../ui/weight.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import ground from '../../ui/weight-ground.module.css'
import grid from './date-grid.module.css'
import type { MonthDay } from './month-days.ts'
import styles from './rated-cell.module.css'

type RatedCellProps = {
  readonly day: Pick<MonthDay, 'date' | 'stem' | 'branch' | 'moon'>
  readonly href: string
  /** The accessible name of the cell. */
  readonly sentence: string
  /** Its weekday, for a list. */
  readonly weekday?: string | undefined
  readonly weight: Weight
  readonly reason: string | undefined
  readonly isToday: boolean
  readonly isPast: boolean
}

/** A day rated for one activity, as a link to its page. It uses no context, because a month renders thirty at once. */
export const RatedCell = memo(function RatedCell(props: RatedCellProps) {
  const { day, href, sentence, weekday, weight, reason, isToday, isPast } = props
  const { date, stem, branch, moon } = day
  return (
    <a
      href={href}
      data-date={date}
      data-weight={weight}
      data-past={isPast ? '' : undefined}
      className={`${grid.cell} ${styles.cell} ${isPast ? '' : ground.ground}`}
      aria-label={sentence}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.date} data-weekday={weekday}>
        {Number(date.slice(8))}
        <Moon elongationDeg={moon.elongationDeg} sizePx={17} />
      </span>
      <span className={styles.characters}>
        <Characters arrangement="beside" stem={stem} branch={branch} />
      </span>
      {isPast ? (
        <span className={styles.past}>{formatWeight(weight)}</span>
      ) : (
        <WeightBadge weight={weight} size="small" />
      )}
      {!isPast && reason && <span className={styles.reason}>{reason}</span>}
    </a>
  )
})
