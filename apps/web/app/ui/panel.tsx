import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A sheet of paper with a heading. */
export function Panel({ title, note, children }: PanelProps) {
  const headingId = useId()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
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
