import type { Locale } from '@zeri/contract'
import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { typeset } from './typography.ts'

/** A translator of one language, ready synchronously. */
export function createI18n(locale: Locale, words: ResourceLanguage): i18n {
  const instance = createInstance()
  instance.init({
    lng: locale,
    resources: { [locale]: { translation: typeset(locale, words) } },
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
  })
  return instance
}
