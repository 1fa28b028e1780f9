import type { Locale } from '@zeri/contract'
import { isLocale } from '@zeri/contract/browser'
import { useTranslation } from 'react-i18next'

/** The language of the page. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  if (!isLocale(i18n.language)) throw new Error(`no words for language ${i18n.language}`)
  return i18n.language
}
