import type { Locale } from '@zeri/contract'
import type { Translator } from '../../i18n/translator.ts'

type NamedDay = { readonly what: string; readonly weekday: string; readonly date: string }

/** The title of a day in a calendar: “Wedding: Saturday 24 October 2026”. */
export function takenTitle(t: Translator['t'], locale: Locale, { what, weekday, date }: NamedDay): string {
  const written = locale === 'ru' ? weekday.toLocaleLowerCase('ru') : weekday
  return t('takeAlong.title', { what, weekday: written, date })
}
