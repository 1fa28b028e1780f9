import { localisePath } from '@zeri/contract/browser'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useNotify } from '../../ui/notices/notices.tsx'
import { PillButton, PillFile } from '../../ui/pill.tsx'
import { Popup } from '../../ui/popup/popup.tsx'
import type { Faults } from './account-forms.ts'
import { AccountName } from './account-name.tsx'
import styles from './confirm-popup.module.css'
import { FactorCodeField } from './second-factor-form.tsx'
import { useAccountForm } from './use-account-form.ts'
import type { ConfirmRequest } from './use-form-notice.ts'

type ConfirmPopupProps = {
  readonly request: ConfirmRequest | undefined
  readonly email: string
  readonly serverFaults: Faults | undefined
}

/**
 * Confirms the owner, and sends again what was typed. A popup where there is a script, else a part of the page; one for
 * every form that needs it.
 */
export function ConfirmPopup({ request, ...rest }: ConfirmPopupProps) {
  const { key } = useLocation()
  const { state } = useNavigation()
  const [shown, setShown] = useState({ request, key })
  // The result comes before the page has loaded, and when it has, popups close: what was typed until then would be lost.
  if (state === 'idle' && shown.request !== request) setShown({ request, key })
  return shown.request ? <OpenPopup key={shown.key} request={shown.request} {...rest} /> : null
}

type OpenProps = ConfirmPopupProps & { readonly request: ConfirmRequest }

const noChanges = () => () => {}

function OpenPopup(props: OpenProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(true)
  const hasScript = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (!hasScript) return
    const field = 'input:not([type=hidden], [hidden]), button[type=button]:not([aria-label])'
    dialog.current?.querySelector<HTMLElement>(`form ${field}`)?.focus()
  }, [hasScript])
  if (!isOpen) return null
  if (hasScript)
    return (
      <Popup
        dialog={dialog}
        title={t('client.confirm.title')}
        closedby="closerequest"
        onClose={() => setOpen(false)}
      >
        <ConfirmForm {...props} />
      </Popup>
    )
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{t('client.confirm.title')}</h2>
      <ConfirmForm {...props} />
    </section>
  )
}

function ConfirmForm({ request: { ways, typed }, email, serverFaults }: OpenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { pathname } = useLocation()
  const { form, faultOf } = useAccountForm('confirm', { serverFaults })
  const hasField = ways.password || ways.code
  return (
    <div className={styles.parts}>
      <p>{t('client.confirm.lead')}</p>
      <Form className={formStyles.form} {...form}>
        {typed.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="confirm" value="yes" />
        {ways.password && (
          <>
            <AccountName email={email} />
            <PasswordField
              name="password"
              label={t('client.password.current')}
              autoComplete="current-password"
              fault={faultOf('password')}
            />
          </>
        )}
        {ways.code && <FactorCodeField label={t('accounts.factor.code')} fault={faultOf('code')} />}
        {hasField && <SendButton>{t('client.confirm.send')}</SendButton>}
        {ways.passkey && <PasskeyButton typed={typed} />}
      </Form>
      {!ways.code &&
        ways.providers.map((provider) => (
          <PillFile
            key={provider}
            href={`${localisePath(`/identities/${provider}`, locale)}?${new URLSearchParams({ back: pathname })}`}
            rel="nofollow"
          >
            {t('client.confirm.provider', { provider: t(`identities.names.${provider}`) })}
          </PillFile>
        ))}
      {!hasField && !ways.passkey && ways.providers.length === 0 && <p>{t('client.confirm.none')}</p>}
    </div>
  )
}

function PasskeyButton({ typed }: Pick<ConfirmRequest, 'typed'>) {
  const { t } = useTranslation()
  const notify = useNotify()
  const submit = useSubmit()
  const confirm = async () => {
    const { signChallenge } = await import('./passkeys-in-browser.ts')
    const signed = await signChallenge()
    if (signed.credential === undefined) {
      notify({ kind: 'error', message: t(signed.fault) })
      return
    }
    const form = new FormData()
    for (const [name, value] of typed) form.append(name, value)
    form.set('confirm', 'yes')
    form.set('credential', signed.credential)
    await submit(form, { method: 'post' })
  }
  return (
    <PillButton needsScript onClick={confirm}>
      {t('client.confirm.passkey')}
    </PillButton>
  )
}
