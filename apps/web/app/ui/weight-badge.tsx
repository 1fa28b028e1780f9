import { formatWeight, type Weight } from './weight.ts'
import styles from './weight-badge.module.css'
import colour from './weight-colour.module.css'

type WeightBadgeProps = {
  readonly weight: Weight
  readonly size?: 'small' | 'normal'
  /** Shown beside the number, in the colour of its side. */
  readonly word?: string
  /** What is read out instead of what is shown, such as “Good, +2”. */
  readonly label?: string
}

/** A weight nobody has to guess from its colour: sign and number always, a word where there is room. */
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
