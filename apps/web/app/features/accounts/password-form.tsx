import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { type Access, accessBoxes } from './access-to-end.ts'
import type { Faults } from './account-forms.ts'
import { AccountName } from './account-name.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
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
      <NewPasswordFields faultOf={faultOf} />
      <AccessBoxes />
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('client.password.save')}</SendButton>
    </Form>
  )
}

/** A stranger who knew the old password may have made these, so they end unless the owner unticks them. */
function AccessBoxes() {
  const { t } = useTranslation()
  // Telegram is offered in Russian only; elsewhere a chat that a stranger may have linked ends without a question.
  const isRussian = useLocale() === 'ru'
  const shown: readonly Access[] = isRussian
    ? ['feeds', 'lists', 'telegram', 'passkeys', 'identities']
    : ['feeds', 'lists', 'passkeys', 'identities']
  return (
    <fieldset className={styles.choice}>
      {!isRussian && <input type="hidden" name={accessBoxes.telegram} value="on" />}
      <legend className={styles.label}>{t('client.password.alsoEnd')}</legend>
      {shown.map((access) => (
        <label key={access} className={styles.check}>
          <input type="checkbox" name={accessBoxes[access]} defaultChecked className={styles.checkBox} />
          <span>{t(`client.password.end.${access}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
