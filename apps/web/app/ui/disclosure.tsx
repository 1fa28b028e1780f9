import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  readonly summary: ReactNode
  readonly children: ReactNode
  /** Only one of the disclosures with the same name is open at a time. */
  readonly name?: string
  readonly isOpen?: boolean
}

/** A line that expands to show more. It is a `<details>` element and works without a script. */
export function Disclosure({ summary, children, name, isOpen = false }: DisclosureProps) {
  return (
    <details className={styles.disclosure} name={name} open={isOpen}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <IconChevronDown className={styles.chevron} size={18} stroke={1.6} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
