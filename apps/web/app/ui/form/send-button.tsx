import type { ReactNode } from 'react'
import { PillButton } from '../pill.tsx'
import styles from './form.module.css'

type SendButtonProps = {
  /** What is going on, in words, while the form is under way. */
  readonly busy?: string | undefined
  readonly children: ReactNode
}

/** The button that sends a form. It stays in reach of the keyboard while the form is under way. */
export function SendButton({ busy, children }: SendButtonProps) {
  return (
    <div className={styles.send}>
      <PillButton type="submit" look="primary" size="large" aria-busy={busy !== undefined}>
        {busy ?? children}
      </PillButton>
    </div>
  )
}
