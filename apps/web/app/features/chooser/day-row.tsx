import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import { CompareBox } from './compare-box.tsx'
import styles from './day-row.module.css'
import { PeopleBadges } from './people-badges.tsx'
import { type Rated, ratedDayPath } from './rated-day-path.ts'
import type { FoundDay } from './results-data.server.ts'

type DayRowProps = {
  readonly day: FoundDay
  readonly rated: Rated | null
  readonly isNight: boolean
  /** Shown outside the list whose days can be compared. */
  readonly isAlone?: boolean
}

/** A good day in one line. */
export function DayRow({ day, rated, isNight, isAlone = false }: DayRowProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const { date, words, weight, people, favouredBy } = day
  const [hour] = day.hours
  return (
    <article className={styles.row} id={`day-${date}`} data-alone={isAlone || undefined}>
      {!isAlone && <CompareBox date={date} words={words.dayMonth} isBare />}
      <span className={styles.characters} aria-hidden="true">
        <Characters stem={day.stem} branch={day.branch} arrangement="beside" />
      </span>
      <h3 className={styles.date}>
        <PageLink to={ratedDayPath(date, rated)}>{words.date}</PageLink>
        <span className={styles.note}>{words.weekday}</span>
      </h3>
      <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
      <div className={styles.why}>
        {people.length > 0 && <PeopleBadges people={people} />}
        <span>{favouredBy}</span>
      </div>
      <span className={styles.hour}>
        {hour ? `${hour.from}–${hour.to}` : t(isNight ? 'chooser.noHour' : 'chooser.noWakingHour')}
      </span>
    </article>
  )
}
