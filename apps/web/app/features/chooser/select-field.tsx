import { type ReactNode, useId } from 'react'
import formStyles from '../../ui/form/form.module.css'
import styles from './question-form.module.css'

type SelectFieldProps = {
  readonly name: string
  readonly label: string
  readonly chosen: string
  readonly isRequired?: boolean
  readonly children: ReactNode
}

/** One of many, with its label. */
export function SelectField({ name, label, chosen, isRequired = false, children }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={formStyles.field}>
      <label htmlFor={id} className={formStyles.label}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen} required={isRequired} className={styles.select}>
        {children}
      </select>
    </div>
  )
}
