import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import styles from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import type { Faults } from './account-forms.ts'
import { AccountName } from './account-name.tsx'
import { useAccountForm } from './use-account-form.ts'

type PasswordFormProps = {
  readonly email: string
  readonly serverFaults: Faults | undefined
  readonly isBusy: boolean
  /** The password was changed: the fields are emptied. */
  readonly isDone: boolean
}

export function PasswordForm({ email, serverFaults, isBusy, isDone }: PasswordFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const { form, faultOf } = useAccountForm('password-change', { serverFaults })
  useEffect(() => {
    if (isDone) element.current?.reset()
  }, [isDone])

  return (
    <Form ref={element} className={styles.form} {...form}>
      <input type="hidden" name="do" value="change" />
      <AccountName email={email} />
      <PasswordField
        name="current"
        label={t('client.password.current')}
        autoComplete="current-password"
        fault={faultOf('current')}
      />
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
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('client.password.save')}</SendButton>
    </Form>
  )
}
