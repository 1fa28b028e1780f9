import { type ComponentType, type SubmitEvent, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { useNotify } from './notices/notices.tsx'

/** A popup whose code is loaded on demand, and the handlers of its button. */
type LoadedPopup<Props> = {
  /** Undefined while the popup is closed. */
  readonly Popup: ComponentType<Props> | undefined
  /** Handles the submit of the button's form. Without a script the form opens a page with the same content. */
  readonly open: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Opens the popup again after it was closed. */
  readonly openAgain: () => void
  readonly preload: () => void
  readonly close: () => void
}

/** Loads a popup on demand. Where it cannot be loaded, the form is submitted and opens the page with the same content. */
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
    // A visitor who hovers over the button is likely to press it. A failure is silent here; the press reports it.
    preload: () => void load().catch(() => {}),
    close: () => setOpen(false),
  }
}
