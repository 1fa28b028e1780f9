import { type Ref, useId } from 'react'
import type { ZoneOffset } from '../../../i18n/civil-day.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Characters } from '../../../ui/characters.tsx'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Moon } from '../../../ui/moon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import { listSides } from '../best-activities.ts'
import { useCalendarPath } from '../calendar-base.ts'
import { GoodAndBad } from '../good-and-bad.tsx'
import { Horizon } from '../horizon.tsx'
import type { Activity, MonthDay } from '../month-days.ts'
import { dayPath } from '../page-date.ts'
import type { Person } from '../person.ts'
import { PersonalReasons } from '../personal-reasons.tsx'
import { Verdicts } from '../verdicts.tsx'
import styles from './day-panel.module.css'
import { PanelHours } from './panel-hours.tsx'
import { type FirstDay, useDayDetails } from './use-day-details.ts'

type DayPanelProps = {
  readonly ref: Ref<HTMLElement>
  readonly day: MonthDay
  readonly weekday: string
  readonly isToday: boolean
  readonly activities: readonly Activity[]
  readonly openUntil: string
  /** Whose month it is; null for the public calendar. */
  readonly person: Person | null
  readonly first: FirstDay
  readonly offsets: readonly ZoneOffset[]
}

/** The chosen day beside its month. The data of the month is shown at once; summary and hours are fetched. */
export function DayPanel(props: DayPanelProps) {
  const { ref, day, weekday, isToday, activities, openUntil, person, first } = props
  const { t } = useTranslation()
  const at = useCalendarPath()
  const titleId = useId()
  const state = useDayDetails({ date: day.date, person, first })
  const date = `${weekday}, ${day.dayMonth}`
  return (
    <section ref={ref} aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <p>{isToday ? `${t('day.today')} · ${date}` : date}</p>
        <Moon elongationDeg={day.moon.elongationDeg} sizePx={40} />
      </div>
      <div className={styles.day}>
        <p className={styles.characters}>
          <Characters arrangement="stacked" stem={day.stem} branch={day.branch} />
        </p>
        <div>
          <h2 id={titleId} className={styles.title}>
            {day.pillar}
          </h2>
          {day.weight !== null && (
            <p className={styles.verdict}>
              <Verdicts
                weight={day.weight}
                own={
                  person && day.everyone !== undefined
                    ? { name: person.name, everyone: day.everyone }
                    : undefined
                }
              />
            </p>
          )}
          <Facts day={day} />
        </div>
      </div>
      <p className={styles.summary}>{state.kind === 'shown' && state.details.summary}</p>
      {person && state.kind === 'shown' && state.details.reasons && (
        <section>
          <h3 className={styles.why}>{t('personal.reasons.title', { name: person.name })}</h3>
          <PersonalReasons reasons={state.details.reasons} />
        </section>
      )}
      {day.weight === null ? (
        <Horizon openUntil={openUntil} />
      ) : (
        <GoodAndBad {...listSides(day, activities)} />
      )}
      <PartBoundary resetOn={day.date} onRetry={state.kind === 'shown' ? state.reload : undefined}>
        <PanelHours date={day.date} offsets={props.offsets} state={state} />
      </PartBoundary>
      <PageLink to={at(dayPath(day.date))} className={styles.open}>
        {t('month.open')}
      </PageLink>
    </section>
  )
}

function Facts({ day: { officer, mansion, lunar, moon, clash, occasions } }: Pick<DayPanelProps, 'day'>) {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts}>
      {occasions.map(({ zh, name }) => (
        <div key={zh} className={styles.fact}>
          <dt>{t('month.occasion')}</dt>
          <dd>
            <Hanzi glyph={zh} /> {name}
          </dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt>{t('month.officer')}</dt>
        <dd>
          <Hanzi glyph={officer.zh} /> {officer.name}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('month.mansion')}</dt>
        <dd>
          <Hanzi glyph={mansion.zh} /> {mansion.name}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('month.lunarDay')}</dt>
        <dd>
          {t('month.dayOfMonth', { day: lunar.day })} · {moon.name},{' '}
          {t('moon.lit', { percent: moon.litPercent })}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('month.clash')}</dt>
        <dd>
          <Hanzi glyph={clash.glyph} /> {clash.name}
        </dd>
      </div>
    </dl>
  )
}
