import type { Pillar } from '@zeri/almanac'
import type { Locale, Words } from './locale.ts'

export type Element = 'wood' | 'fire' | 'earth' | 'metal' | 'water'
type Gender = 'm' | 'f'

const elements: Record<Element, { en: string; ru: Record<Gender, string> }> = {
  wood: { en: 'Wood', ru: { m: 'Деревянный', f: 'Деревянная' } },
  fire: { en: 'Fire', ru: { m: 'Огненный', f: 'Огненная' } },
  earth: { en: 'Earth', ru: { m: 'Земляной', f: 'Земляная' } },
  metal: { en: 'Metal', ru: { m: 'Металлический', f: 'Металлическая' } },
  water: { en: 'Water', ru: { m: 'Водяной', f: 'Водяная' } },
}

const polarities: readonly Words[] = [
  { en: 'Yang', ru: 'Ян' },
  { en: 'Yin', ru: 'Инь' },
]

const stemGlyphs = '甲乙丙丁戊己庚辛壬癸'
const stemPinyin = ['jiǎ', 'yǐ', 'bǐng', 'dīng', 'wù', 'jǐ', 'gēng', 'xīn', 'rén', 'guǐ']
const stemElements: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']

type Branch = { glyph: string; pinyin: string; element: Element; en: string; ru: string; gender: Gender }
const branches: readonly Branch[] = [
  { glyph: '子', pinyin: 'zǐ', element: 'water', en: 'Rat', ru: 'Крыса', gender: 'f' },
  { glyph: '丑', pinyin: 'chǒu', element: 'earth', en: 'Ox', ru: 'Бык', gender: 'm' },
  { glyph: '寅', pinyin: 'yín', element: 'wood', en: 'Tiger', ru: 'Тигр', gender: 'm' },
  { glyph: '卯', pinyin: 'mǎo', element: 'wood', en: 'Rabbit', ru: 'Кролик', gender: 'm' },
  { glyph: '辰', pinyin: 'chén', element: 'earth', en: 'Dragon', ru: 'Дракон', gender: 'm' },
  { glyph: '巳', pinyin: 'sì', element: 'fire', en: 'Snake', ru: 'Змея', gender: 'f' },
  { glyph: '午', pinyin: 'wǔ', element: 'fire', en: 'Horse', ru: 'Лошадь', gender: 'f' },
  { glyph: '未', pinyin: 'wèi', element: 'earth', en: 'Goat', ru: 'Коза', gender: 'f' },
  { glyph: '申', pinyin: 'shēn', element: 'metal', en: 'Monkey', ru: 'Обезьяна', gender: 'f' },
  { glyph: '酉', pinyin: 'yǒu', element: 'metal', en: 'Rooster', ru: 'Петух', gender: 'm' },
  { glyph: '戌', pinyin: 'xū', element: 'earth', en: 'Dog', ru: 'Собака', gender: 'f' },
  { glyph: '亥', pinyin: 'hài', element: 'water', en: 'Pig', ru: 'Свинья', gender: 'f' },
]

/** Every Chinese character this room can print; the font subset is cut to them. */
export const pillarGlyphs: string = stemGlyphs + branches.map((branch) => branch.glyph).join('')

export type PillarWords = {
  readonly stem: { readonly glyph: string; readonly pinyin: string; readonly element: Element; readonly name: string }
  readonly branch: { readonly glyph: string; readonly pinyin: string; readonly element: Element; readonly name: string }
  /** The whole pillar in a phrase: "Yin Water Snake", «Водяная Змея, Инь». */
  readonly name: string
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no entry ${index}`)
  return item
}

/** A pillar in words: glyphs, pinyin, elements and its name. */
export function pillarWords(pillar: Pillar, locale: Locale): PillarWords {
  const stem = pillar % 10
  const branch = at(branches, pillar % 12)
  const element = at(stemElements, Math.floor(stem / 2))
  const polarity = at(polarities, stem % 2)[locale]
  const adjective = locale === 'ru' ? elements[element].ru[branch.gender] : elements[element].en
  const name =
    locale === 'ru'
      ? `${adjective} ${branch.ru}, ${polarity}`
      : `${polarity} ${adjective} ${branch.en}`
  return {
    stem: { glyph: stemGlyphs.charAt(stem), pinyin: at(stemPinyin, stem), element, name: `${polarity} ${elements[element].en}` },
    branch: { glyph: branch.glyph, pinyin: branch.pinyin, element: branch.element, name: branch[locale] },
    name,
  }
}
