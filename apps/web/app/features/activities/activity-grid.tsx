import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { Moon } from '../../ui/moon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import ground from '../../ui/weight-ground.module.css'
import grid from '../calendar/date-grid.module.css'
import { toWeeks } from '../calendar/month-days.ts'
import { dayPath } from '../calendar/page-date.ts'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import { WeekdayHead } from '../calendar/weekday-head.tsx'
import styles from './activity-grid.module.css'
import type { MonthDaysData } from './load-activity-month.server.ts'

type Cell = MonthDaysData['cells'][number]

/** A month in the colours of one activity. Closed days are all alike: nothing of their rating is in the page. */
export function ActivityGrid({ days, label }: { readonly days: MonthDaysData; readonly label: string }) {
  const { cells, weekdays, today } = days
  return (
    <table className={grid.grid} aria-label={label}>
      <WeekdayHead weekdays={weekdays} className={grid.weekday} />
      <tbody>
        {toWeeks(cells).map((week) => (
          <tr key={week.find((cell) => cell)?.date}>
            {week.map((cell, column) => (
              <td key={weekdays[column]?.long} className={grid.day}>
                {cell && <DayOfActivity cell={cell} isToday={cell.date === today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayOfActivity({ cell, isToday }: { readonly cell: Cell; readonly isToday: boolean }) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const { date, stem, branch, pillar, elongationDeg, weight, reason, isPast } = cell
  return (
    <PageLink
      to={dayPath(date)}
      className={`${styles.cell} ${weight === undefined ? '' : ground.ground}`}
      data-weight={isPast ? undefined : weight}
      data-state={weight === undefined ? 'closed' : isPast ? 'past' : 'open'}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.date}>
        {Number(date.slice(8))} <Moon elongationDeg={elongationDeg} sizePx={15} />
      </span>
      <span className={styles.line}>
        <span className={styles.characters} role="img" aria-label={pillar}>
          <Characters arrangement="beside" stem={stem} branch={branch} />
        </span>{' '}
        {weight === undefined ? (
          <span className={styles.lock} role="img" aria-label={t('activities.closed')}>
            <IconLock size={14} stroke={1.6} aria-hidden="true" />
          </span>
        ) : (
          <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
        )}
      </span>
      {reason && <span className={styles.reason}>{reason}</span>}
    </PageLink>
  )
}
