import { localisePath } from '@zeri/contract/browser'
import { useFetcher } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { useBusyMark } from '../../ui/use-busy-mark.ts'
import { FormResultWithoutScript } from './form-result-without-script.tsx'
import { useAccountForm } from './use-account-form.ts'
import { type FormResult, useFormNotice } from './use-form-notice.ts'
import styles from './verify-address.module.css'

type VerifyAddressProps = {
  readonly email: string
  /** The result of a form that was sent without a script. */
  readonly result?: FormResult | undefined
}

/** Asks the owner of an address to confirm it: by the mailed code here, or by the mailed link. */
export function VerifyAddress({ email, result: sentResult }: VerifyAddressProps) {
  const { t } = useTranslation()
  const action = localisePath('/verify', useLocale())
  const fetcher = useFetcher<FormResult>()
  const result = fetcher.data ?? sentResult
  const { form, faultOf } = useAccountForm('verification', { serverFaults: result?.refused?.faults })
  const running = fetcher.formData?.get('do')
  const mark = useBusyMark(running ? String(running) : undefined)
  useFormNotice(result)
  return (
    <Panel title={t('accounts.verify.title')}>
      <FormResultWithoutScript result={result} />
      <p>{t('accounts.verify.text', { email })}</p>
      <fetcher.Form className={styles.code} action={action} {...form}>
        <input type="hidden" name="do" value="confirm" />
        <TextField
          name="code"
          label={t('accounts.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={32}
          fault={faultOf('code')}
        />
        <PillButton type="submit" variant="primary" size="large" aria-busy={mark === 'confirm'}>
          {t('accounts.verify.confirm')}
        </PillButton>
      </fetcher.Form>
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="do" value="send" />
        <button type="submit" className={styles.again} aria-busy={mark === 'send'}>
          {t('accounts.verify.again')}
        </button>
      </fetcher.Form>
    </Panel>
  )
}
