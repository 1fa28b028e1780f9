import { type ComponentType, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from './notices/notices.tsx'

type LoadedPopup<Props> = {
  readonly Popup: ComponentType<Props> | undefined
  /** For the form that leads to the page with the same question. */
  readonly open: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Shows it again once it was shown. */
  readonly openAgain: () => void
  readonly loadAhead: () => void
  readonly close: () => void
}

/** A popup that is loaded when it is asked for; where it cannot be, its page asks instead. */
export function usePopup<Props>(load: () => Promise<ComponentType<Props>>): LoadedPopup<Props> {
  const { t } = useTranslation()
  const notify = useNotify()
  const [loaded, setLoaded] = useState<ComponentType<Props>>()
  const [isOpen, setOpen] = useState(false)

  const open = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const popup = await load().catch(() => undefined)
    if (popup) {
      setLoaded(() => popup)
      setOpen(true)
    } else if (navigator.onLine) form.submit()
    else notify({ kind: 'error', message: t('errors.network.offline') })
  }
  return {
    Popup: isOpen ? loaded : undefined,
    open,
    openAgain: () => setOpen(true),
    // Whoever comes near the button is likely to press it; should it fail, the press itself tells.
    loadAhead: () => void load().catch(() => {}),
    close: () => setOpen(false),
  }
}
