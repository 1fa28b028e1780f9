import type { NineStar } from '@zeri/almanac/fengshui'
import type { Element } from './elements.ts'
import type { Entry } from './entry.ts'

type NineStarEntry = Entry & { readonly element: Element }

/** The flying stars. Their colours and elements are those of the boards; what people read into them is custom. */
export const nineStars = {
  1: {
    zh: '一白',
    pinyin: 'yībái',
    name: { en: 'One White', ru: 'Первая белая' },
    element: 'water',
    short: {
      en: 'Water of the north; custom gives it to study, travel and new acquaintances',
      ru: 'Вода севера; обычай отдаёт ей учёбу, дорогу и новые знакомства',
    },
  },
  2: {
    zh: '二黑',
    pinyin: 'èrhēi',
    name: { en: 'Two Black', ru: 'Вторая чёрная' },
    element: 'earth',
    short: {
      en: 'Earth of the south-west; where it falls, custom prefers rest to building work',
      ru: 'Земля юго-запада; где она стоит, отдых по обычаю лучше стройки',
    },
  },
  3: {
    zh: '三碧',
    pinyin: 'sānbì',
    name: { en: 'Three Jade', ru: 'Третья нефритовая' },
    element: 'wood',
    short: {
      en: 'Wood of the east, quick to speak; arguments are held elsewhere',
      ru: 'Дерево востока, скорое на слово; спорить лучше в другой комнате',
    },
  },
  4: {
    zh: '四绿',
    pinyin: 'sìlǜ',
    name: { en: 'Four Green', ru: 'Четвёртая зелёная' },
    element: 'wood',
    short: {
      en: 'Wood of the south-east, the star of desks, books and letters',
      ru: 'Дерево юго-востока, звезда письменных столов, книг и писем',
    },
  },
  5: {
    zh: '五黄',
    pinyin: 'wǔhuáng',
    name: { en: 'Five Yellow', ru: 'Пятая жёлтая' },
    element: 'earth',
    short: {
      en: 'Earth of the middle, at home nowhere else; its corner is left quiet by custom',
      ru: 'Земля середины, другого дома у неё нет; её угол по обычаю не тревожат',
    },
  },
  6: {
    zh: '六白',
    pinyin: 'liùbái',
    name: { en: 'Six White', ru: 'Шестая белая' },
    element: 'metal',
    short: {
      en: 'Metal of the north-west: offices, elders, people who sign papers',
      ru: 'Металл северо-запада: служба, старшие и те, кто подписывает бумаги',
    },
  },
  7: {
    zh: '七赤',
    pinyin: 'qīchì',
    name: { en: 'Seven Red', ru: 'Седьмая красная' },
    element: 'metal',
    short: {
      en: 'Metal of the west; talk and trade, with an eye on the purse',
      ru: 'Металл запада; беседа и торг, а кошелёк держат на виду',
    },
  },
  8: {
    zh: '八白',
    pinyin: 'bābái',
    name: { en: 'Eight White', ru: 'Восьмая белая' },
    element: 'earth',
    short: {
      en: 'Earth of the north-east, ruler of the twenty years up to 2023, still welcome',
      ru: 'Земля северо-востока, хозяйка двадцати лет до 2023 года; ей и теперь рады',
    },
  },
  9: {
    zh: '九紫',
    pinyin: 'jiǔzǐ',
    name: { en: 'Nine Purple', ru: 'Девятая пурпурная' },
    element: 'fire',
    short: {
      en: 'Fire of the south, ruler of the twenty years from 2024: feasts and good news',
      ru: 'Огонь юга, хозяйка двадцати лет с 2024 года: праздники и добрые вести',
    },
  },
} as const satisfies Readonly<Record<NineStar, NineStarEntry>>
