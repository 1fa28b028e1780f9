import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'
import { WideOpen } from './wide-open.tsx'

type PanelProps = {
  readonly title: string
  readonly note?: string
  /** Anchor for links within the page. */
  readonly id?: string
  readonly className?: string
  /** Whether only the title shows on a phone until it is pressed. */
  readonly isFoldedOnPhones?: boolean
  readonly children: ReactNode
}

/** A titled section on a paper-coloured background. */
export function Panel({ title, note, id, className = '', isFoldedOnPhones, children }: PanelProps) {
  const headingId = useId()
  const head = (
    <>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
  return (
    <section id={id} className={`${styles.panel} ${className}`} aria-labelledby={headingId}>
      {isFoldedOnPhones ? (
        <WideOpen className={styles.folding} summary={<div className={styles.head}>{head}</div>}>
          {children}
        </WideOpen>
      ) : (
        <>
          <div className={styles.head}>{head}</div>
          {children}
        </>
      )}
    </section>
  )
}
