import styles from './hanzi.module.css'

const HANZI = /(\p{Script=Han}+)/u

/** Running text whose Chinese words are marked as Chinese. */
export function TextWithHanzi({ text }: { readonly text: string }) {
  // Splitting by a group puts what matched it at every odd place.
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
