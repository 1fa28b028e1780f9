import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { Moon } from '../../ui/moon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { PersonalReasons } from '../calendar/personal-reasons.tsx'
import { TakeAlong } from '../exports/take-along.tsx'
import { DayReasons } from './chosen-day.tsx'
import { CompareBox } from './compare-box.tsx'
import styles from './day-card.module.css'
import { PeopleBadges } from './people-badges.tsx'
import { type Rated, ratedDayPath } from './rated-day-path.ts'
import type { FoundDay } from './results-data.server.ts'

type DayCardProps = {
  readonly day: FoundDay
  readonly rank: 0 | 1 | 2
  readonly rated: Rated | null
  readonly isNight: boolean
}

/** One of the best days: what it is, why, when, and for whom. */
export function DayCard({ day, rank, rated, isNight }: DayCardProps) {
  const { t } = useTranslation()
  const { date, words, weight, moon, pillar, people, favouredBy, taken } = day
  return (
    <article className={styles.card} id={`day-${date}`} data-rank={rank}>
      <p className={styles.rank}>
        <span>{t(`chooser.rank.${rank}`)}</span>
        <Moon elongationDeg={moon.elongationDeg} sizePx={22} label={moon.name} />
      </p>
      <header className={styles.head}>
        <span className={styles.characters} aria-hidden="true">
          <Characters stem={day.stem} branch={day.branch} arrangement="stacked" />
        </span>
        <div>
          <p className={styles.note}>{words.weekday}</p>
          <h3 className={styles.date}>
            <PageLink to={ratedDayPath(date, rated)}>{words.date}</PageLink>
          </h3>
          <p className={styles.note}>{pillar}</p>
        </div>
      </header>
      <WeightBadge weight={weight} word={t('day.verdict', { word: t(`weights.${weight}`) })} />
      {favouredBy !== '' && <p className={styles.why}>{t('chooser.favouredBy', { stars: favouredBy })}</p>}
      <CardHours hours={day.hours} isNight={isNight} />
      {people.length > 0 && <PeopleBadges people={people} />}
      <details className={styles.reasons}>
        <summary>{t('chooser.why')}</summary>
        <DayReasons day={day} />
        {people.map(({ uuid, name, reasons }) => (
          <section key={uuid}>
            <h4 className={styles.label}>{name}</h4>
            <PersonalReasons reasons={reasons} />
          </section>
        ))}
      </details>
      <div className={styles.actions}>
        <CompareBox date={date} words={words.dayMonth} />
        <TakeAlong day={taken} isPart />
      </div>
    </article>
  )
}

const MAX_HOURS = 2

function CardHours({ hours, isNight }: Pick<FoundDay, 'hours'> & { readonly isNight: boolean }) {
  const { t } = useTranslation()
  if (hours.length === 0)
    return <p className={styles.note}>{t(isNight ? 'chooser.noHours' : 'chooser.noWakingHours')}</p>
  return (
    <div>
      <h4 className={styles.label}>
        <IconClock size={16} stroke={1.6} aria-hidden="true" />
        {t('chooser.hours')}
      </h4>
      <ul className={styles.hours}>
        {hours.slice(0, MAX_HOURS).map(({ branch, name, from, to, nobleFor }) => (
          <li key={branch}>
            <strong>
              {from}–{to}
            </strong>{' '}
            <span className={styles.note}>
              {name}
              {nobleFor.length > 0 && `, ${t('chooser.nobleFor', { names: nobleFor.join(', ') })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
