import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { ownDayPath } from '../calendar/page-date.ts'
import { PersonalReasons } from '../calendar/personal-reasons.tsx'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import styles from './chosen-day.module.css'
import type { DayData } from './day-data.server.ts'

type ChosenDayProps = {
  readonly day: DayData
  /** The visitor's own chart that the day is rated for. */
  readonly chart?: string | undefined
  /** Actions on the day, shown at the end. */
  readonly children?: ReactNode
}

/** A day beside others, with its weight, its hours, the reasons, and its weight for each person. */
export function ChosenDay({ day, chart, children }: ChosenDayProps) {
  const { t } = useTranslation()
  const { words, weight, people } = day
  return (
    <article className={styles.day} id={`day-${day.date}`}>
      <header className={styles.head}>
        <span className={styles.characters} aria-hidden="true">
          <Characters stem={day.stem} branch={day.branch} arrangement="beside" />
        </span>
        <h3 className={styles.title}>
          <PageLink to={ownDayPath(day.date, chart)}>{words.date}</PageLink>
          <span className={styles.weekday}>
            {words.weekday} · {day.pillar}
          </span>
        </h3>
        <WeightBadge weight={weight} word={t('day.verdict', { word: t(`weights.${weight}`) })} />
      </header>
      <Hours hours={day.hours} />
      {people.length > 0 && <People day={day} isOwn={chart !== undefined} />}
      <section>
        <h4 className={styles.label}>{t('chooser.why')}</h4>
        <DayReasons day={day} />
      </section>
      {children}
    </article>
  )
}

/** The reasons of the day for everyone, for and against. */
export function DayReasons({ day: { reasons } }: { readonly day: Pick<DayData, 'reasons'> }) {
  const { t } = useTranslation()
  if (reasons.length === 0) return <p className={styles.none}>{t('chooser.noReasons')}</p>
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ name, side, sentence }) => (
        <li key={name} className={styles.reason} data-side={side}>
          <span className={styles.side}>{t(`chooser.side.${side}`)}</span> <TextWithHanzi text={sentence} />
        </li>
      ))}
    </ul>
  )
}

function Hours({ hours }: Pick<DayData, 'hours'>) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  if (hours.length === 0) return <p className={styles.none}>{t('chooser.noHours')}</p>
  return (
    <div>
      <h4 className={styles.label}>{t('chooser.hours')}</h4>
      <ul className={styles.hourList}>
        {hours.map(({ branch, name, from, to, weight, isHelpful, nobleFor }) => (
          <li key={branch}>
            <span className={styles.clock}>
              {from}–{to}
            </span>{' '}
            <span className={styles.branch}>{name}</span>{' '}
            <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
            {isHelpful && <span className={styles.extra}> {t('chooser.helpful')}</span>}
            {nobleFor.length > 0 && (
              <span className={styles.extra}> {t('chooser.nobleFor', { names: nobleFor.join(', ') })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function People({ day, isOwn }: { readonly day: DayData; readonly isOwn: boolean }) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const badge = (weight: DayData['weight']) => (
    <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
  )
  return (
    <div>
      <h4 className={styles.label}>{t('chooser.goodFor')}</h4>
      <ul className={styles.personList}>
        {day.people.map(({ uuid, name, weight, reasons }) => (
          <li key={uuid}>
            <Disclosure
              summary={
                <span className={styles.person}>
                  {name} {badge(weight)}
                </span>
              }
            >
              <PersonalReasons reasons={reasons} />
              {isOwn && (
                <p>
                  <PageLink to={ownDayPath(day.date, uuid)}>{t('chooser.dayOf', { name })}</PageLink>
                </p>
              )}
            </Disclosure>
          </li>
        ))}
        <li className={styles.person}>
          {t('personal.forWhom.everyone')} {badge(day.general)}
        </li>
      </ul>
    </div>
  )
}
