import type { FestivalId } from '@zeri/almanac/calendar'
import type { Entry } from './entry.ts'

export const festivals = {
  'spring-festival': {
    zh: '春节',
    pinyin: 'Chūnjié',
    name: { en: 'Spring Festival', ru: 'Праздник весны' },
    short: {
      en: 'Lunar New Year: red paper on the doors, money for children, the broom put away',
      ru: 'Китайский Новый год: красная бумага на дверях, деньги детям, метла отдыхает',
    },
  },
  lantern: {
    zh: '元宵节',
    pinyin: 'Yuánxiāojié',
    name: { en: 'Lantern Festival', ru: 'Праздник фонарей' },
    short: {
      en: 'First full moon of the year: lanterns with riddles on them, and sweet rice dumplings',
      ru: 'Первое полнолуние года: фонари с загадками и сладкие рисовые шарики с начинкой',
    },
  },
  'dragon-head': {
    zh: '龙抬头',
    pinyin: 'Lóngtáitóu',
    name: { en: 'Dragon Raises Its Head', ru: 'Дракон поднимает голову' },
    short: {
      en: 'Second of the second month: noodles called dragon’s beard and a wish for rain',
      ru: 'Второе число второго месяца: лапша «усы дракона» и надежда на дождь',
    },
  },
  'shang-si': {
    zh: '上巳节',
    pinyin: 'Shàngsìjié',
    name: { en: 'Shangsi Festival', ru: 'Праздник Шансы' },
    short: {
      en: 'Spring washing at the river; at the Orchid Pavilion in 353 poets floated wine cups',
      ru: 'Весеннее омовение у реки; в 353 году у Павильона орхидей пускали чарки по ручью',
    },
  },
  'dragon-boat': {
    zh: '端午节',
    pinyin: 'Duānwǔjié',
    name: { en: 'Dragon Boat Festival', ru: 'Праздник драконьих лодок' },
    short: {
      en: 'Boat races and rice in bamboo leaves for Qu Yuan, the poet who gave himself to the river',
      ru: 'Гонки лодок и рис в бамбуковых листьях в память поэта Цюй Юаня',
    },
  },
  'qi-xi': {
    zh: '七夕',
    pinyin: 'Qīxī',
    name: { en: 'Double Seventh', ru: 'Праздник двойной семёрки' },
    short: {
      en: 'Magpies make a bridge and the Weaving Maid meets the Cowherd, once a year',
      ru: 'Сороки строят мост, и Ткачиха видится с Волопасом — раз в году',
    },
  },
  'zhong-yuan': {
    zh: '中元节',
    pinyin: 'Zhōngyuánjié',
    name: { en: 'Ghost Festival', ru: 'Праздник голодных духов' },
    short: {
      en: 'Food for wandering souls and paper lamps set afloat to show them the way home',
      ru: 'Угощение странствующим душам и бумажные огни на воде, чтобы указать им дорогу',
    },
  },
  'mid-autumn': {
    zh: '中秋节',
    pinyin: 'Zhōngqiūjié',
    name: { en: 'Mid-Autumn Festival', ru: 'Праздник середины осени' },
    short: {
      en: 'The roundest moon, round cakes and a round table; those far away look up as well',
      ru: 'Круглая луна, круглые пряники, круглый стол; кто далеко, тот тоже смотрит вверх',
    },
  },
  'double-ninth': {
    zh: '重阳节',
    pinyin: 'Chóngyángjié',
    name: { en: 'Double Ninth', ru: 'Праздник двойной девятки' },
    short: {
      en: 'Up a hill with dogwood on the sleeve, chrysanthemum wine, and a thought for the old',
      ru: 'На гору с веточкой кизила, хризантемовое вино и внимание к старшим',
    },
  },
  'xia-yuan': {
    zh: '下元节',
    pinyin: 'Xiàyuánjié',
    name: { en: 'Xiayuan Festival', ru: 'Праздник Сяюань' },
    short: {
      en: 'Birthday of the Water Official, who dissolves troubles: lamps by the gate and bean buns',
      ru: 'День рождения Владыки воды, который снимает беды: огни у ворот и пирожки с бобами',
    },
  },
  'la-ba': {
    zh: '腊八节',
    pinyin: 'Làbājié',
    name: { en: 'Laba Festival', ru: 'Праздник Лаба' },
    short: {
      en: 'A porridge of eight grains, nuts and fruits, boiled before dawn and shared about',
      ru: 'Каша из восьми круп, орехов и плодов: варят затемно и делятся с соседями',
    },
  },
  'little-new-year': {
    zh: '小年',
    pinyin: 'Xiǎonián',
    name: { en: 'Little New Year', ru: 'Малый Новый год' },
    short: {
      en: 'The Kitchen God leaves to report on the family, lips sealed with malt sugar',
      ru: 'Бог очага едет наверх с докладом о семье; губы ему мажут солодовой тянучкой',
    },
  },
  'qing-ming': {
    zh: '清明节',
    pinyin: 'Qīngmíngjié',
    name: { en: 'Tomb-Sweeping Day', ru: 'Праздник Цинмин' },
    short: {
      en: 'Families tidy the graves, then walk on the new grass, fly kites and picnic',
      ru: 'Семьи прибирают могилы, а потом гуляют по молодой траве и пускают змеев',
    },
  },
  'winter-solstice': {
    zh: '冬至节',
    pinyin: 'Dōngzhìjié',
    name: { en: 'Winter Solstice Festival', ru: 'Праздник зимнего солнцестояния' },
    short: {
      en: 'The longest night over: dumplings in the north, rice balls in the south',
      ru: 'Самая длинная ночь позади: пельмени на севере, рисовые шарики на юге',
    },
  },
  'new-years-eve': {
    zh: '除夕',
    pinyin: 'Chúxī',
    name: { en: 'New Year’s Eve', ru: 'Канун Нового года' },
    short: {
      en: 'Everyone home for dinner, a fish left unfinished, and nobody in bed before midnight',
      ru: 'Все дома за столом, рыбу нарочно не доедают, до полуночи никто не ложится',
    },
  },
} as const satisfies Record<FestivalId, Entry>
