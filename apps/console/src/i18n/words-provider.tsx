import { isLocale, type Locale } from '@zeri/contract/browser'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import en from './en.json'
import { createFormats, type Formats } from './formats.ts'
import ru from './ru.json'
import { createTranslator, type Translator } from './translator.ts'

type Language = Translator & { readonly formats: Formats; readonly setLocale: (locale: Locale) => void }

const dictionaries = { en, ru } as const
const STORED_AS = 'console-locale'

const LanguageContext = createContext<Language | undefined>(undefined)

/** The language that was chosen in this browser, else that of the browser. */
function readLocale(): Locale {
  const stored = localStorage.getItem(STORED_AS)
  if (isLocale(stored)) return stored
  return navigator.language.startsWith('ru') ? 'ru' : 'en'
}

export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [locale, setLocale] = useState(readLocale)
  useEffect(() => {
    document.documentElement.lang = locale
    localStorage.setItem(STORED_AS, locale)
  }, [locale])
  const language = useMemo(
    () => ({
      ...createTranslator(locale, dictionaries[locale]),
      formats: createFormats(locale),
      setLocale,
    }),
    [locale],
  )
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The words and formats of the chosen language. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('no language outside WordsProvider')
  return language
}
