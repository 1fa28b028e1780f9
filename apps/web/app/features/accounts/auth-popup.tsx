import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { refreshPrefetched } from '../../api/refresh-prefetched.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import { Popup } from '../../ui/popup/popup.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { type Faults, readValues } from './account-forms.ts'
import { sendAuthForm } from './accounts-api.ts'
import type { AuthForm } from './auth-form-names.ts'
import { SignInForm, SignUpForm } from './auth-forms.tsx'
import { type AuthTab, authTabs } from './auth-tabs.ts'
import { RecoverySteps } from './recovery-steps.tsx'

type AuthPopupProps = {
  /** Typed at an earlier try. */
  readonly email: string
  readonly onTryAgain: (email: string) => void
  readonly onClose: () => void
}

/** The ways into an account: sign in, sign up, choose a new password. */
export function AuthPopup({ email: typedBefore, onTryAgain, onClose }: AuthPopupProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const notify = useNotify()
  const { revalidate } = useRevalidator()
  const dialog = useRef<HTMLDialogElement>(null)
  const [tab, setTab] = useState<AuthTab>('signIn')
  const [email, setEmail] = useState(typedBefore)

  useEffect(() => {
    const name = typedBefore ? 'password' : 'email'
    dialog.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
  }, [typedBefore])

  /** Nothing the browser holds is about a visitor any more, and the page is that of who came in. */
  const enter = async () => {
    await refreshPrefetched()
    await revalidate()
    dialog.current?.close()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const signIn = async (form: FormData): Promise<Faults> => {
    const refused = await sendAuthForm('sign-in', form, locale)
    if (!refused) await enter()
    else {
      dialog.current?.close()
      notify({
        kind: 'error',
        message: t(refused.notice),
        action: { label: t('accounts.tryAgain'), run: () => onTryAgain(readValues(form).email ?? '') },
      })
    }
    return {}
  }
  /** Stays open when it was refused, with what was typed and what is wrong with it. */
  const ask = async (name: AuthForm, form: FormData, onDone: () => unknown): Promise<Faults> => {
    const refused = await sendAuthForm(name, form, locale)
    if (refused) notify({ kind: 'error', message: t(refused.notice) })
    else await onDone()
    return refused?.faults ?? {}
  }

  return (
    <Popup dialog={dialog} title={t('accounts.title')} closedby="closerequest" onClose={onClose}>
      <div
        onInput={({ target }) =>
          target instanceof HTMLInputElement && target.name === 'email' && setEmail(target.value)
        }
      >
        <Tabs
          label={t('accounts.tabs.label')}
          tabs={authTabs.map(({ id }) => ({ id, label: t(`accounts.tabs.${id}`) }))}
          chosen={tab}
          onChoose={setTab}
        >
          {tab === 'signIn' && <SignInForm email={email} send={signIn} />}
          {tab === 'signUp' && <SignUpForm email={email} send={(form) => ask('sign-up', form, enter)} />}
          {tab === 'recovery' && <RecoverySteps email={email} ask={ask} onChanged={() => setTab('signIn')} />}
        </Tabs>
      </div>
    </Popup>
  )
}
