import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withKeys } from '../../../ui/list-keys.ts'
import type { Weight } from '../../../ui/weight.ts'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import type { Reason, Star } from '../day.ts'
import styles from './reason-list.module.css'

export type Stars = ReadonlyMap<string, Pick<Star, 'name' | 'zh'>>

/** Anchor of the description of a star on the page. */
export const starAnchor = (id: string): string => `star-${id}`

type ReasonListProps = {
  readonly reasons: readonly Reason[]
  readonly stars: Stars
  /** Whether to mark the reasons that are an interpretation rather than a rule of the source. */
  readonly marksReadings?: boolean
}

/** The reasons for and against, each with its status. */
export function ReasonList({ reasons, stars, marksReadings = false }: ReasonListProps) {
  return (
    <ul className={styles.reasons}>
      {withKeys(reasons, ({ star, side, note }) => `${star} ${side} ${note}`).map(({ key, item: reason }) => (
        <li key={key} className={styles.reason} data-status={reason.status}>
          {reason.grade === undefined ? (
            <span className={styles.note}>{reason.note}</span>
          ) : (
            <Evidence
              reason={reason}
              grade={reason.grade}
              stars={stars}
              isMarked={marksReadings && reason.isReading}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type EvidenceProps = {
  readonly reason: Reason
  readonly grade: number
  readonly stars: Stars
  readonly isMarked: boolean
}

function Evidence({ reason, grade, stars, isMarked }: EvidenceProps) {
  const { t } = useTranslation()
  const { star = '', side, note } = reason
  return (
    <>
      <GradeBadge side={side} grade={grade} />
      <span className={styles.words}>
        <Link to={`#${starAnchor(star)}`} className={styles.star}>
          {stars.get(star)?.name ?? star}
        </Link>{' '}
        {note === undefined && <span className={styles.quiet}>{t('day.reasons.counts')}</span>}
        {isMarked && <span className={styles.reading}>{t('day.reasons.reading')}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  )
}

type GradeBadgeProps = { readonly side: 'good' | 'bad'; readonly grade: number }

/** The strength and side of a star. */
export function GradeBadge({ side, grade }: GradeBadgeProps) {
  const { t } = useTranslation()
  // True: the contract gives grades from 1 to 3.
  const weight = (side === 'good' ? grade : -grade) as Weight
  return <WeightBadge weight={weight} size="small" label={t(`day.strength.${side}`, { grade })} />
}
