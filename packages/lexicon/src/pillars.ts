import type { Pillar } from '@zeri/almanac'
import type { Locale, Words } from './locale.ts'

export type Element = 'wood' | 'fire' | 'earth' | 'metal' | 'water'
type Gender = 'm' | 'f'

const elements: Record<Element, { words: Words; ruAdjective: Record<Gender, string> }> = {
  wood: { words: { en: 'Wood', ru: 'Дерево' }, ruAdjective: { m: 'Деревянный', f: 'Деревянная' } },
  fire: { words: { en: 'Fire', ru: 'Огонь' }, ruAdjective: { m: 'Огненный', f: 'Огненная' } },
  earth: { words: { en: 'Earth', ru: 'Земля' }, ruAdjective: { m: 'Земляной', f: 'Земляная' } },
  metal: { words: { en: 'Metal', ru: 'Металл' }, ruAdjective: { m: 'Металлический', f: 'Металлическая' } },
  water: { words: { en: 'Water', ru: 'Вода' }, ruAdjective: { m: 'Водяной', f: 'Водяная' } },
}

const polarities: readonly Words[] = [
  { en: 'Yang', ru: 'Ян' },
  { en: 'Yin', ru: 'Инь' },
]

const stemGlyphs = '甲乙丙丁戊己庚辛壬癸'
const stemPinyin = ['jiǎ', 'yǐ', 'bǐng', 'dīng', 'wù', 'jǐ', 'gēng', 'xīn', 'rén', 'guǐ']
// Palladius transcription, as Russian schools write the stems and branches.
const stemReadings = ['цзя', 'и', 'бин', 'дин', 'у', 'цзи', 'гэн', 'синь', 'жэнь', 'гуй']
const stemElements: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']

type Branch = {
  glyph: string
  pinyin: string
  reading: string
  element: Element
  en: string
  ru: string
  gender: Gender
}
const branches: readonly Branch[] = [
  { glyph: '子', pinyin: 'zǐ', reading: 'цзы', element: 'water', en: 'Rat', ru: 'Крыса', gender: 'f' },
  { glyph: '丑', pinyin: 'chǒu', reading: 'чоу', element: 'earth', en: 'Ox', ru: 'Бык', gender: 'm' },
  { glyph: '寅', pinyin: 'yín', reading: 'инь', element: 'wood', en: 'Tiger', ru: 'Тигр', gender: 'm' },
  { glyph: '卯', pinyin: 'mǎo', reading: 'мао', element: 'wood', en: 'Rabbit', ru: 'Кролик', gender: 'm' },
  { glyph: '辰', pinyin: 'chén', reading: 'чэнь', element: 'earth', en: 'Dragon', ru: 'Дракон', gender: 'm' },
  { glyph: '巳', pinyin: 'sì', reading: 'сы', element: 'fire', en: 'Snake', ru: 'Змея', gender: 'f' },
  { glyph: '午', pinyin: 'wǔ', reading: 'у', element: 'fire', en: 'Horse', ru: 'Лошадь', gender: 'f' },
  { glyph: '未', pinyin: 'wèi', reading: 'вэй', element: 'earth', en: 'Goat', ru: 'Коза', gender: 'f' },
  {
    glyph: '申',
    pinyin: 'shēn',
    reading: 'шэнь',
    element: 'metal',
    en: 'Monkey',
    ru: 'Обезьяна',
    gender: 'f',
  },
  { glyph: '酉', pinyin: 'yǒu', reading: 'ю', element: 'metal', en: 'Rooster', ru: 'Петух', gender: 'm' },
  { glyph: '戌', pinyin: 'xū', reading: 'сюй', element: 'earth', en: 'Dog', ru: 'Собака', gender: 'f' },
  { glyph: '亥', pinyin: 'hài', reading: 'хай', element: 'water', en: 'Pig', ru: 'Свинья', gender: 'f' },
]

/** Every Chinese character this room can print; the font subset is cut to them. */
export const pillarGlyphs: string = stemGlyphs + branches.map((branch) => branch.glyph).join('')

type SignWords = {
  readonly glyph: string
  readonly pinyin: string
  /** The syllable as the language writes it. */
  readonly reading: string
  readonly element: Element
  readonly name: string
}

export type PillarWords = {
  readonly stem: SignWords
  readonly branch: SignWords
  /** The whole pillar in a phrase: "Yin Water Snake", «Водяная Змея». */
  readonly name: string
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no entry ${index}`)
  return item
}

/** A pillar in words: glyphs, pinyin, elements and names. */
export function pillarWords(pillar: Pillar, locale: Locale): PillarWords {
  const stem = pillar % 10
  const branch = at(branches, pillar % 12)
  const element = at(stemElements, Math.floor(stem / 2))
  const { words, ruAdjective } = elements[element]
  const polarity = at(polarities, stem % 2)[locale]
  // Russian says the element as an adjective that agrees with the animal and leaves the polarity to the stem.
  const inRussian = locale === 'ru'
  return {
    stem: {
      glyph: stemGlyphs.charAt(stem),
      pinyin: at(stemPinyin, stem),
      reading: at(inRussian ? stemReadings : stemPinyin, stem),
      element,
      name: inRussian ? `${words.ru} ${polarity}` : `${polarity} ${words.en}`,
    },
    branch: {
      glyph: branch.glyph,
      pinyin: branch.pinyin,
      reading: inRussian ? branch.reading : branch.pinyin,
      element: branch.element,
      name: branch[locale],
    },
    name: inRussian ? `${ruAdjective[branch.gender]} ${branch.ru}` : `${polarity} ${words.en} ${branch.en}`,
  }
}
