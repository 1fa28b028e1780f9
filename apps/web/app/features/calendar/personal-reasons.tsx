import { useTranslation } from '../../i18n/use-translation.ts'
import { formatSigned, formatWeight, type Weight } from '../../ui/weight.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { type MergedReason, mergeReasons } from './merge-reasons.ts'
import styles from './personal-reasons.module.css'

type PersonalReasonsProps = {
  readonly reasons: readonly MergedReason[]
}

/** What a birth chart adds to the weight for everyone, and why. */
export function PersonalReasons({ reasons }: PersonalReasonsProps) {
  const { t } = useTranslation()
  if (reasons.length === 0) return <p className={styles.none}>{t('personal.reasons.none')}</p>
  return (
    <ul className={styles.reasons}>
      {mergeReasons(reasons).map((reason) => (
        <li key={reason.name} className={styles.reason}>
          <Points reason={reason} />
          <span>
            <span className={styles.name}>{reason.name}</span>{' '}
            <span className={styles.sentence}>{reason.sentence}</span>
            {reason.source && <span className={styles.source}>{reason.source}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The points a rule adds, and the upper limit it sets on the weight. */
function Points({ reason: { delta, limit } }: { readonly reason: MergedReason }) {
  const { t } = useTranslation()
  return (
    <span className={styles.points}>
      {delta !== undefined && (
        <WeightBadge
          weight={delta as Weight} // true: the contract gives −2 to 2
          size="small"
          label={t('personal.reasons.points', { points: formatSigned(delta) })}
        />
      )}
      {limit !== undefined && (
        <span
          className={styles.limit}
          role="img"
          aria-label={t('personal.reasons.limit', { limit: formatWeight(limit) })}
        >
          ≤ {formatWeight(limit)}
        </span>
      )}
    </span>
  )
}
