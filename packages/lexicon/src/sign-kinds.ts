import type { Words } from './locale.ts'
import type { SignKind } from './signs.ts'

type KindWords = {
  /** What one of them is called, in lower case. */
  readonly one: Words
  readonly many: Words
  /** What they are, in a line. */
  readonly line: Words
  /** Where the kind is written of, for signs that have no source of their own. */
  readonly source?: Words
}

const stemsAndBranches: Words = {
  en: 'Xie Ji Bian Fang Shu, 1741, juan 1, on stems and branches',
  ru: '«Се цзи бянь фан шу», 1741 год, цзюань 1, о стволах и ветвях',
}

/** The kinds of signs that have pages. */
export const signKindWords = {
  officers: {
    one: { en: 'officer of the day', ru: 'установление дня' },
    many: { en: 'The twelve officers', ru: 'Двенадцать установлений' },
    line: {
      en: 'Twelve roles that the days take in turn, counted from the month',
      ru: 'Двенадцать ролей, которые дни примеряют по очереди; счёт идёт от месяца',
    },
  },
  paths: {
    one: { en: 'star of the yellow or black path', ru: 'звезда жёлтого или чёрного пути' },
    many: { en: 'Stars of the two paths', ru: 'Звёзды двух путей' },
    line: {
      en: 'Six stars of the yellow path and six of the black one, for days and for hours',
      ru: 'Шесть звёзд жёлтого пути и шесть чёрного — для дней и для часов',
    },
  },
  mansions: {
    one: { en: 'lunar mansion', ru: 'созвездие, лунная стоянка' },
    many: { en: 'The twenty-eight mansions', ru: 'Двадцать восемь созвездий' },
    line: {
      en: 'Groups of stars along the path of the moon, one for each day in turn',
      ru: 'Группы звёзд на дороге луны; каждому дню по очереди достаётся одна',
    },
  },
  stars: {
    one: { en: 'star of the day', ru: 'звезда дня' },
    many: { en: 'Stars of the day', ru: 'Звёзды дня' },
    line: {
      en: 'Marks of a day that its month, stem, branch or moon brings, good and bad',
      ru: 'Знаки дня, добрые и недобрые: их приносят месяц, ствол, ветвь или луна',
    },
  },
  taboos: {
    one: { en: 'taboo of the day', ru: 'запрет дня' },
    many: { en: 'Taboos of the day', ru: 'Запреты дня' },
    line: {
      en: 'Days that refuse one matter, whatever else they bring',
      ru: 'Дни, которые отказывают в одном деле, что бы ещё они ни несли',
    },
  },
  stems: {
    one: { en: 'heavenly stem', ru: 'небесный ствол' },
    many: { en: 'The ten stems', ru: 'Десять стволов' },
    line: {
      en: 'Five elements, each as yang and as yin: the upper sign of a pillar',
      ru: 'Пять стихий, каждая как Ян и как Инь: верхний знак столпа',
    },
    source: stemsAndBranches,
  },
  branches: {
    one: { en: 'earthly branch', ru: 'земная ветвь' },
    many: { en: 'The twelve branches', ru: 'Двенадцать ветвей' },
    line: {
      en: 'The twelve animals: the lower sign of a pillar, a month, an hour, a direction',
      ru: 'Двенадцать животных: нижний знак столпа, месяц, час, сторона света',
    },
    source: stemsAndBranches,
  },
  pillars: {
    one: { en: 'pillar of the cycle of sixty', ru: 'столп шестидесятеричного цикла' },
    many: { en: 'The sixty pillars', ru: 'Шестьдесят столпов' },
    line: {
      en: 'A stem above a branch; sixty pairs count years, months, days and hours',
      ru: 'Ствол над ветвью: шестьдесят пар считают годы, месяцы, дни и часы',
    },
    source: {
      en: 'Xie Ji Bian Fang Shu, 1741, juan 1, on the sixty pillars and their melodies',
      ru: '«Се цзи бянь фан шу», 1741 год, цзюань 1, о шестидесяти столпах и их созвучиях',
    },
  },
  terms: {
    one: { en: 'solar term', ru: 'солнечный сезон' },
    many: { en: 'The twenty-four solar terms', ru: 'Двадцать четыре солнечных сезона' },
    line: {
      en: 'The year of the sun in steps of fifteen degrees, two terms to a month',
      ru: 'Солнечный год шагами по пятнадцать градусов, по два сезона в месяце',
    },
    source: {
      en: 'GB/T 33661-2017: terms by the longitude of the sun, dated at 120° east',
      ru: 'Национальный стандарт Китая 33661-2017: сезоны по долготе солнца, даты по 120° восточной долготы',
    },
  },
  'lunar-days': {
    one: { en: 'day of the Chinese lunar month', ru: 'день китайского лунного месяца' },
    many: { en: 'Days of the lunar month', ru: 'Дни лунного месяца' },
    line: {
      en: 'Days counted from the new moon, with their customs and taboos',
      ru: 'Дни от новолуния, с их обычаями и запретами',
    },
    source: {
      en: 'GB/T 33661-2017: the first day is that of the new moon, dated at 120° east',
      ru: 'Национальный стандарт Китая 33661-2017: первый день — день новолуния по 120° восточной долготы',
    },
  },
  hours: {
    one: { en: 'double-hour', ru: 'двухчасовка' },
    many: { en: 'The twelve double-hours', ru: 'Двенадцать двухчасовок' },
    line: {
      en: 'The day in twelve parts of two hours, each with a branch and an old name',
      ru: 'Сутки из двенадцати частей по два часа; у каждой своя ветвь и старинное имя',
    },
    source: {
      en: 'Zuo zhuan, fifth year of Duke Zhao, with the commentary of Du Yu (third century)',
      ru: '«Цзо чжуань», пятый год Чжао-гуна, с комментарием Ду Юя (третий век)',
    },
  },
  'hour-stars': {
    one: { en: 'star of the hour', ru: 'звезда часа' },
    many: { en: 'Stars of the hours', ru: 'Звёзды часов' },
    line: {
      en: 'What a double-hour is to its day: help, harmony, clash or void',
      ru: 'Чем двухчасовка приходится своему дню: помощь, согласие, столкновение, пустота',
    },
  },
  'ten-gods': {
    one: { en: 'one of the ten gods', ru: 'одно из десяти божеств' },
    many: { en: 'The ten gods', ru: 'Десять божеств' },
    line: {
      en: 'What a stem is to the day master of a birth chart',
      ru: 'Чем ствол приходится Господину Дня в карте рождения',
    },
    source: {
      en: 'Yuan Hai Zi Ping, chapters on the ten gods',
      ru: '«Юань хай цзы пин», главы о божествах',
    },
  },
  'natal-stars': {
    one: { en: 'star of a birth chart', ru: 'звезда карты рождения' },
    many: { en: 'Stars of a birth chart', ru: 'Звёзды карты рождения' },
    line: {
      en: 'Stars that the pillars of a birth place, in the chart and on the days to come',
      ru: 'Звёзды, которые ставят столпы рождения: в карте и на будущих днях',
    },
    source: { en: 'San Ming Tong Hui, 1578', ru: '«Сань мин тун хуэй», 1578 год' },
  },
} as const satisfies Record<SignKind, KindWords>
