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

/** Where a rule is written, as a line under it says. */
export const sources = {
  'xie-ji-6': { ...xieJi, where: { en: '1741, juan 6', ru: '1741 год, цзюань 6' } },
  'xie-ji-7': { ...xieJi, where: { en: '1741, juan 7', ru: '1741 год, цзюань 7' } },
  'xie-ji-10': { ...xieJi, where: { en: '1741, juan 10', ru: '1741 год, цзюань 10' } },
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
  'tong-shu': {
    name: { en: 'Tong Shu', ru: '«Тун шу»' },
    meaning: { en: 'The Book of Everything, the yearly almanac', ru: 'Книга обо всём, ежегодный календарь' },
    where: { en: 'popular almanacs', ru: 'народные календари' },
  },
  folk: {
    name: { en: 'Folk custom', ru: 'Народный обычай' },
    where: { en: 'not in the lists of the imperial books', ru: 'в списках императорских книг его нет' },
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
