import styles from './moon.module.css'
import { moonPath } from './moon-path.ts'

type MoonProps = {
  readonly elongationDeg: number
  readonly sizePx: number
  /** Left out where text beside the picture says the same. */
  readonly label?: string
}

/** The phase of the moon as a picture. */
export function Moon({ elongationDeg, sizePx, label }: MoonProps) {
  return (
    <svg
      viewBox="-50 -50 100 100"
      width={sizePx}
      height={sizePx}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <circle r="48" className={styles.disc} />
      <path d={moonPath(elongationDeg)} className={styles.lit} />
      <circle r="48.5" className={styles.rim} />
    </svg>
  )
}
