import { formatWeight, type Weight } from './weight.ts'
import styles from './weight-badge.module.css'
import colour from './weight-colour.module.css'

type WeightBadgeProps = {
  readonly weight: Weight
  readonly size?: 'small' | 'normal'
  /** Shown beside the number, in the colour of its side. */
  readonly word?: string
  /** Accessible name that replaces the visible text, such as “Good, +2”. */
  readonly label?: string
}

/** A weight that does not rely on colour alone: always sign and number, and a word where there is room. */
export function WeightBadge({ weight, size = 'normal', word, label }: WeightBadgeProps) {
  const meaning = label === undefined ? {} : { role: 'img', 'aria-label': label }
  return (
    <span className={styles.weight} data-size={size} {...meaning}>
      <span className={`${styles.badge} ${colour.colour}`} data-weight={weight}>
        {formatWeight(weight)}
      </span>
      {word && (
        <>
          {' '}
          <span className={styles.word} data-side={Math.sign(weight)}>
            {word}
          </span>
        </>
      )}
    </span>
  )
}
