// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * Yin and yang.
 * @example polarities['yang'].name.en // "Yang"
 */
export const polarities: Readonly<Record<'yang' | 'yin', Word>> = {
  'yang': {"zh":"阳","pinyin":"yáng","name":{"en":"Yang","ru":"Ян"},"short":{"en":"The sunny slope of a hill: what is open, warm and moves outwards","ru":"Солнечный склон холма: открытое, тёплое, идущее наружу"}},
  'yin': {"zh":"阴","pinyin":"yīn","name":{"en":"Yin","ru":"Инь"},"short":{"en":"The shaded side of the same hill: quiet, cool, gathering strength within","ru":"Теневой склон того же холма: тихое, прохладное, копящее силы внутри"}},
}
