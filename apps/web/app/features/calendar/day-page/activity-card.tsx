import { useTranslation } from '../../../i18n/use-translation.ts'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import { ActivityIcon } from '../activity-icon.tsx'
import type { Tag } from '../day.ts'
import { PersonalReasons } from '../personal-reasons.tsx'
import { useWeightLabel } from '../use-weight-label.ts'
import styles from './activity-card.module.css'
import { countedNames } from './counted-names.ts'
import { ReasonList, type Stars } from './reason-list.tsx'

type ActivityCardProps = { readonly tag: Tag; readonly stars: Stars }

/** A line with the name, stars and weight of an activity; it expands to all reasons, personal ones first. */
export function ActivityCard({ tag, stars }: ActivityCardProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const { id, name, weight, word, reasons, personal } = tag
  const own = personal?.reasons ?? []
  const counted = [...new Set([...own.map((reason) => reason.name), ...countedNames(reasons, stars)])]
  const line = (
    <>
      <ActivityIcon id={id} sizePx={22} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.counted}>{counted.join(', ') || t('day.activities.silent')}</span>
      </span>{' '}
      <WeightBadge weight={weight} size="small" label={labelOf(weight, word)} />
    </>
  )
  if (reasons.length === 0 && own.length === 0)
    return (
      <div className={styles.card}>
        <div className={styles.line}>{line}</div>
      </div>
    )
  return (
    <details className={styles.card}>
      <summary className={`${styles.line} ${styles.opener}`}>{line}</summary>
      <div className={styles.reasons}>
        {personal && (
          <>
            <p className={styles.whose}>{t('personal.forWhom.chart')}</p>
            <PersonalReasons reasons={own} />
            <p className={styles.whose}>
              {t('personal.forWhom.everyone')}{' '}
              <WeightBadge
                weight={personal.general}
                size="small"
                label={labelOf(personal.general, t(`weights.${personal.general}`))}
              />
            </p>
          </>
        )}
        <ReasonList reasons={reasons} stars={stars} marksReadings />
      </div>
    </details>
  )
}
