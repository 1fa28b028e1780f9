import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { Moon } from '../../ui/moon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { usePage } from '../../use-page.ts'
import { findBestStretch } from '../calendar/best-stretch.ts'
import { useCalendarPath } from '../calendar/calendar-base.ts'
import { clockTime } from '../calendar/clock-time.ts'
import { LunarFacts } from '../calendar/lunar-facts.tsx'
import { dayPath } from '../calendar/page-date.ts'
import { Verdicts } from '../calendar/verdicts.tsx'
import { MyZoneButton } from '../places/my-zone-button.tsx'
import type { HomeData } from './load-home.ts'
import styles from './today-card.module.css'

/** Today at a glance: its characters, rating and deeds, the best hours, the clash and the moon. */
export function TodayCard({ data }: { readonly data: HomeData }) {
  const { t } = useTranslation()
  const at = useCalendarPath()
  const { day, words, person } = data
  const { hieroglyph, moon, day_info: info, judgement, personal, season } = day
  const everyone = judgement?.verdict.weight
  const occasions = [
    t('day.today'),
    ...(season.running.date === day.date ? [season.running.name] : []),
    ...info.festivals.map(({ name }) => name),
  ]
  return (
    <section className={styles.card} aria-labelledby="today">
      <p className={styles.kicker}>{occasions.join(' · ')}</p>
      <h2 id="today" className={styles.date}>
        <time dateTime={day.date}>
          {words.weekday}, <span className={styles.together}>{words.dayMonth}</span>
        </time>
      </h2>
      <div className={`${styles.moon} of-place`}>
        <Moon elongationDeg={moon.elongationDeg} sizePx={46} label={moon.name} />
      </div>
      <p className={styles.characters}>
        <Characters
          arrangement="stacked"
          stem={labelled(hieroglyph.stem)}
          branch={labelled(hieroglyph.branch)}
        />
      </p>
      <div className={`${styles.words} of-chart`}>
        <p className={styles.pillar}>{hieroglyph.name}</p>
        {everyone !== undefined && (
          <p className={styles.verdict}>
            <Verdicts
              weight={personal?.verdict.weight ?? everyone}
              own={person && personal ? { name: person.name, everyone } : undefined}
            />
          </p>
        )}
        <ul className={`${styles.lunar} of-place`}>
          <LunarFacts day={day} />
        </ul>
      </div>
      <p className={`${styles.sentence} of-chart`}>{personal?.verdict.summary ?? info.summary}</p>
      <Facts data={data} />
      <p className={styles.links}>
        <PageLink to={at(dayPath(day.date))} className={styles.open}>
          {t('month.open')}
        </PageLink>
        <PageLink to="/morning" className={styles.open}>
          {t('site.morning')}
        </PageLink>
      </p>
    </section>
  )
}

const labelled = ({ glyph, element, reading, name }: HomeData['day']['hieroglyph']['stem']) => ({
  glyph,
  element,
  label: `${reading}, ${name}`,
})

/** What a plan for today needs: hours by the clock of the place, the clash, the next full or new moon. */
function Facts({ data: { day, zone, hours, clash, moon } }: { readonly data: HomeData }) {
  const { t } = useTranslation()
  const { place } = usePage()
  const best = findBestStretch(hours)
  const span =
    best &&
    t('day.hours.span', {
      from: clockTime(hours[best.first]?.from ?? ''),
      to: clockTime(hours[best.last]?.to ?? ''),
    })
  return (
    <div className={`${styles.below} of-chart`}>
      <dl className={`${styles.facts} of-place`}>
        <div>
          <dt>{t('home.bestHours')}</dt>
          <dd>{span ?? t('home.noHours')}</dd>
        </div>
        <div>
          <dt>{t('home.clash')}</dt>
          <dd>{clash}</dd>
        </div>
        <div>
          <dt>{t(`home.${moon.kind}`)}</dt>
          <dd>{moon.on}</dd>
        </div>
      </dl>
      <div className={`${styles.where} of-place`} data-chosen={day.place !== null && !place?.isDefault}>
        <p>
          {place
            ? t(place.isDefault ? 'day.defaultPlace' : 'day.place', { address: place.address, zone })
            : t('day.noPlace')}
        </p>
        {!place && <MyZoneButton />}
      </div>
    </div>
  )
}
