import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import styles from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { Faults } from './account-forms.ts'
import ownStyles from './auth-forms.module.css'
import { useAccountForm } from './use-account-form.ts'

export type AuthFormProps = {
  /** The address that was typed before. */
  readonly email: string
  readonly serverFaults?: Faults | undefined
  readonly send?: ((form: FormData) => Promise<Faults>) | undefined
}

export function SignInForm({ email, serverFaults, send }: AuthFormProps) {
  const { t } = useTranslation()
  const { form, faultOf, isBusy } = useAccountForm('sign-in', { serverFaults, send })
  return (
    <form className={styles.form} {...form}>
      <EmailField email={email} fault={faultOf('email')} autoComplete="username webauthn" />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        autoComplete="current-password"
        fault={faultOf('password')}
      />
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('accounts.signIn')}</SendButton>
    </form>
  )
}

export function SignUpForm({ email, serverFaults, send }: AuthFormProps) {
  const { t } = useTranslation()
  const { form, faultOf, isBusy } = useAccountForm('sign-up', { serverFaults, send })
  return (
    <form className={styles.form} {...form}>
      <EmailField email={email} fault={faultOf('email')} />
      <NewPasswordFields label={t('accounts.password')} faultOf={faultOf} />
      <CheckField name="consent" fault={faultOf('consent')}>
        {t('accounts.consent.before')} <AsideLink to="/rules">{t('accounts.consent.rules')}</AsideLink>
      </CheckField>
      <SendButton busy={isBusy ? t('accounts.busy') : undefined}>{t('accounts.signUp')}</SendButton>
      <p className={ownStyles.terms}>
        {t('accounts.terms.before')}{' '}
        <AsideLink to="/site-agreement">{t('accounts.terms.agreement')}</AsideLink>
        {t('accounts.terms.between')}{' '}
        <AsideLink to="/site-privacy-policy">{t('accounts.terms.privacy')}</AsideLink>.
      </p>
    </form>
  )
}

type EmailFieldProps = {
  readonly email: string
  readonly fault: string | undefined
  /** With `webauthn` the browser offers passkeys in the field. */
  readonly autoComplete?: 'username webauthn'
}

export function EmailField({ email, fault, autoComplete }: EmailFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      name="email"
      label={t('accounts.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete ?? 'username'}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={email}
      fault={fault}
    />
  )
}

type NewPasswordFieldsProps = {
  readonly label: string
  readonly faultOf: (field: string) => string | undefined
}

export function NewPasswordFields({ label, faultOf }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        fault={faultOf('password')}
        hint={t('accounts.passwordHint')}
      />
      <PasswordField
        name="repassword"
        label={t('accounts.repassword')}
        autoComplete="new-password"
        fault={faultOf('repassword')}
      />
    </>
  )
}

/** Opens in a new tab, so that the form keeps what was typed. */
function AsideLink({ to, children }: { readonly to: `/${string}`; readonly children: string }) {
  return (
    <PageLink to={to} target="_blank">
      {children}
    </PageLink>
  )
}
