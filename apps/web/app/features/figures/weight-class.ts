import styles from './day-figures.module.css'

const classes: Readonly<Record<number, string | undefined>> = {
  3: styles.plus3,
  2: styles.plus2,
  1: styles.plus1,
  0: styles.zero,
  [-1]: styles.minus1,
  [-2]: styles.minus2,
  [-3]: styles.minus3,
}

/** The colours of a weight: those of its badge. */
export const weightClass = (weight: number): string | undefined => classes[weight]

/**
 * A weight with its sign.
 * @example showWeight(-2) // '−2'
 */
export function showWeight(weight: number): string {
  if (weight === 0) return '0'
  return weight > 0 ? `+${weight}` : `−${-weight}`
}
