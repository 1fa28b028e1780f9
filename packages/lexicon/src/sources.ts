import type { PersonalSource, Source } from '@zeri/almanac/judgement'
import type { Words } from './locale.ts'

type SourceWords = {
  readonly name: Words
  /** Year and chapter, or what kind of source it is. */
  readonly where: Words
  /** What the title says; books alone have one. */
  readonly meaning?: Words
}

const xieJi = {
  name: { en: 'Xie Ji Bian Fang Shu', ru: '«Се цзи бянь фан шу»' },
  meaning: {
    en: 'Treatise on Harmonising Times and Distinguishing Directions',
    ru: 'Книга о согласовании времён и различении сторон света',
  },
}

const kaoYuan = {
  name: { en: 'Xing Li Kao Yuan', ru: '«Син ли као юань»' },
  meaning: {
    en: 'Inquiry into the Origins of the Stars and the Calendar',
    ru: 'Исследование истоков звёзд и календаря',
  },
}

/** Where a rule is written, as a line under it says. */
export const sources = {
  'xie-ji-3': { ...xieJi, where: { en: '1741, juan 3', ru: '1741 год, цзюань 3' } },
  'xie-ji-4': { ...xieJi, where: { en: '1741, juan 4', ru: '1741 год, цзюань 4' } },
  'xie-ji-5': { ...xieJi, where: { en: '1741, juan 5', ru: '1741 год, цзюань 5' } },
  'xie-ji-6': { ...xieJi, where: { en: '1741, juan 6', ru: '1741 год, цзюань 6' } },
  'xie-ji-7': { ...xieJi, where: { en: '1741, juan 7', ru: '1741 год, цзюань 7' } },
  'xie-ji-10': { ...xieJi, where: { en: '1741, juan 10', ru: '1741 год, цзюань 10' } },
  'xie-ji-11': { ...xieJi, where: { en: '1741, juan 11', ru: '1741 год, цзюань 11' } },
  'xie-ji-35': { ...xieJi, where: { en: '1741, juan 35', ru: '1741 год, цзюань 35' } },
  'kao-yuan-5': { ...kaoYuan, where: { en: '1713, juan 5', ru: '1713 год, цзюань 5' } },
  'kao-yuan-6': { ...kaoYuan, where: { en: '1713, juan 6', ru: '1713 год, цзюань 6' } },
  'san-ming-tong-hui': {
    name: { en: 'San Ming Tong Hui', ru: '«Сань мин тун хуэй»' },
    meaning: { en: 'Comprehensive Account of the Three Fates', ru: 'Полный свод трёх судеб' },
    where: { en: '1578', ru: '1578 год' },
  },
  'yuan-hai-zi-ping': {
    name: { en: 'Yuan Hai Zi Ping', ru: '«Юань хай цзы пин»' },
    meaning: { en: 'The Deep Sea of Ziping', ru: 'Глубокое море Цзыпина' },
    where: { en: 'chapters on the ten gods', ru: 'главы о божествах' },
  },
  'di-tian-sui': {
    name: { en: 'Di Tian Sui', ru: '«Ди тянь суй»' },
    meaning: { en: 'Drops of Heaven’s Marrow', ru: 'Капли небесной сути' },
    where: { en: 'on weak and strong', ru: 'глава о слабом и сильном' },
  },
  'qian-jin-29': {
    name: { en: 'Qian Jin Yao Fang', ru: '«Цянь цзинь яо фан»' },
    meaning: {
      en: 'Essential Prescriptions Worth a Thousand in Gold',
      ru: 'Важнейшие рецепты ценой в тысячу золотых',
    },
    where: { en: '652, juan 29', ru: '652 год, цзюань 29' },
  },
  'tong-shu': {
    name: { en: 'Tong Shu', ru: '«Тун шу»' },
    meaning: { en: 'The Book of Everything, the yearly almanac', ru: 'Книга обо всём, ежегодный календарь' },
    where: { en: 'popular almanacs', ru: 'народные календари' },
  },
  folk: {
    name: { en: 'Folk custom', ru: 'Народный обычай' },
    where: { en: 'not accepted by the imperial books', ru: 'императорские книги его отвергают' },
  },
  custom: {
    name: { en: 'Common usage', ru: 'Общепринятая практика' },
    where: { en: 'chart reading', ru: 'чтение карт' },
  },
  modern: {
    name: { en: 'Our modern reading', ru: 'Наше современное прочтение' },
    where: { en: 'not in the old books', ru: 'в старых книгах этого нет' },
  },
} as const satisfies Record<Source | PersonalSource, SourceWords>
