import type { HourStarId, StarId } from '@zeri/almanac/judgement'
import type { Entry, Grammar } from './entry.ts'

type HourStarEntry = Entry & { readonly grammar: Grammar }

/** What a double-hour is to its day; an hour has the stars of the path besides. */
export const hourStars = {
  'hour-noble': {
    zh: '天乙贵人',
    pinyin: 'Tiānyǐ Guìrén',
    name: { en: 'Nobleman of the Day', ru: 'Благородный человек дня' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Two hours in which the person behind the desk is inclined to say yes',
      ru: 'Две двухчасовки, когда человек по ту сторону стола склонен согласиться',
    },
  },
  'hour-prosperity': {
    zh: '日禄',
    pinyin: 'Rìlù',
    name: { en: 'Prosperity of the Day', ru: 'Процветание дня' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The hour where the day’s stem is on home ground and draws its salary',
      ru: 'Час, в котором ствол дня на родной земле и получает жалованье',
    },
  },
  'hour-joy': {
    zh: '喜神',
    pinyin: 'Xǐshén',
    name: { en: 'Spirit of Joy', ru: 'Дух радости' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The sun is in the stem of the hour, and faces are glad to meet',
      ru: 'В стволе часа солнце: при нём рады увидеться',
    },
  },
  'hour-official': {
    zh: '天官贵人',
    pinyin: 'Tiānguān Guìrén',
    name: { en: 'Heavenly Official', ru: 'Небесный сановник' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The superior of the day’s stem is in, out of sight and well disposed',
      ru: 'Начальник ствола дня на месте: его не видно, но он благосклонен',
    },
  },
  'hour-fortune': {
    zh: '福星贵人',
    pinyin: 'Fúxīng Guìrén',
    name: { en: 'Star of Blessing', ru: 'Звезда благополучия' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The day’s stem has a child in this hour, and children were the blessing',
      ru: 'В этом часе у ствола дня есть дитя, а дети и считались благополучием',
    },
  },
  'hour-establish': {
    zh: '日建',
    pinyin: 'Rìjiàn',
    name: { en: 'Establishment of the Day', ru: 'Основание дня' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The hour has the day’s own branch and takes its side',
      ru: 'У часа та же ветвь, что у дня, и он на его стороне',
    },
  },
  'hour-harmony': {
    zh: '日合',
    pinyin: 'Rìhé',
    name: { en: 'Harmony with the Day', ru: 'Согласие с днём' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Hour and day link arms, one of the six pairs of the circle',
      ru: 'Час и день берутся под руки: одна из шести пар круга',
    },
  },
  'hour-horse': {
    zh: '日马',
    pinyin: 'Rìmǎ',
    name: { en: 'Horse of the Day', ru: 'Лошадь дня' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Saddled and waiting at the door while the hour lasts',
      ru: 'Осёдлана и ждёт у дверей, пока не вышел час',
    },
  },
  'hour-clash': {
    zh: '日破',
    pinyin: 'Rìpò',
    name: { en: 'Clash with the Day', ru: 'Столкновение с днём' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The hour that faces its own day and argues with it',
      ru: 'Час, который стоит против собственного дня и спорит с ним',
    },
  },
  'hour-punishment': {
    zh: '日刑',
    pinyin: 'Rìxíng',
    name: { en: 'Punishment by the Day', ru: 'Наказание от дня' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The day is strict with this hour; sharp words come easily',
      ru: 'День строг к этому часу; резкое слово слетает само',
    },
  },
  'hour-harm': {
    zh: '日害',
    pinyin: 'Rìhài',
    name: { en: 'Harm to the Day', ru: 'Вред дню' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'An hour that puts itself between the day and its friend',
      ru: 'Час, который вклинивается между днём и его другом',
    },
  },
  'hour-unmet': {
    zh: '五不遇时',
    pinyin: 'Wǔ bù yù shí',
    name: { en: 'Missed Meeting', ru: 'Несостоявшаяся встреча' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'You arrive and the host has just gone out: the hour outdoes its day',
      ru: 'Пришли, а хозяин только что вышел: час оказался сильнее дня',
    },
  },
  'hour-void': {
    zh: '旬中空亡',
    pinyin: 'Xúnzhōng kōngwáng',
    name: { en: 'Void of the Ten Days', ru: 'Пустота десятидневки' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Ten stems, twelve branches: two seats are empty, and this is one of them',
      ru: 'Стволов десять, ветвей двенадцать: два места пустуют, это одно из них',
    },
  },
  'hour-road': {
    zh: '截路空亡',
    pinyin: 'Jiélù kōngwáng',
    name: { en: 'Void across the Road', ru: 'Пустота на дороге' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Water lies across the road; one can take a boat, the editors remark',
      ru: 'Дорогу перерезала вода; можно и на лодке, замечают составители',
    },
  },
} as const satisfies Record<Exclude<HourStarId, StarId>, HourStarEntry>
