import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useId } from 'react'
import { zoneOffset } from '../../../i18n/civil-day.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Characters } from '../../../ui/characters.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { PillLink } from '../../../ui/pill.tsx'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import ground from '../../../ui/weight-ground.module.css'
import { usePage } from '../../../use-page.ts'
import { ActivityIcon } from '../activity-icon.tsx'
import { findBestStretch } from '../best-stretch.ts'
import { useCalendarPath } from '../calendar-base.ts'
import { clockTime } from '../clock-time.ts'
import { dayPath } from '../page-date.ts'
import { useWeightLabel } from '../use-weight-label.ts'
import styles from './best-ahead.module.css'
import type { MonthData } from './load-month.ts'
import type { AheadDay, RatedMonth } from './load-rated-month.ts'
import { LARGE, listBest } from './rate-month.ts'
import { useDayDetails } from './use-day-details.ts'

/** How many days follow the large ones. */
const LISTED = 6

type BestAheadProps = { readonly data: MonthData; readonly rated: RatedMonth }

/** The best days for an activity from today to the horizon, then those to keep away from. */
export function BestAhead({ data, rated }: BestAheadProps) {
  const { t } = useTranslation()
  const { place } = usePage()
  const titleId = useId()
  const { id, name, isMedical, ahead, worst, words } = rated
  const best = listBest(ahead, data.today)
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div>
        <p className={styles.kicker}>{words.best}</p>
        <h2 id={titleId} className={styles.title}>
          <ActivityIcon id={id} sizePx={24} /> {name}
        </h2>
      </div>
      {isMedical && <p className={styles.note}>{t('day.activities.care')}</p>}
      {words.noneLeft && <p>{words.noneLeft}</p>}
      {best.length === 0 && <p>{words.none}</p>}
      {best.slice(0, LARGE).map((day) => (
        <LargeDay key={day.date} day={day} data={data} rated={rated} />
      ))}
      {best.length > LARGE && (
        <ol className={styles.list}>
          {best.slice(LARGE, LARGE + LISTED).map((day) => (
            <SmallDay key={day.date} day={day} rated={rated} />
          ))}
        </ol>
      )}
      {worst && (
        <p className={styles.worst}>
          <strong>{words.avoid}</strong> {worst.dates} <Badge weight={worst.weight} />
          {worst.reasons && <span className={styles.reasons}>{worst.reasons}</span>}
        </p>
      )}
      <div className={styles.further}>
        <PillLink to={`/predict?tag=${id}`}>{words.further}</PillLink>
        {words.openUntil && <p className={styles.note}>{words.openUntil}</p>}
        <p className={`${styles.note} of-place`}>
          {place
            ? t('month.hoursClock', { address: place.address, zone: zoneOffset(place.zone, data.today) })
            : t('month.hoursSun')}
        </p>
      </div>
    </section>
  )
}

function Badge({ weight }: Pick<AheadDay, 'weight'>) {
  const { t } = useTranslation()
  const label = useWeightLabel()(weight, t(`weights.${weight}`))
  return <WeightBadge weight={weight} size="small" label={label} />
}

type LargeDayProps = BestAheadProps & { readonly day: AheadDay }

function LargeDay({ day, data, rated }: LargeDayProps) {
  const at = useCalendarPath()
  const { date, weekday, dayMonth, stem, branch, weight } = day
  return (
    <PageLink to={at(dayPath(date))} className={`${styles.large} ${ground.ground}`} data-weight={weight}>
      <span className={styles.characters}>
        <Characters arrangement="beside" stem={stem} branch={branch} />
      </span>
      <span>
        <span className={styles.weekday}>{weekday}</span>
        <span className={styles.date}>{dayMonth}</span>
      </span>
      <Badge weight={weight} />
      {rated.reasons[date] && <span className={styles.why}>{rated.reasons[date]}</span>}
      <BestHours date={date} data={data} rated={rated} />
    </PageLink>
  )
}

/** The best waking stretch of a day by the clocks of the visitor's place; its line keeps its room until it is known. */
function BestHours({ date, data, rated }: BestAheadProps & Pick<AheadDay, 'date'>) {
  const { t } = useTranslation()
  const first = rated.details.find((one) => one.date === date) ?? data.first
  const state = useDayDetails({ date, person: data.person, first })
  if (state.kind !== 'shown') return <span className={styles.hours} />
  const { hours } = state.details
  const best = findBestStretch(hours)
  if (!best) return null
  const [from = '', to = ''] = [hours[best.first]?.from, hours[best.last]?.to]
  return (
    <span className={`${styles.hours} of-place`}>
      <IconClock size={16} stroke={1.6} aria-hidden="true" />
      {t('day.hours.span', { from: clockTime(from), to: clockTime(to) })}
    </span>
  )
}

function SmallDay({ day, rated }: { readonly day: AheadDay; readonly rated: RatedMonth }) {
  const at = useCalendarPath()
  const { date, weekdayShort, dayMonth, stem, branch, weight } = day
  return (
    <li>
      <PageLink to={at(dayPath(date))} className={styles.small}>
        <span className={styles.smallCharacters}>
          <Characters arrangement="beside" stem={stem} branch={branch} />
        </span>
        <span>
          <span className={styles.smallDate}>{dayMonth}</span>
          <span className={styles.weekday}>{weekdayShort}</span>
        </span>
        <span className={styles.smallWhy}>{rated.reasons[date]}</span>
        <Badge weight={weight} />
      </PageLink>
    </li>
  )
}
