import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import { PillButton } from '../../ui/pill.tsx'
import styles from './auth-forms.module.css'

const loadPasskeys = () => import('./passkeys-in-browser.ts')

/**
 * Signs in with a passkey: by the button, or by what the browser offers in the field of the e-mail. Without passkeys, or
 * when this part does not load, the form beside it is the way.
 */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: () => unknown }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const done = useRef(onSignedIn)
  done.current = onSignedIn

  useEffect(() => {
    let isOpen = true
    const offer = async () => {
      const passkeys = await loadPasskeys().catch(() => undefined)
      // After a refusal, such as one of a challenge that has expired, the passkeys are offered again.
      while (isOpen && passkeys) {
        const result = await passkeys.signInByPasskey({ locale, isOfferedInField: true })
        if (result === 'done') await done.current()
        if (result === undefined || result === 'done') return
        notify({ kind: 'error', message: t(result.notice) })
      }
    }
    void offer()
    return () => {
      isOpen = false
      void loadPasskeys().then(
        ({ endPasskeyOffer }) => endPasskeyOffer(),
        () => {},
      )
    }
  }, [locale, notify, t])

  const signIn = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { signInByPasskey } = await loadPasskeys()
      const result = await signInByPasskey({ locale, isOfferedInField: false })
      if (result === 'done') await done.current()
      else if (result) notify({ kind: 'error', message: t(result.notice) })
    } catch {
      notify({ kind: 'error', message: t('accounts.faults.failed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.passkey}>
      <PillButton needsScript aria-busy={isBusy} onClick={signIn}>
        {t('accounts.passkey')}
      </PillButton>
    </div>
  )
}
