import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './form.module.css'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'children'>

/** A password field with a button that shows or hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        className={`${styles.reveal} needs-script`}
        aria-label={t(isShown ? 'form.hide' : 'form.show')}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={20} stroke={1.6} aria-hidden="true" />
      </button>
    </TextField>
  )
}
