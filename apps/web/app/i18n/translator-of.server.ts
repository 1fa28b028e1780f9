import type { Locale } from '@zeri/contract'
import en from './en.json'
import enContent from './en-content.json'
import enLazy from './en-lazy.json'
import { mergeWords } from './merge-words.ts'
import ru from './ru.json'
import ruContent from './ru-content.json'
import ruLazy from './ru-lazy.json'
import { createTranslator, type Translator } from './translator.ts'

const dictionaries = {
  en: () => mergeWords(mergeWords(en, enLazy), enContent),
  ru: () => mergeWords(mergeWords(ru, ruLazy), ruContent),
}
const translators = new Map<Locale, Translator>()

/** The translator of a language with all its words, created on first use. */
export function translatorOf(locale: Locale): Translator {
  const translator = translators.get(locale) ?? createTranslator(locale, dictionaries[locale]())
  translators.set(locale, translator)
  return translator
}
