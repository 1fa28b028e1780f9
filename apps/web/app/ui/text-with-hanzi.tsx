import styles from './hanzi.module.css'

const HANZI = /^\p{Script=Han}/u
const PART = /\p{Script=Han}+|\P{Script=Han}+/gu

/** Running text with `lang="zh"` around its Chinese words. */
export function TextWithHanzi({ text }: { readonly text: string }) {
  return Array.from(text.matchAll(PART), ({ 0: part, index: start }) =>
    HANZI.test(part) ? (
      <span key={start} lang="zh" className={`${styles.inText} ${styles.glyphs}`} data-glyphs={part.length}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
