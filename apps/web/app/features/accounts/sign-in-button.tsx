import { localisePath } from '@zeri/contract/browser'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { usePopup } from '../../ui/use-popup.ts'

const loadPopup = async () => (await import('./auth-popup.tsx')).AuthPopup

/** Opens the sign-in popup. Without a script it is a form that leads to the sign-in page. */
export function SignInButton({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const { Popup, open, openAgain, preload, close } = usePopup(loadPopup)
  const [email, setEmail] = useState('')

  return (
    <>
      <form method="get" action={localisePath('/sign-in', locale)} onSubmit={open}>
        <input type="hidden" name="back" value={pathname} />
        <PillButton
          type="submit"
          variant="primary"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
        >
          {children}
        </PillButton>
      </form>
      {Popup && (
        <PartBoundary>
          <Popup
            email={email}
            onTryAgain={(typed) => {
              setEmail(typed)
              openAgain()
            }}
            onClose={close}
          />
        </PartBoundary>
      )}
    </>
  )
}
