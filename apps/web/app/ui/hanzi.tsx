import styles from './hanzi.module.css'

export type HanziProps = {
  readonly glyph: string
  readonly element?: 'wood' | 'fire' | 'earth' | 'metal' | 'water'
  /** Read out by screen readers. Left out where visible text beside the character says the same. */
  readonly label?: string
}

/** A Chinese character in the colour of its element. Only the glyph is marked as Chinese; the label is in the language of the page. */
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
