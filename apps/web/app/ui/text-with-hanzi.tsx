import styles from './hanzi.module.css'

const HANZI = /(\p{Script=Han}+)/u

/** Running text with `lang="zh"` around its Chinese words. */
export function TextWithHanzi({ text }: { readonly text: string }) {
  // Splitting by a capturing group puts the matches at the odd indices.
  return text.split(HANZI).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang="zh" className={`${styles.inText} ${styles.glyphs}`} data-glyphs={part.length}>
        {part}
      </span>
    ),
  )
}
