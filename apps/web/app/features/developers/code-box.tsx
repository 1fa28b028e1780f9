import styles from './developers.module.css'

type CodeBoxProps = { readonly label: string; readonly code: string }

/** Code that may be longer than its box, which the keyboard must then be able to scroll. */
export function CodeBox({ label, code }: CodeBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.code} aria-label={label} tabIndex={0}>
      <pre>{code}</pre>
    </section>
  )
}
