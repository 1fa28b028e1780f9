import type { Locale } from '@zeri/contract'

/** What somebody typed after the name of the bot. */
export type InlineQuery = {
  readonly locale: Locale
  /** Whether the text itself shows its language; Telegram may then show the same cards to everybody who types it. */
  readonly hasOwnLanguage: boolean
} & (
  | { readonly kind: 'days' }
  | { readonly kind: 'activity'; readonly text: string }
  | { readonly kind: 'list'; readonly token: string }
)

const LIST = /^(\/ru)?\/choice\/([\w-]{43})$/
const CYRILLIC = /\p{Script=Cyrillic}/u
const LATIN = /\p{Script=Latin}/u

/** Reads an inline query: nothing, the link of a shared list of this site, or the name of an activity. */
export function readInlineQuery(
  typed: string,
  { language, origins }: { readonly language: Locale; readonly origins: Readonly<Record<Locale, string>> },
): InlineQuery {
  const text = typed.trim()
  if (text === '') return { kind: 'days', locale: language, hasOwnLanguage: false }
  const link = URL.canParse(text) ? new URL(text) : undefined
  if (link && Object.values(origins).includes(link.origin)) {
    const [, ru, token] = LIST.exec(link.pathname) ?? []
    if (token !== undefined) return { kind: 'list', token, locale: ru ? 'ru' : 'en', hasOwnLanguage: true }
  }
  if (CYRILLIC.test(text)) return { kind: 'activity', text, locale: 'ru', hasOwnLanguage: true }
  if (LATIN.test(text)) return { kind: 'activity', text, locale: 'en', hasOwnLanguage: true }
  return { kind: 'activity', text, locale: language, hasOwnLanguage: false }
}
