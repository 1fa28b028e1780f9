import type { Entry } from './entry.ts'

/** In the order the almanac numbers them: each feeds the next. */
export const elementOrder = ['wood', 'fire', 'earth', 'metal', 'water'] as const
export type Element = (typeof elementOrder)[number]

/** Gender of a Russian noun an adjective agrees with. */
export type Gender = 'm' | 'f'

type ElementEntry = Entry & {
  /** Of what: «из Дерева», «стихия Огня». */
  readonly ruGenitive: string
  readonly ruAdjective: Readonly<Record<Gender, string>>
}

export const elements = {
  wood: {
    zh: '木',
    pinyin: 'mù',
    name: { en: 'Wood', ru: 'Дерево' },
    short: {
      en: 'Spring and the east, everything that sprouts, bends and goes on growing',
      ru: 'Весна и восток: всё, что всходит, гнётся и снова тянется вверх',
    },
    ruGenitive: 'Дерева',
    ruAdjective: { m: 'Деревянный', f: 'Деревянная' },
  },
  fire: {
    zh: '火',
    pinyin: 'huǒ',
    name: { en: 'Fire', ru: 'Огонь' },
    short: {
      en: 'Flame that rises: summer, the south, speech, daylight and good manners',
      ru: 'Пламя тянется вверх: лето, юг, речь, дневной свет и вежливость',
    },
    ruGenitive: 'Огня',
    ruAdjective: { m: 'Огненный', f: 'Огненная' },
  },
  earth: {
    zh: '土',
    pinyin: 'tǔ',
    name: { en: 'Earth', ru: 'Земля' },
    short: {
      en: 'The middle of the compass: soil to sow in, and the turn from season to season',
      ru: 'Середина сторон света: здесь времена года сменяют друг друга и держат слово',
    },
    ruGenitive: 'Земли',
    ruAdjective: { m: 'Земляной', f: 'Земляная' },
  },
  metal: {
    zh: '金',
    pinyin: 'jīn',
    name: { en: 'Metal', ru: 'Металл' },
    short: {
      en: 'Ore, blade and bell; autumn in the west, when what is ripe is cut',
      ru: 'Руда, клинок и колокол; осень на западе, когда созревшее срезают',
    },
    ruGenitive: 'Металла',
    ruAdjective: { m: 'Металлический', f: 'Металлическая' },
  },
  water: {
    zh: '水',
    pinyin: 'shuǐ',
    name: { en: 'Water', ru: 'Вода' },
    short: {
      en: 'Flows to the lowest place: winter, the north, rest, wisdom, deep wells',
      ru: 'Течёт вниз и всё помнит: зима, север, покой, ум и глубина',
    },
    ruGenitive: 'Воды',
    ruAdjective: { m: 'Водяной', f: 'Водяная' },
  },
} as const satisfies Record<Element, ElementEntry>

export type Polarity = 'yang' | 'yin'

export const polarities = {
  yang: {
    zh: '阳',
    pinyin: 'yáng',
    name: { en: 'Yang', ru: 'Ян' },
    short: {
      en: 'The sunny slope of a hill: what is open, warm and moves outwards',
      ru: 'Солнечный склон холма: открытое, тёплое, идущее наружу',
    },
  },
  yin: {
    zh: '阴',
    pinyin: 'yīn',
    name: { en: 'Yin', ru: 'Инь' },
    short: {
      en: 'The shaded side of the same hill: quiet, cool, gathering strength within',
      ru: 'Теневой склон того же холма: тихое, прохладное, копящее силы внутри',
    },
  },
} as const satisfies Record<Polarity, Entry>
