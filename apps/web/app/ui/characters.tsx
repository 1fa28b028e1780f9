import styles from './characters.module.css'
import { Hanzi, type HanziProps } from './hanzi.tsx'

type CharactersProps = {
  readonly stem: HanziProps
  readonly branch: HanziProps
  /** Stem over branch as they are written, or side by side where height is dear. */
  readonly arrangement: 'stacked' | 'beside'
}

/** The two characters of a day, each in the colour of its element and as large as the text around them. */
export function Characters({ stem, branch, arrangement }: CharactersProps) {
  return (
    <span className={styles.characters} data-arrangement={arrangement}>
      <Hanzi {...stem} />
      <Hanzi {...branch} />
    </span>
  )
}
