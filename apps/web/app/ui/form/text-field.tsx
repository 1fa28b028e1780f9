import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './form.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  readonly label: string
  /** What is wrong with it, in words. */
  readonly fault?: string | undefined
  /** What to know before typing. */
  readonly hint?: string | undefined
  /** Stands inside the field, at its end. */
  readonly children?: ReactNode
}

/** A field with its label and, under it, room for a hint or for what is wrong. */
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
