import { createContext, type RouterContextProvider } from 'react-router'
import { loadWholeDocument, PartNotLoaded } from '../chunks/chunk-reload.ts'
import { pageWords } from './page-words.generated.ts'
import type { Translator } from './translator.ts'

/** Words that only some pages show: fetched with the first of those pages. The pages of texts have a file of their own. */
const files = {
  en: { lazy: () => import('./en-lazy.json'), content: () => import('./en-content.json') },
  ru: { lazy: () => import('./ru-lazy.json'), content: () => import('./ru-content.json') },
} as const

/** A word of each file: when it is there, the file is. */
const marks = { lazy: 'bazi.reading', content: 'content.faq.title' } as const

/** The translator of this browser tab. */
export const translatorContext = createContext<Translator>()

/** Loads the words a page needs beyond the common ones. */
export async function loadPageWords(translator: Translator, pathname: string): Promise<void> {
  const page = pageWords.exec(pathname)
  if (page) await loadWords(translator, page[1] === undefined ? 'lazy' : 'content')
}

/** Loads a file of words, once. Popups need it too: they open on pages that have the common words only. */
export async function loadWords(translator: Translator, file: keyof typeof marks): Promise<void> {
  if (translator.has(marks[file])) return
  const words = await files[translator.locale][file]()
  translator.add(words.default)
}

type Visit = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/**
 * Middleware that loads the words of a page before the page is shown. Where they do not load, the browser loads the page
 * as a document, which has them.
 */
export async function loadWordsFirst<T>({ request, context }: Visit, next: () => Promise<T>): Promise<T> {
  const url = new URL(request.url)
  try {
    await loadPageWords(context.get(translatorContext), url.pathname)
  } catch (error) {
    if (loadWholeDocument(url)) return new Promise(() => {}) // the browser leaves this document
    throw new PartNotLoaded(url.pathname, { cause: error })
  }
  return next()
}
