import styles from './developers.module.css'

type CodeBoxProps = { readonly label: string; readonly code: string }

/** A block of code that scrolls if it is too long. */
export function CodeBox({ label, code }: CodeBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.code} aria-label={label} tabIndex={0}>
      <pre>{code}</pre>
    </section>
  )
}
