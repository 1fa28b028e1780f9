import type { Synonyms } from './entry.ts'
import type { Words } from './locale.ts'

/** The general words of the almanac, by which articles are searched; a thing of a kind has an entry of its own. */
export const concepts = {
  officer: {
    name: { en: 'Officer of the day', ru: 'Установление дня' },
    synonyms: {
      en: ['officer', 'day officer', 'twelve officers', '12 officers', 'day indicator', 'jian chu'],
      ru: [
        'установление',
        'установления',
        '12 установлений',
        'двенадцать установлений',
        'индикатор',
        'индикатор дня',
        'офицер',
        'офицеры',
        'офицер дня',
        'распорядитель',
        'распорядитель дня',
        'цзянь чу',
      ],
    },
  },
  mansion: {
    name: { en: 'Mansion', ru: 'Созвездие' },
    synonyms: {
      en: ['lunar mansion', 'lunar lodge', 'constellation', '28 mansions', '28 constellations', 'xiu'],
      ru: [
        'лунная стоянка',
        'стоянка',
        '28 созвездий',
        '28 стоянок',
        'двадцать восемь стоянок',
        'лунный дом',
      ],
    },
  },
  'day-master': {
    name: { en: 'Day Master', ru: 'Господин Дня' },
    synonyms: {
      en: ['self element', 'personal element', 'daymaster', 'ri zhu'],
      ru: ['элемент личности', 'личный элемент', 'хозяин дня', 'жи чжу'],
    },
  },
  'double-hour': {
    name: { en: 'Double-hour', ru: 'Двухчасовка' },
    synonyms: {
      en: ['double hours', 'two-hour period', 'Chinese hour', 'shichen'],
      ru: ['двухчасье', 'двухчасия', 'двухчасовой период', 'китайский час', 'шичэнь'],
    },
  },
  'symbolic-stars': {
    name: { en: 'Symbolic stars', ru: 'Символические звёзды' },
    synonyms: {
      en: ['shen sha', 'natal stars', 'auxiliary stars'],
      ru: ['шэнь ша', 'шэньша', 'звёзды карты', 'звёзды карты рождения', 'звёзды бацзы'],
    },
  },
  interactions: {
    name: { en: 'Interactions', ru: 'Взаимодействия' },
    synonyms: {
      en: ['clashes and combinations', 'branch interactions'],
      ru: ['взаимодействия столпов', 'слияния и столкновения', 'как они встречаются'],
    },
  },
  'ten-gods': {
    name: { en: 'Ten gods', ru: 'Десять божеств' },
    synonyms: { en: ['ten deities', '10 gods', 'shi shen'], ru: ['10 божеств', 'десять богов', 'ши шэнь'] },
  },
  'luck-pillars': {
    name: { en: 'Luck pillars', ru: 'Такты удачи' },
    synonyms: {
      en: ['luck cycles', 'ten-year luck', 'da yun'],
      ru: ['столпы удачи', '10-летние такты', 'да юнь'],
    },
  },
  'solar-terms': {
    name: { en: 'Solar terms', ru: 'Солнечные сезоны' },
    synonyms: {
      en: ['24 terms', 'jie qi', 'jieqi'],
      ru: ['24 сезона', 'сельскохозяйственные сезоны', 'цзе ци'],
    },
  },
  'sexagenary-cycle': {
    name: { en: 'Sixty pillars', ru: 'Шестьдесят столпов' },
    synonyms: {
      en: ['sexagenary cycle', 'gan zhi', 'jia zi', 'sixty jiazi'],
      ru: ['шестидесятеричный цикл', '60 цзя цзы', 'цзя цзы', 'ган чжи'],
    },
  },
  bazi: {
    name: { en: 'BaZi', ru: 'Бацзы' },
    synonyms: {
      en: ['four pillars', 'four pillars of destiny', 'eight characters', 'ba zi'],
      ru: ['ба цзы', 'четыре столпа', 'четыре столпа судьбы', 'восемь знаков'],
    },
  },
  rating: {
    name: { en: 'Rating', ru: 'Оценка' },
    synonyms: { en: ['verdict'], ru: ['вердикт'] },
  },
  'date-selection': {
    name: { en: 'Date selection', ru: 'Выбор даты' },
    synonyms: {
      en: ['choosing a day', 'ze ri', 'zeri'],
      ru: ['подбор дня', 'подбор даты', 'выбор дня', 'цзэ жи', 'цзэжи'],
    },
  },
} as const satisfies Record<string, { readonly name: Words; readonly synonyms: Synonyms }>
