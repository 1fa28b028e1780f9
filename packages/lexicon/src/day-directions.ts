import type { WealthTable } from '@zeri/almanac/fengshui'
import type { Entry } from './entry.ts'
import type { Words } from './locale.ts'

/** What of a day has a direction. */
export type DayDirectionId =
  | 'joy'
  | 'wealth'
  | 'yang-noble'
  | 'yin-noble'
  | 'crane'
  | 'wanderer'
  | 'year-gods'
  | 'day-sha'

export const dayDirectionWords = {
  joy: {
    zh: '喜神',
    pinyin: 'Xǐshén',
    name: { en: 'Spirit of Joy', ru: 'Дух радости' },
    short: {
      en: 'Where the bride’s carriage turned first; it has an hour of its own',
      ru: 'Куда сперва поворачивал свадебный поезд; есть у него и свой час',
    },
  },
  wealth: {
    zh: '财神',
    pinyin: 'Cáishén',
    name: { en: 'Spirit of Wealth', ru: 'Дух богатства' },
    short: {
      en: 'Printed in every popular almanac, found on no page of the book',
      ru: 'Есть в каждом народном календаре и ни на одной странице свода',
    },
  },
  'yang-noble': {
    zh: '阳贵',
    pinyin: 'Yángguì',
    name: { en: 'Yang Nobleman', ru: 'Благородный человек Ян' },
    short: {
      en: 'The helper of the light half of the day, counted forward from the Goat',
      ru: 'Помощник светлой половины суток, отсчитан вперёд от Козы',
    },
  },
  'yin-noble': {
    zh: '阴贵',
    pinyin: 'Yīnguì',
    name: { en: 'Yin Nobleman', ru: 'Благородный человек Инь' },
    short: {
      en: 'His brother after sunset, counted back from the Ox',
      ru: 'Его брат после заката, отсчитан назад от Быка',
    },
  },
  crane: {
    zh: '鹤神',
    pinyin: 'Hèshén',
    name: { en: 'Crane', ru: 'Журавль' },
    short: {
      en: 'A bird that circles the compass in sixty days; one does not set out towards it',
      ru: 'Птица, что за шестьдесят дней облетает стороны света; к ней не отправляются',
    },
  },
  wanderer: {
    zh: '日游神',
    pinyin: 'Rìyóushén',
    name: { en: 'Day Wanderer', ru: 'Странник дня' },
    short: {
      en: 'Indoors for sixteen days of sixty; the room it visits is not swept or rearranged',
      ru: 'Шестнадцать дней из шестидесяти проводит в доме; в его комнате не переставляют мебель',
    },
  },
  'year-gods': {
    zh: '太岁出游',
    pinyin: 'Tàisuì chūyóu',
    name: { en: 'Outing of the Year Gods', ru: 'Прогулка богов года' },
    short: {
      en: 'For 25 days of sixty they leave home: their places are free, the side they visit is not',
      ru: '25 дней из 60 они в гостях: их места свободны, а сторона, где они гостят, — нет',
    },
  },
  'day-sha': {
    zh: '日煞',
    pinyin: 'Rìshà',
    name: { en: 'Sha of the Day', ru: 'Ша дня' },
    short: {
      en: 'The side against the day’s own trio of branches, as almanacs print it',
      ru: 'Сторона против тройки самого дня, как её печатают календари',
    },
  },
} as const satisfies Readonly<Record<DayDirectionId, Entry>>

/** The tables of the direction of wealth, as a sentence names them. */
export const wealthTableWords: Readonly<Record<WealthTable, Words>> = {
  common: { en: 'the common verse', ru: 'распространённый стих' },
  west: { en: 'the verse with Bing and Ding in the west', ru: 'стих, где Бин и Дин на западе' },
  'dong-gong': { en: 'the appendix to Dong Gong', ru: 'приложение к «Дун-гуну»' },
}

/** Whose nobles stand elsewhere on days of 庚. */
export const verseOfNobles: Words = {
  en: 'the verse “Geng and Xin meet Horse and Tiger”',
  ru: 'стих «Гэн и Синь встречают Лошадь и Тигра»',
}
