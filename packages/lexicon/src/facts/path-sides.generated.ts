// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Name } from './word.ts'

/**
 * The two paths.
 * @example pathSides['yellow'].name.en // "Yellow Path"
 */
export const pathSides: Readonly<Record<'yellow' | 'black', Name>> = {
  'yellow': {"zh":"黄道","pinyin":"Huángdào","name":{"en":"Yellow Path","ru":"Жёлтый путь"}},
  'black': {"zh":"黑道","pinyin":"Hēidào","name":{"en":"Black Path","ru":"Чёрный путь"}},
}
