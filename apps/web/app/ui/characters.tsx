import styles from './characters.module.css'
import { Hanzi, type HanziProps } from './hanzi.tsx'

type CharactersProps = {
  readonly stem: HanziProps
  readonly branch: HanziProps
  /** Stem over branch, as they are written, or side by side where height is scarce. */
  readonly arrangement: 'stacked' | 'beside'
}

/** The two characters of a day, each in the colour of its element. Their size follows the surrounding text. */
export function Characters({ stem, branch, arrangement }: CharactersProps) {
  return (
    <span className={styles.characters} data-arrangement={arrangement}>
      <Hanzi {...stem} />
      <Hanzi {...branch} />
    </span>
  )
}
