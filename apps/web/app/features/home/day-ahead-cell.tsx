import { Characters } from '../../ui/characters.tsx'
import { Moon } from '../../ui/moon.tsx'
import { formatWeight } from '../../ui/weight.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import ground from '../../ui/weight-ground.module.css'
import { ActivityIcon } from '../calendar/activity-icon.tsx'
import grid from '../calendar/date-grid.module.css'
import styles from './day-ahead-cell.module.css'
import type { DayAhead } from './days-ahead.ts'

type DayAheadCellProps = {
  readonly day: DayAhead
  readonly href: string
  /** Set on the cell of today. */
  readonly todayWord: string | undefined
}

/** A day as a link to its page. It uses no context, because the page renders thirty-one at once. */
export function DayAheadCell({ day, href, todayWord }: DayAheadCellProps) {
  const { date, month, stem, branch, elongationDeg, weight, everyone, best, occasion, sentence } = day
  return (
    <a
      href={href}
      data-date={date}
      data-weight={weight}
      className={`${grid.cell} ${styles.cell} ${ground.ground}`}
      aria-label={sentence}
      aria-current={todayWord === undefined ? undefined : 'date'}
    >
      <span className={styles.date}>
        <span>
          {Number(date.slice(8))}
          {month && <span className={styles.month}>{month}</span>}
          {todayWord && <span className={styles.today}>{todayWord}</span>}
        </span>
        <Moon elongationDeg={elongationDeg} sizePx={17} />
      </span>
      <span className={styles.middle}>
        <span className={styles.characters}>
          <Characters arrangement="beside" stem={stem} branch={branch} />
        </span>
        <span className={grid.weights}>
          {everyone !== undefined && everyone !== weight && (
            <span className={grid.everyone}>{formatWeight(everyone)}</span>
          )}
          <WeightBadge weight={weight} size="small" />
        </span>
      </span>
      <span className={styles.marks}>
        {best.map(({ id, name }) => (
          <span key={id} className={styles.mark} data-name={name}>
            <ActivityIcon id={id} sizePx={17} />
          </span>
        ))}
      </span>
      {occasion && (
        <span className={styles.occasion} title={occasion.name}>
          {occasion.brief}
        </span>
      )}
    </a>
  )
}
