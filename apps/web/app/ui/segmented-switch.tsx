import { useId } from 'react'
import styles from './segmented-switch.module.css'
import { useStoredChoice, type Values } from './use-stored-choice.ts'

type SegmentedSwitchProps<Value extends string> = {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Key of the stored choice. The style sheet then marks the option by the root element from the first paint. */
  readonly storedAs?: string
  /** Whether style sheets alone follow the choice, so that it works without a script. */
  readonly isPlain?: boolean
  /** Whether the page does not show the choice yet. */
  readonly isPressed?: boolean
}

/** Two or three radio buttons drawn as one switch. */
export function SegmentedSwitch<Value extends string>(props: SegmentedSwitchProps<Value>) {
  const { label, options, value, onChange, storedAs, isPlain = false, isPressed = false } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-pressed={isPressed ? '' : undefined}
      className={isPlain ? styles.switch : `${styles.switch} needs-script`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.option}
          data-choice={storedAs && `${storedAs}:${option.value}`}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

type StoredSwitchProps<Value extends string> = {
  readonly label: string
  readonly choice: string
  readonly values: Values<Value>
  readonly nameOf: (value: Value) => string
  readonly isPlain?: boolean
}

/** A switch whose value is stored in the browser. */
export function StoredSwitch<Value extends string>(props: StoredSwitchProps<Value>) {
  const { label, choice, values, nameOf, isPlain = false } = props
  const { value, choose, isPressed } = useStoredChoice(choice, values)
  const options = values.map((one) => ({ value: one, label: nameOf(one) }))
  return (
    <SegmentedSwitch
      label={label}
      options={options}
      value={value}
      onChange={choose}
      isPressed={isPressed}
      storedAs={choice}
      isPlain={isPlain}
    />
  )
}
