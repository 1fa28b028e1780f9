import { type ComponentProps, useId } from 'react'
import styles from './form.module.css'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  readonly label: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The error message. */
  readonly fault?: string | undefined
  readonly hint?: string | undefined
  /** Leaves out the line for a hint. */
  readonly isCompact?: boolean
}

/** A drop-down list with its label and a line for a hint or an error. Grouped options are passed as children. */
export function SelectField({
  label,
  options = [],
  fault,
  hint,
  isCompact = false,
  children,
  ...rest
}: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        aria-invalid={fault !== undefined}
        aria-describedby={isCompact ? undefined : `${id}-line`}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      {!isCompact && (
        <p id={`${id}-line`} className={styles.fault} data-hint={fault === undefined ? '' : undefined}>
          {fault ?? hint}
        </p>
      )}
    </div>
  )
}
