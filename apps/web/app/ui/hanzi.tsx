import styles from './hanzi.module.css'

export type HanziProps = {
  readonly glyph: string
  readonly element?: 'wood' | 'fire' | 'earth' | 'metal' | 'water'
  /** What the character says; left out where words beside it say the same. */
  readonly label?: string
}

/** A Chinese character in the colour of its element. The label is in the page's language, only the glyph is Chinese. */
export function Hanzi({ glyph, element, label }: HanziProps) {
  const meaning = label === undefined ? {} : { role: 'img', 'aria-label': label }
  return (
    <span className={styles.hanzi} data-element={element} {...meaning}>
      <span lang="zh" aria-hidden="true" className={styles.glyphs} data-glyphs={glyph.length}>
        {glyph}
      </span>
    </span>
  )
}
