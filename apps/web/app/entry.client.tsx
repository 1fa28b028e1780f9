import { isLocale } from '@zeri/contract/browser'
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { thisBrowser } from './api/browser-client.ts'
import { loadPageWords, translatorContext } from './i18n/lazy-words.ts'
import { createTranslator } from './i18n/translator.ts'
import { WordsContext } from './i18n/use-translation.ts'
import { HYDRATED } from './rendering/hydrated.ts'
import { visitContext } from './visit/visit-context.ts'
import { VisitProvider } from './visit/visit-provider.tsx'
import { createVisitStore } from './visit/visit-store.ts'

const dictionaries = {
  en: () => import('./i18n/en.json'),
  ru: () => import('./i18n/ru.json'),
}

/** Dispatches `HYDRATED` after the first render that follows hydration, when stored choices are shown as well. */
function HydrationSignal({ children }: { readonly children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (isHydrated) dispatchEvent(new Event(HYDRATED))
  }, [isHydrated])
  return children
}

async function hydrate(): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'en'
  const words = await dictionaries[locale]()
  const translator = createTranslator(locale, words.default)
  await loadPageWords(translator, location.pathname)
  const visit = createVisitStore({
    browser: thisBrowser,
    cookies: () => document.cookie,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(translatorContext, translator)
    context.set(visitContext, visit)
    return context
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydrationSignal>
          <VisitProvider store={visit}>
            <WordsContext value={translator}>
              <HydratedRouter getContext={getContext} />
            </WordsContext>
          </VisitProvider>
        </HydrationSignal>
      </StrictMode>,
    )
  })
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js')
}

hydrate()
