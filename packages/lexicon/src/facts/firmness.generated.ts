// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * How sure a strength is.
 * @example firmness['firm'].name.en // "Firm"
 */
export const firmness: Readonly<Record<'firm' | 'likely' | 'open', Pick<Word, 'name'>>> = {
  'firm': {"name":{"en":"Firm","ru":"Твёрдо"}},
  'likely': {"name":{"en":"Likely","ru":"Вероятно"}},
  'open': {"name":{"en":"Open","ru":"Открытый вопрос"}},
}
