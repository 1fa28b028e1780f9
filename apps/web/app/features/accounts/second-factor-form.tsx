import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Faults } from './account-forms.ts'
import ownStyles from './auth-forms.module.css'
import { useAccountForm } from './use-account-form.ts'

type SecondFactorFormProps = {
  readonly serverFaults?: Faults | undefined
  readonly send?: ((form: FormData) => Promise<Faults>) | undefined
}

/** The second step of a sign-in: a code of the authenticator app, or a backup code. */
export function SecondFactorForm({ serverFaults, send }: SecondFactorFormProps) {
  const { t } = useTranslation()
  const { form, faultOf, isBusy } = useAccountForm('second-factor', { serverFaults, send })
  return (
    <form className={styles.form} {...form}>
      <p className={ownStyles.lead}>{t('accounts.factor.lead')}</p>
      <FactorCodeField label={t('accounts.factor.code')} fault={faultOf('code')} />
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('accounts.factor.send')}</SendButton>
    </form>
  )
}

type FactorCodeFieldProps = { readonly label: string; readonly fault: string | undefined }

/** Letters too: a backup code has them. */
export function FactorCodeField({ label, fault }: FactorCodeFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      name="code"
      label={label}
      hint={t('accounts.factor.hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      fault={fault}
    />
  )
}
