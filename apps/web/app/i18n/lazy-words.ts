import type { Locale } from '@zeri/contract'
import type { i18n } from 'i18next'
import { createContext, type RouterContextProvider } from 'react-router'
import { pageWords } from './page-words.generated.ts'
import { typeset } from './typography.ts'

/** Words that only some pages show: fetched with the first of those pages. The pages of texts have a file of their own. */
const files = {
  en: [() => import('./en-lazy.json'), () => import('./en-content.json')],
  ru: [() => import('./ru-lazy.json'), () => import('./ru-content.json')],
} as const

/** The translator of this browser tab. */
export const translatorContext = createContext<i18n>()

/** Loads the words a page needs beyond the common ones. */
export async function loadPageWords(i18n: i18n, locale: Locale, pathname: string): Promise<void> {
  const page = pageWords.exec(pathname)
  if (page) await loadWords(i18n, locale, page[1] === undefined ? 'lazy' : 'content')
}

/** Loads a file of words, once. Popups need it too: they open on pages that have the common words only. */
export async function loadWords(i18n: i18n, locale: Locale, file: 'lazy' | 'content'): Promise<void> {
  const [lazy, content] = files[locale]
  if (i18n.exists(file === 'lazy' ? 'bazi.reading' : 'content.faq.title')) return
  const words = await (file === 'lazy' ? lazy() : content())
  i18n.addResourceBundle(locale, 'translation', typeset(locale, words.default), true)
}

type Visit = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** Middleware that loads the words of a page before the page is shown. */
export async function loadWordsFirst<T>({ request, context }: Visit, next: () => Promise<T>): Promise<T> {
  const i18n = context.get(translatorContext)
  await loadPageWords(i18n, i18n.language === 'ru' ? 'ru' : 'en', new URL(request.url).pathname)
  return next()
}
