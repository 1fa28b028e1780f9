import type { Locale } from '@zeri/contract'
import type { i18n } from 'i18next'
import { createContext, type RouterContextProvider } from 'react-router'
import { typeset } from './create-i18n.ts'
import { pageWords } from './page-words.generated.ts'

/** Words that most visitors never need come with the pages that show them; those of texts by themselves. */
const files = {
  en: [() => import('./en-late.json'), () => import('./en-content.json')],
  ru: [() => import('./ru-late.json'), () => import('./ru-content.json')],
} as const

/** The translator of this browser tab. */
export const translator = createContext<i18n>()

/** Adds the words a page needs beyond the common ones. */
export async function addLateWords(i18n: i18n, locale: Locale, pathname: string): Promise<void> {
  const segment = segmentOf(pathname)
  const isReading = pageWords.content.includes(segment)
  if (!isReading && !pageWords.lazy.includes(segment)) return
  const [late, content] = files[locale]
  if (i18n.exists(isReading ? 'content.faq.title' : 'bazi.reading')) return
  const words = await (isReading ? content() : late())
  i18n.addResourceBundle(locale, 'translation', typeset(locale, words.default), true)
}

type Visit = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** Before a page is shown its words are here. */
export async function waitForWords<T>({ request, context }: Visit, next: () => Promise<T>): Promise<T> {
  const i18n = context.get(translator)
  await addLateWords(i18n, i18n.language === 'ru' ? 'ru' : 'en', new URL(request.url).pathname)
  return next()
}

/** The first segment of a page's address, whatever its language. */
function segmentOf(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/')
  return first === 'ru' ? second : first
}
