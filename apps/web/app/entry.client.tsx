import { isLocale } from '@zeri/contract/browser'
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './i18n/create-i18n.ts'
import { addLateWords, translator } from './i18n/late-words.ts'
import { HYDRATED } from './rendering/defer-hydration.ts'

const dictionaries = {
  en: () => import('./i18n/en.json'),
  ru: () => import('./i18n/ru.json'),
}

/** Tells when React has taken hold of the page, and the page of what this browser remembers. */
function Running({ children }: { readonly children: ReactNode }) {
  const [hasHold, setHold] = useState(false)
  useEffect(() => setHold(true), [])
  useEffect(() => {
    if (hasHold) dispatchEvent(new Event(HYDRATED))
  }, [hasHold])
  return children
}

async function hydrate(): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'en'
  const words = await dictionaries[locale]()
  const i18n = createI18n(locale, words.default)
  await addLateWords(i18n, locale, location.pathname)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Running>
          <I18nextProvider i18n={i18n}>
            <HydratedRouter getContext={() => new RouterContextProvider(new Map([[translator, i18n]]))} />
          </I18nextProvider>
        </Running>
      </StrictMode>,
    )
  })
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js')
}

hydrate()
