import type { Locale } from '@zeri/contract'

/** Languages whose speakers read Russian more readily than English. */
const READS_RUSSIAN = /^(?:ru|uk|be|kk)(?:-|$)/i

/**
 * The language of a reply to somebody whose Telegram is set to a language.
 * @example localeOf('uk') // 'ru'
 */
export function localeOf(languageCode: string | undefined): Locale {
  return READS_RUSSIAN.test(languageCode ?? '') ? 'ru' : 'en'
}
