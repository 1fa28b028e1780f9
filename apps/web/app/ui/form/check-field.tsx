import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

type CheckFieldProps = {
  readonly name: string
  readonly fault?: string | undefined
  /** Explains what ticking the box means. */
  readonly hint?: string | undefined
  readonly isTicked?: boolean
  /** What a ticked box sends. */
  readonly value?: string
  readonly children: ReactNode
}

/** A checkbox with its label and a line for a hint or an error. */
export function CheckField({ name, fault, hint, isTicked = false, value, children }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isTicked}
          className={styles.checkBox}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-line`}
        />
        <span>{children}</span>
      </label>
      <p id={`${id}-line`} className={styles.fault} data-hint={fault === undefined ? '' : undefined}>
        {fault ?? hint}
      </p>
    </div>
  )
}
