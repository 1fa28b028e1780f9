import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { AccountName } from './account-name.tsx'
import ownStyles from './auth-forms.module.css'
import { type AuthFormProps, EmailField, NewPasswordFields } from './auth-forms.tsx'
import { FactorFields } from './factor-fields.tsx'
import type { RecoveryState } from './recovery.ts'
import { useAccountForm } from './use-account-form.ts'

type RecoveryStepProps = Omit<AuthFormProps, 'email'> & { readonly state: RecoveryState }

const steps = {
  'recovery-code': { label: 'email', Form: EmailStep },
  'recovery-check': { label: 'code', Form: CodeStep },
  'recovery-password': { label: 'password', Form: PasswordStep },
} as const

/** The three steps of the password recovery, and the form of the current one. */
export function RecoveryStep({ state, serverFaults, send }: RecoveryStepProps) {
  const { t } = useTranslation()
  const { Form } = steps[state.step]
  return (
    <>
      <ol className={ownStyles.steps}>
        {Object.entries(steps).map(([step, { label }]) => (
          <li key={step} className={ownStyles.step} aria-current={step === state.step ? 'step' : undefined}>
            {t(`accounts.steps.${label}`)}
          </li>
        ))}
      </ol>
      <Form key={state.step} state={state} serverFaults={serverFaults} send={send} />
    </>
  )
}

function EmailStep({ state, serverFaults, send }: RecoveryStepProps) {
  const { t } = useTranslation()
  const { form, faultOf, isBusy } = useAccountForm('recovery-code', { serverFaults, send })
  return (
    <form className={styles.form} {...form}>
      <p className={ownStyles.lead}>{t('accounts.recoveryLead')}</p>
      <input type="hidden" name="step" value="recovery-code" />
      <EmailField email={state.email} fault={faultOf('email')} />
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('accounts.sendCode')}</SendButton>
    </form>
  )
}

function CodeStep({ state, serverFaults, send }: RecoveryStepProps) {
  const { t } = useTranslation()
  const { form, faultOf, isBusy } = useAccountForm('recovery-check', { serverFaults, send })
  return (
    <form className={styles.form} {...form}>
      <p className={ownStyles.lead}>{t('accounts.codeLead', { email: state.email })}</p>
      <input type="hidden" name="step" value="recovery-check" />
      <input type="hidden" name="email" value={state.email} />
      <TextField
        name="code"
        label={t('accounts.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={32}
        fault={faultOf('code')}
      />
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('accounts.checkCode')}</SendButton>
    </form>
  )
}

function PasswordStep({ state, serverFaults, send }: RecoveryStepProps) {
  const { t } = useTranslation()
  const { form, faultOf, isBusy } = useAccountForm('recovery-password', { serverFaults, send })
  return (
    <form className={styles.form} {...form}>
      <p className={ownStyles.lead}>{t('accounts.passwordLead')}</p>
      <input type="hidden" name="step" value="recovery-password" />
      <input type="hidden" name="code" value={state.code} />
      <AccountName email={state.email} />
      <NewPasswordFields label={t('accounts.newPassword')} faultOf={faultOf} />
      <FactorFields fault={faultOf('secondFactor')} />
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('accounts.setPassword')}</SendButton>
    </form>
  )
}
