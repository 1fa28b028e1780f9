import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './form.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  readonly label: string
  /** The error message. */
  readonly fault?: string | undefined
  /** Shown under the field while there is no error. */
  readonly hint?: string | undefined
  /** Placed inside the field, at its end. */
  readonly children?: ReactNode
}

/** A text field with its label and, under it, a line for a hint or an error. */
export function TextField({ label, fault, hint, children, ...rest }: TextFieldProps) {
  const id = useId()
  const input = (
    <input
      id={id}
      className={styles.input}
      aria-invalid={fault !== undefined}
      aria-describedby={`${id}-line`}
      {...rest}
    />
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children ? (
        <div className={styles.box}>
          {input}
          {children}
        </div>
      ) : (
        input
      )}
      <p id={`${id}-line`} className={styles.fault} data-hint={fault === undefined ? '' : undefined}>
        {fault ?? hint}
      </p>
    </div>
  )
}
