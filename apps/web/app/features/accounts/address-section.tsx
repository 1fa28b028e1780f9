import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PillButton } from '../../ui/pill.tsx'
import type { Faults } from './account-forms.ts'
import type { AddressData } from './address-forms.server.ts'
import styles from './session-list.module.css'
import { useAccountForm } from './use-account-form.ts'

type AddressSectionProps = {
  readonly email: string
  readonly change: AddressData
  /** The faults of the form that was sent last. */
  readonly serverFaults: Faults | undefined
  /** Which code it was, if it was one. */
  readonly sentCode: 'old' | 'new' | undefined
}

/** The e-mail of the account: what it is, how it is changed, and a change that waits for its codes. */
export function AddressSection({ email, change, serverFaults, sentCode }: AddressSectionProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.parts}>
      <p className={styles.lead}>{t('client.address.lead', { email })}</p>
      {change && <WaitingChange email={email} change={change} {...{ serverFaults, sentCode }} />}
      {!change && <NewAddress serverFaults={sentCode ? undefined : serverFaults} />}
      <p className={styles.lead}>{t('client.address.lost')}</p>
    </div>
  )
}

function NewAddress({ serverFaults }: Pick<AddressSectionProps, 'serverFaults'>) {
  const { t } = useTranslation()
  const { form, faultOf } = useAccountForm('address', { serverFaults })
  return (
    <Form className={formStyles.form} {...form}>
      <input type="hidden" name="do" value="change-address" />
      <TextField
        name="email"
        label={t('client.address.field')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        fault={faultOf('email')}
      />
      <SendButton>{t('client.address.send')}</SendButton>
    </Form>
  )
}

type WaitingProps = Pick<AddressSectionProps, 'email' | 'serverFaults' | 'sentCode'> & {
  readonly change: NonNullable<AddressData>
}

function WaitingChange({ email, change, serverFaults, sentCode }: WaitingProps) {
  const { t } = useTranslation()
  const { email: next, isHere, isOldProven, isNewProven, expiresAt } = change
  const sides = [
    { side: 'old', address: email, isProven: isOldProven },
    { side: 'new', address: next, isProven: isNewProven },
  ] as const
  return (
    <>
      <p className={styles.lead}>{t('client.address.waiting', { email: next, at: expiresAt })}</p>
      {!isHere && <p className={styles.lead}>{t('client.address.elsewhere')}</p>}
      {isHere &&
        sides.map(({ side, address, isProven }) =>
          isProven ? (
            <p key={side}>{t('client.address.proven', { email: address })}</p>
          ) : (
            <CodeForm
              key={side}
              side={side}
              address={address}
              serverFaults={sentCode === side ? serverFaults : undefined}
            />
          ),
        )}
      {isHere && <p className={styles.lead}>{t('client.address.noMail')}</p>}
      <Form method="post">
        <PillButton type="submit" name="do" value="cancel-address">
          {t('client.address.cancel')}
        </PillButton>
      </Form>
    </>
  )
}

type CodeFormProps = {
  readonly side: 'old' | 'new'
  readonly address: string
  readonly serverFaults: Faults | undefined
}

function CodeForm({ side, address, serverFaults }: CodeFormProps) {
  const { t } = useTranslation()
  const { form, faultOf } = useAccountForm('address-code', { serverFaults })
  return (
    <Form className={formStyles.form} {...form}>
      <input type="hidden" name="do" value="prove-address" />
      <input type="hidden" name="of" value={side} />
      <TextField
        name="code"
        label={t('client.address.code', { email: address })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={32}
        fault={faultOf('code')}
      />
      <SendButton>{t('client.address.confirm')}</SendButton>
    </Form>
  )
}
