import type { ReactNode } from 'react'
import { PillButton } from '../pill.tsx'
import { useBusyMark } from '../use-busy-mark.ts'
import styles from './form.module.css'

type SendButtonProps = {
  /** The id of the form, for a button outside it. */
  readonly form?: string
  /** Shown instead of the label while the form is being sent. */
  readonly busy?: string | undefined
  readonly children: ReactNode
}

/** The submit button of a form. It stays focusable while the form is being sent. */
export function SendButton({ form, busy, children }: SendButtonProps) {
  const mark = useBusyMark(busy)
  return (
    <div className={styles.send}>
      <PillButton type="submit" form={form} variant="primary" size="large" aria-busy={mark !== undefined}>
        {mark ?? children}
      </PillButton>
    </div>
  )
}
