import { useTranslation } from '../../i18n/use-translation.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'

type NewPasswordFieldsProps = {
  readonly faultOf: (name: 'pass' | 'checkPass') => string | undefined
}

/** A new password, typed twice. */
export function NewPasswordFields({ faultOf }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        name="pass"
        label={t('client.password.pass')}
        autoComplete="new-password"
        fault={faultOf('pass')}
        hint={t('client.password.hint')}
      />
      <PasswordField
        name="checkPass"
        label={t('client.password.checkPass')}
        autoComplete="new-password"
        fault={faultOf('checkPass')}
      />
    </>
  )
}
