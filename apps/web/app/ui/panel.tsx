import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  readonly title: string
  readonly note?: string
  /** Anchor for links within the page. */
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A titled section on a paper-coloured background. */
export function Panel({ title, note, id, className = '', children }: PanelProps) {
  const headingId = useId()
  return (
    <section id={id} className={`${styles.panel} ${className}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}
