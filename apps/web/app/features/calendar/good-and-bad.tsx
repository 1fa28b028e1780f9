import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { ActivityIcon } from './activity-icon.tsx'
import type { Tag } from './day.ts'
import styles from './good-and-bad.module.css'
import { pickTags } from './pick-tags.ts'
import { useWeightLabel } from './use-weight-label.ts'

type GoodAndBadProps = {
  readonly tags: readonly Pick<Tag, 'id' | 'name' | 'weight' | 'isShown'>[]
  /** Two cards on a page, or two short lists inside a panel. */
  readonly variant?: 'cards' | 'lists'
  /** How many tags of each side are shown; the rest are counted. */
  readonly limit: number
  /** Renders the link to all tags; gets the number of those left. */
  readonly renderMore?: (left: number) => ReactNode
}

/** What a day is good and bad for, at a glance. */
export function GoodAndBad(props: GoodAndBadProps) {
  return (
    <div className={styles.sides} data-look={props.variant ?? 'cards'}>
      <Side side="good" {...props} />
      <Side side="bad" {...props} />
    </div>
  )
}

function Side({
  side,
  tags,
  limit,
  variant,
  renderMore,
}: GoodAndBadProps & { readonly side: 'good' | 'bad' }) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const picked = pickTags(tags, side, limit)
  const Title = variant === 'lists' ? 'h3' : 'h2'
  return (
    <section className={styles.side} data-side={side}>
      <Title className={styles.title}>
        <span className={styles.sign} aria-hidden="true">
          {side === 'good' ? '+' : '−'}
        </span>
        {t(`day.sides.${side}`)}
      </Title>
      {picked.tags.length === 0 && <p className={styles.none}>{t(`day.sides.${side}None`)}</p>}
      <ul>
        {picked.tags.map(({ id, name, weight }) => (
          <li key={id} className={styles.tag}>
            <ActivityIcon id={id} />
            <span>{name}</span>
            <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
          </li>
        ))}
      </ul>
      {picked.left > 0 && renderMore && <p className={styles.more}>{renderMore(picked.left)}</p>}
    </section>
  )
}
