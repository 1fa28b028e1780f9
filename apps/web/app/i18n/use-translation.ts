import { createContext, use } from 'react'
import type { Translator } from './translator.ts'

/** The words of the page's language; the entries of the server and of the browser provide them. */
export const WordsContext = createContext<Translator | undefined>(undefined)

export function useTranslation(): Translator {
  const translator = use(WordsContext)
  if (!translator) throw new Error('no words around this component')
  return translator
}
