import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import ground from '../../ui/weight-ground.module.css'
import { PersonalReasons } from '../calendar/personal-reasons.tsx'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import { BirthSummary } from '../charts/birth-summary.tsx'
import type { PersonalData } from './load-personal.server.ts'
import styles from './sample-week.module.css'

/** The coming week for a made-up person, beside the weights for everyone. It is computed like any personal calendar. */
export function SampleWeek({ sample }: { readonly sample: PersonalData['sample'] }) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const { name, born, city, dayMaster, days, explained } = sample
  return (
    <Panel title={t('personal.sample.title', { name })} note={t('personal.sample.note')}>
      <p className={styles.who}>
        <BirthSummary born={born} />, {city}. {t('personal.sample.master', { master: dayMaster.name })}
      </p>
      <ol className={styles.week}>
        {days.map(({ date, words, stem, branch, weight, everyone }) => (
          <li key={date} className={`${styles.day} ${ground.ground}`} data-weight={weight}>
            <time dateTime={date} className={styles.date}>
              {words.weekdayShort}, {words.dayOfMonth}
            </time>
            <span className={styles.characters}>
              <Characters arrangement="beside" stem={stem} branch={branch} />
            </span>
            <span className={styles.weights}>
              <span className={styles.whose}>{name}</span>
              <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
              <span className={styles.whose}>{t('personal.forWhom.everyone')}</span>
              <WeightBadge
                weight={everyone}
                size="small"
                label={labelOf(everyone, t(`weights.${everyone}`))}
              />
            </span>
          </li>
        ))}
      </ol>
      {explained && explained.reasons.length > 0 && (
        <div className={styles.explanation}>
          <h3 className={styles.why}>{t('personal.sample.why', { day: explained.dayMonth, name })}</h3>
          <PersonalReasons reasons={explained.reasons} />
        </div>
      )}
    </Panel>
  )
}
