import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import styles from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'

/** Form fields: plain, with an error, disabled, and while the form is being sent. */
export function FormStories() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'signIn' | 'signUp'>('signIn')
  return (
    <Panel title={t('accounts.title')}>
      <Tabs
        label={t('accounts.tabs.label')}
        tabs={[
          { id: 'signIn', label: t('accounts.tabs.signIn') },
          { id: 'signUp', label: t('accounts.tabs.signUp') },
        ]}
        chosen={tab}
        onChoose={setTab}
      >
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <TextField label={t('accounts.email')} defaultValue="anna@example.org" />
          <TextField label={t('accounts.code')} fault={t('accounts.faults.code')} />
          <PasswordField label={t('accounts.password')} hint={t('accounts.passwordHint')} />
          {[false, true].map((disabled) => (
            <SelectField
              key={String(disabled)}
              label={t('accounts.yours')}
              hint={t('accounts.passwordHint')}
              disabled={disabled}
              options={[{ value: 'email', label: t('accounts.email') }]}
            />
          ))}
          <CheckField name="consent" fault={t('accounts.faults.consent')}>
            {t('accounts.consent.before')} {t('accounts.consent.rules')}
          </CheckField>
          <SendButton busy={tab === 'signUp' ? t('accounts.busy') : undefined}>
            {t('accounts.signIn')}
          </SendButton>
        </form>
      </Tabs>
    </Panel>
  )
}
