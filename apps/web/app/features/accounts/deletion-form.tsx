import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Faults } from './account-forms.ts'
import styles from './client-data.module.css'
import { useAccountForm } from './use-account-form.ts'

type DeletionFormProps = {
  readonly email: string
  readonly serverFaults: Faults | undefined
  readonly isBusy: boolean
}

/** Deletes the account. The address has to be typed, so that nobody deletes an account by a slip of the finger. */
export function DeletionForm({ email, serverFaults, isBusy }: DeletionFormProps) {
  const { t } = useTranslation()
  const { form, faultOf } = useAccountForm('deletion', { serverFaults })
  return (
    <Form className={formStyles.form} {...form}>
      <p className={styles.text}>{t('client.deletion.text')}</p>
      <TextField
        name="email"
        label={t('client.deletion.field', { email })}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        fault={faultOf('email')}
      />
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('client.deletion.send')}</SendButton>
    </Form>
  )
}
