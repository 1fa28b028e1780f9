import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { memo } from 'react'
import { Characters } from '../../ui/characters.tsx'
import { Hanzi } from '../../ui/hanzi.tsx'
import { Moon } from '../../ui/moon.tsx'
import { formatWeight } from '../../ui/weight.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import ground from '../../ui/weight-ground.module.css'
import { ActivityIcon } from './activity-icon.tsx'
import type { WeighedActivity } from './best-activities.ts'
import grid from './date-grid.module.css'
import styles from './day-cell.module.css'
import { type MonthDay, shortPillarName, withSoftHyphen } from './month-days.ts'

type DayCellProps = {
  readonly day: MonthDay
  readonly href: string
  /** The accessible name of the cell. */
  readonly sentence: string
  /** Its weekday, for a list. */
  readonly weekday: string | undefined
  readonly lunarDay: string
  /** The best activities of the day, and the words before them: a bad day has some too. */
  readonly best: readonly WeighedActivity[]
  readonly goodFor: string
  readonly isToday: boolean
}

/** A day of the month, as a link to its page. It uses no context, because a month renders thirty cells at once. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, href, sentence, weekday, lunarDay, best, goodFor, isToday } = props
  const { date, stem, branch, moon, weight, pillar, officer, mansion, clash } = day
  const [occasion] = day.occasions
  return (
    <a
      href={href}
      data-date={date}
      data-weight={weight}
      className={`${grid.cell} ${styles.cell} ${ground.ground}`}
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
      <span className={styles.pillar}>{withSoftHyphen(shortPillarName(pillar))}</span>
      <span className={styles.marks} data-label={best.length > 0 ? `${goodFor}:` : undefined}>
        {best.map(({ id, name }) => (
          <span key={id} className={styles.mark} data-name={name}>
            <ActivityIcon id={id} sizePx={17} />
          </span>
        ))}
      </span>
      <span className={`${styles.professional} for-professionals`}>
        <Hanzi glyph={`${officer.zh} ${mansion.zh} 冲${clash.glyph}`} />
      </span>
      {occasion && (
        <span className={styles.occasion} title={occasion.name}>
          {occasion.brief}
        </span>
      )}
      <Foot day={day} lunarDay={lunarDay} />
    </a>
  )
})

function Foot({ day: { weight, everyone, lunar }, lunarDay }: Pick<DayCellProps, 'day' | 'lunarDay'>) {
  return (
    <span className={styles.foot}>
      {weight === null ? (
        <IconLock className={styles.lock} size={16} stroke={1.6} aria-hidden="true" />
      ) : (
        <span className={grid.weights}>
          <WeightBadge weight={weight} size="small" />
          {everyone !== undefined && everyone !== weight && (
            <span className={`${grid.everyone} ${styles.everyone}`}>{formatWeight(everyone)}</span>
          )}
        </span>
      )}
      <span className={styles.lunar}>
        <span className={styles.lunarDay}>{lunarDay}</span>
        <span className="for-professionals">
          {lunar.month}
          {lunar.isLeap && '+'}/{lunar.day}
        </span>
      </span>
    </span>
  )
}
