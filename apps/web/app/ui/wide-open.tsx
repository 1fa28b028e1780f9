import { type ReactNode, useEffect, useRef } from 'react'
import styles from './wide-open.module.css'

type WideOpenProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  /** Of the line that folds it. */
  readonly className?: string | undefined
}

/**
 * A part that is folded on a phone and open where there is room. It is a `<details>` element and works without a script.
 * The styles show it open until the script has opened it, so that nothing moves.
 */
export function WideOpen({ summary, children, className = '' }: WideOpenProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    if (matchMedia('(min-width: 761px)').matches) part.open = true
    part.dataset.foldable = ''
  }, [])
  return (
    <details ref={ref} className={styles.part}>
      <summary className={`${styles.summary} ${className}`}>{summary}</summary>
      {children}
    </details>
  )
}
