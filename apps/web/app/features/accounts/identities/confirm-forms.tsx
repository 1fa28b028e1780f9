import type { IdentityProvider } from '@zeri/contract'
import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'
import formStyles from '../../../ui/form/form.module.css'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { PillButton } from '../../../ui/pill.tsx'
import type { Faults } from '../account-forms.ts'
import { EmailField } from '../auth-forms.tsx'
import styles from './identities.module.css'

type ConfirmProps = {
  readonly provider: IdentityProvider
  /** As the provider names it; empty where it names none. */
  readonly email: string
  readonly faults: Faults
}

/** Two ways to prove the account that has the address of the identity. */
export function ProveForms({
  provider,
  email,
  isMailed,
  faults,
}: ConfirmProps & { readonly isMailed: boolean }) {
  const { t } = useTranslation()
  const faultOf = (name: string) => faults[name] && t(faults[name])
  return (
    <>
      <p className={styles.text}>
        {t('identities.prove.text', { email, provider: t(`identities.names.${provider}`) })}
      </p>
      <section className={styles.way}>
        <h2>{t('identities.prove.byPassword')}</h2>
        <Form method="post" className={formStyles.form}>
          <input type="hidden" name="do" value="password" />
          <PasswordField
            name="password"
            label={t('accounts.password')}
            autoComplete="current-password"
            fault={faultOf('password')}
          />
          <SendButton>{t('identities.prove.link')}</SendButton>
        </Form>
      </section>
      <section className={styles.way}>
        <h2>{t('identities.prove.byCode')}</h2>
        {isMailed && <p role="status">{t('identities.prove.sent')}</p>}
        {isMailed && (
          <Form method="post" className={formStyles.form}>
            <input type="hidden" name="do" value="code" />
            <TextField
              name="code"
              label={t('identities.prove.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              fault={faultOf('code')}
            />
            <SendButton>{t('identities.prove.link')}</SendButton>
          </Form>
        )}
        <Form method="post">
          <PillButton type="submit" name="do" value="send">
            {t('identities.prove.send')}
          </PillButton>
        </Form>
      </section>
    </>
  )
}

/** The consent to a new account, and its address where the provider has verified none. */
export function IdentitySignUpForm({
  provider,
  email,
  isVerified,
  faults,
}: ConfirmProps & { readonly isVerified: boolean }) {
  const { t } = useTranslation()
  const faultOf = (name: string) => faults[name] && t(faults[name])
  const name = t(`identities.names.${provider}`)
  return (
    <>
      <p className={styles.text}>
        {isVerified
          ? t('identities.signUp.text', { provider: name, email })
          : t('identities.signUp.textWithout', { provider: name })}
      </p>
      <Form method="post" className={formStyles.form}>
        {!isVerified && <EmailField email={email} fault={faultOf('email')} />}
        <CheckField name="consent" fault={faultOf('consent')}>
          {t('accounts.consent.before')}{' '}
          <PageLink to="/rules" target="_blank">
            {t('accounts.consent.rules')}
          </PageLink>
        </CheckField>
        <SendButton>{t('identities.signUp.create')}</SendButton>
      </Form>
    </>
  )
}
