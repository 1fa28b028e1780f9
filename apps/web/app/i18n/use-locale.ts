import type { Locale } from '@zeri/contract'
import { useTranslation } from './use-translation.ts'

/** The language of the page. */
export function useLocale(): Locale {
  return useTranslation().locale
}
