import { useTranslation } from '../../i18n/use-translation.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { ActivityIcon } from './activity-icon.tsx'
import type { Tag } from './day.ts'
import styles from './good-and-bad.module.css'
import { withSoftHyphen } from './month-days.ts'
import { useWeightLabel } from './use-weight-label.ts'

type NamedTag = Pick<Tag, 'id' | 'name' | 'weight'>

type GoodAndBadProps = {
  /** As the message of the day names them. */
  readonly goodFor: readonly NamedTag[]
  readonly putOff: readonly NamedTag[]
  /** Whether nothing at all is rated below 0. */
  readonly isFree: boolean
}

/** What a day is good and bad for, as two short lists inside a panel. */
export function GoodAndBad({ goodFor, putOff, isFree }: GoodAndBadProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.sides}>
      <Side side="good" tags={goodFor} none={t('day.sides.goodNone')} />
      <Side side="bad" tags={putOff} none={t(isFree ? 'day.sides.badNone' : 'day.sides.badFew')} />
    </div>
  )
}

type SideProps = {
  readonly side: 'good' | 'bad'
  readonly tags: readonly NamedTag[]
  /** Shown where there are no tags. */
  readonly none: string
}

function Side({ side, tags, none }: SideProps) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  return (
    <section className={styles.side} data-side={side}>
      <h3 className={styles.title}>
        <span className={styles.sign} aria-hidden="true">
          {side === 'good' ? '+' : '−'}
        </span>
        {t(`day.sides.${side}`)}
      </h3>
      {tags.length === 0 && <p className={styles.none}>{none}</p>}
      <ul>
        {tags.map(({ id, name, weight }) => (
          <li key={id} className={styles.tag}>
            <ActivityIcon id={id} />
            <span>{withSoftHyphen(name)}</span>
            <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
          </li>
        ))}
      </ul>
    </section>
  )
}
