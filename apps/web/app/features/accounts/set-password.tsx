import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import type { Faults } from './account-forms.ts'
import { AccountName } from './account-name.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './session-list.module.css'
import { useAccountForm } from './use-account-form.ts'

type SetPasswordProps = {
  readonly email: string
  readonly isConfirmed: boolean
  readonly serverFaults: Faults | undefined
}

/** The first password of an account that was made by an outside service. */
export function SetPassword({ email, isConfirmed, serverFaults }: SetPasswordProps) {
  const { t } = useTranslation()
  const { form, faultOf } = useAccountForm('password-set', { serverFaults })
  return (
    <>
      <p className={styles.lead}>{t(isConfirmed ? 'client.setPassword.lead' : 'client.setPassword.stale')}</p>
      {isConfirmed && (
        <Form className={formStyles.form} {...form}>
          <input type="hidden" name="do" value="set-password" />
          <AccountName email={email} />
          <NewPasswordFields faultOf={faultOf} />
          <SendButton>{t('client.setPassword.save')}</SendButton>
        </Form>
      )}
    </>
  )
}
