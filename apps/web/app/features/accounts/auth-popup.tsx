import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { refreshPrefetched } from '../../api/refresh-prefetched.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import { Popup } from '../../ui/popup/popup.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { Faults } from './account-forms.ts'
import type { AuthForm } from './auth-form-names.ts'
import styles from './auth-forms.module.css'
import { SignInForm, SignUpForm } from './auth-forms.tsx'
import { type AuthTab, authTabs } from './auth-tabs.ts'
import { IdentityButtons } from './identities/identity-buttons.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { RecoverySteps } from './recovery-steps.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { sendAuthForm } from './send-auth-form.ts'

const NEEDS_CODE = 'errors.auth.second-factor-required'

type AuthPopupProps = {
  /** The address typed so far; the button holds it, so that the next opening has it too. */
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onTryAgain: () => void
  readonly onClose: () => void
}

/** The ways into an account: sign in, sign up, choose a new password. */
export function AuthPopup({ email, onEmail, onTryAgain, onClose }: AuthPopupProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { pathname } = useLocation()
  const notify = useNotify()
  const { revalidate } = useRevalidator()
  const dialog = useRef<HTMLDialogElement>(null)
  const [tab, setTab] = useState<AuthTab>('signIn')
  const [isHalfway, setHalfway] = useState(false)
  const isKnown = useRef(email !== '').current

  useEffect(() => {
    const name = isKnown ? 'password' : 'email'
    dialog.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
  }, [isKnown])

  useEffect(() => {
    if (isHalfway) dialog.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus()
  }, [isHalfway])

  /** Reloads the page and the prefetched data: they are those of a visitor. */
  const showSignedIn = async () => {
    await refreshPrefetched()
    await revalidate()
    dialog.current?.close()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const signIn = async (form: FormData): Promise<Faults> => {
    const refused = await sendAuthForm('sign-in', form, locale)
    if (!refused) await showSignedIn()
    else if (refused.notice === NEEDS_CODE) setHalfway(true)
    else {
      dialog.current?.close()
      notify({
        kind: 'error',
        message: t(refused.notice),
        action: { label: t('accounts.tryAgain'), run: onTryAgain },
      })
    }
    return {}
  }
  /** Sends a form; a refusal leaves the popup open, with the typed values and their faults. */
  const submit = async (name: AuthForm, form: FormData, onDone: () => unknown): Promise<Faults> => {
    const refused = await sendAuthForm(name, form, locale)
    if (refused) notify({ kind: 'error', message: t(refused.notice) })
    else await onDone()
    return refused?.faults ?? {}
  }

  if (isHalfway)
    return (
      <Popup dialog={dialog} title={t('accounts.factor.title')} closedby="closerequest" onClose={onClose}>
        <SecondFactorForm send={(form) => submit('second-factor', form, showSignedIn)} />
        <button type="button" className={styles.another} onClick={() => setHalfway(false)}>
          {t('accounts.factor.again')}
        </button>
      </Popup>
    )
  return (
    <Popup dialog={dialog} title={t('accounts.title')} closedby="closerequest" onClose={onClose}>
      <div
        onInput={({ target }) =>
          target instanceof HTMLInputElement && target.name === 'email' && onEmail(target.value)
        }
      >
        <Tabs
          label={t('accounts.tabs.label')}
          tabs={authTabs.map(({ id }) => ({ id, label: t(`accounts.tabs.${id}`) }))}
          chosen={tab}
          onChoose={setTab}
        >
          {tab === 'signIn' && (
            <>
              <SignInForm email={email} send={signIn} />
              <PasskeySignIn onSignedIn={showSignedIn} />
            </>
          )}
          {tab === 'signUp' && (
            <SignUpForm email={email} send={(form) => submit('sign-up', form, showSignedIn)} />
          )}
          {tab === 'recovery' && (
            <RecoverySteps email={email} submit={submit} onChanged={() => setTab('signIn')} />
          )}
        </Tabs>
        {tab !== 'recovery' && <IdentityButtons back={pathname} />}
      </div>
    </Popup>
  )
}
