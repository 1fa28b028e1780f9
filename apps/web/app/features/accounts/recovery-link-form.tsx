import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import type { Faults } from './account-forms.ts'
import ownStyles from './auth-forms.module.css'
import { NewPasswordFields } from './auth-forms.tsx'
import { FactorFields } from './factor-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

/** The form for a new password after a mailed link was opened. */
export function RecoveryLinkForm({ serverFaults }: { readonly serverFaults: Faults | undefined }) {
  const { t } = useTranslation()
  const { formData } = useNavigation()
  const { form, faultOf } = useAccountForm('recovery-link', { serverFaults })
  return (
    <Form className={styles.form} {...form}>
      <p className={ownStyles.lead}>{t('accounts.passwordLead')}</p>
      <NewPasswordFields label={t('accounts.newPassword')} faultOf={faultOf} />
      <FactorFields fault={faultOf('secondFactor')} />
      <SendButton busy={formData ? t('accounts.busy') : undefined}>{t('accounts.setPassword')}</SendButton>
    </Form>
  )
}
