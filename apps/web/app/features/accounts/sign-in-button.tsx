import { localisePath } from '@zeri/contract/browser'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { loadWords } from '../../i18n/lazy-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { PillButton } from '../../ui/pill.tsx'
import { usePopup } from '../../ui/use-popup.ts'

type SignInButtonProps = {
  /** The address that was typed already. */
  readonly email?: string | undefined
  readonly children: ReactNode
}

/** Opens the sign-in popup. Without a script it is a form that leads to the sign-in page. */
export function SignInButton({ email: typed = '', children }: SignInButtonProps) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const words = useTranslation()
  const { Popup, open, openAgain, preload, close } = usePopup(async () => {
    const [{ AuthPopup }] = await Promise.all([import('./auth-popup.tsx'), loadWords(words, 'lazy')])
    return AuthPopup
  })
  const [email, setEmail] = useState(typed)

  return (
    <>
      <form method="get" action={localisePath('/sign-in', locale)} onSubmit={open}>
        <input type="hidden" name="back" value={pathname + search} />
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
          <Popup email={email} onEmail={setEmail} onTryAgain={openAgain} onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}
