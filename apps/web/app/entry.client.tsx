import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './i18n/create-i18n.ts'
import { isLocale } from './i18n/locale.ts'

const dictionaries = {
  en: () => import('./i18n/en.json'),
  ru: () => import('./i18n/ru.json'),
}

async function hydrate(): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'en'
  const words = await dictionaries[locale]()
  const i18n = createI18n(locale, words.default)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

hydrate()
