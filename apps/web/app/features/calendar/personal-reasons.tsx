import { useTranslation } from '../../i18n/use-translation.ts'
import { formatWeight, type Weight } from '../../ui/weight.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import type { PersonalReason } from './day.ts'
import type { PanelReason } from './day-details.ts'
import styles from './personal-reasons.module.css'

type PersonalReasonsProps = {
  readonly reasons: readonly (PanelReason & Partial<Pick<PersonalReason, 'source'>>)[]
}

/** What a birth chart adds to the weight for everyone, and why. */
export function PersonalReasons({ reasons }: PersonalReasonsProps) {
  const { t } = useTranslation()
  if (reasons.length === 0) return <p className={styles.none}>{t('personal.reasons.none')}</p>
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.kind} ${reason.name}`} className={styles.reason}>
          <Points reason={reason} />
          <span>
            <span className={styles.name}>{reason.name}</span>{' '}
            <span className={styles.sentence}>{reason.sentence}</span>
            {reason.source && <span className={`${styles.source} for-professionals`}>{reason.source}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The points a rule adds, or the upper limit it sets on the weight. */
function Points({ reason: { delta, limit } }: { readonly reason: PanelReason }) {
  const { t } = useTranslation()
  if (limit !== undefined)
    return (
      <span
        className={styles.limit}
        role="img"
        aria-label={t('personal.reasons.limit', { limit: formatWeight(limit) })}
      >
        ≤ {formatWeight(limit)}
      </span>
    )
  const points = (delta ?? 0) as Weight // true: the contract gives −2 to 2
  return (
    <WeightBadge
      weight={points}
      size="small"
      label={t('personal.reasons.points', { points: formatWeight(points) })}
    />
  )
}
