import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

type ChoiceFieldProps = {
  readonly name: string
  readonly label: ReactNode
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[]
  readonly chosen: string
  readonly fault?: string | undefined
  readonly hint?: string | undefined
  /** Puts the options one under another, for long labels. */
  readonly isStacked?: boolean
  /** Leaves out the line for a hint or an error. */
  readonly isCompact?: boolean
}

/** A group of radio buttons with a line for a hint or an error. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, options, chosen, fault, hint, isStacked = false, isCompact = false } = props
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={isCompact ? undefined : `${id}-line`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options} data-stacked={isStacked ? '' : undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              className={styles.checkBox}
              aria-invalid={fault !== undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {!isCompact && (
        <p id={`${id}-line`} className={styles.fault} data-hint={fault === undefined ? '' : undefined}>
          {fault ?? hint}
        </p>
      )}
    </fieldset>
  )
}
