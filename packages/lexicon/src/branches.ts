import type { Element, Gender } from './elements.ts'
import type { Entry, Tuple } from './entry.ts'

type Branch = Entry & {
  /** Palladius transcription, as Russian schools write it. */
  readonly reading: string
  readonly element: Element
  /** Gender of the Russian animal. */
  readonly gender: Gender
  /** Of whom: «месяц Крысы». */
  readonly ruGenitive: string
  /** The double-hour of the branch; its Chinese is the name the hour had from what people and the sky were doing. */
  readonly hour: Entry
}

/** The twelve earthly branches. */
export const branches = [
  {
    zh: '子',
    pinyin: 'zǐ',
    reading: 'цзы',
    element: 'water',
    name: { en: 'Rat', ru: 'Крыса' },
    synonyms: { en: ['Mouse'], ru: ['Мышь'] },
    gender: 'f',
    ruGenitive: 'Крысы',
    short: {
      en: 'Due north, midwinter: the longest night, inside which the light turns back',
      ru: 'Самый север и середина зимы: длинная ночь, в которой свет поворачивает назад',
    },
    hour: {
      zh: '夜半',
      pinyin: 'yèbàn',
      name: { en: 'Hour of the Rat', ru: 'Час Крысы' },
      short: {
        en: '“Midnight”, 23–1 by the sun: one day hands over to the next while rats are about',
        ru: '«Полночь», 23–1 по солнцу: день сменяет день, хозяйничают крысы',
      },
    },
  },
  {
    zh: '丑',
    pinyin: 'chǒu',
    reading: 'чоу',
    element: 'earth',
    name: { en: 'Ox', ru: 'Бык' },
    synonyms: { en: ['Cow', 'Buffalo'], ru: ['Буйвол', 'Корова'] },
    gender: 'm',
    ruGenitive: 'Быка',
    short: {
      en: 'The last month of winter, frozen ground that keeps metal under lock',
      ru: 'Последний месяц зимы: мёрзлая земля, в которой под замком лежит металл',
    },
    hour: {
      zh: '鸡鸣',
      pinyin: 'jīmíng',
      name: { en: 'Hour of the Ox', ru: 'Час Быка' },
      short: {
        en: '1–3 by the sun, “cockcrow”: the first cock calls, the ox chews before the plough',
        ru: '1–3 по солнцу, «петушиный крик»: бык жуёт жвачку перед пахотой',
      },
    },
  },
  {
    zh: '寅',
    pinyin: 'yín',
    reading: 'инь',
    element: 'wood',
    name: { en: 'Tiger', ru: 'Тигр' },
    gender: 'm',
    ruGenitive: 'Тигра',
    short: {
      en: 'Spring begins: sap moves in the trunks, fresh tracks cross the last snow',
      ru: 'Начало весны: в стволах пошёл сок, по последнему снегу — свежий след',
    },
    hour: {
      zh: '平旦',
      pinyin: 'píngdàn',
      name: { en: 'Hour of the Tiger', ru: 'Час Тигра' },
      short: {
        en: 'Grey “level dawn”, 3–5 by the sun: the tiger comes home from the hunt',
        ru: 'Серый «ровный рассвет», 3–5 по солнцу: тигр возвращается с охоты',
      },
    },
  },
  {
    zh: '卯',
    pinyin: 'mǎo',
    reading: 'мао',
    element: 'wood',
    name: { en: 'Rabbit', ru: 'Кролик' },
    synonyms: { en: ['Hare', 'Cat'], ru: ['Заяц', 'Кот'] },
    gender: 'm',
    ruGenitive: 'Кролика',
    short: {
      en: 'Due east, the spring equinox; old scholars saw in the sign a gate thrown open',
      ru: 'Прямо на востоке, весеннее равноденствие; в знаке видели распахнутые ворота',
    },
    hour: {
      zh: '日出',
      pinyin: 'rìchū',
      name: { en: 'Hour of the Rabbit', ru: 'Час Кролика' },
      short: {
        en: '“Sunrise”, 5–7 by the sun: offices called the roll, rabbits were out on wet grass',
        ru: '«Восход», 5–7 по солнцу: в управах перекличка, кролики на мокрой траве',
      },
    },
  },
  {
    zh: '辰',
    pinyin: 'chén',
    reading: 'чэнь',
    element: 'earth',
    name: { en: 'Dragon', ru: 'Дракон' },
    gender: 'm',
    ruGenitive: 'Дракона',
    short: {
      en: 'Late spring, wet earth and thunder: the reservoir where water is stored',
      ru: 'Поздняя весна, сырая земля и гром: водохранилище среди ветвей',
    },
    hour: {
      zh: '食时',
      pinyin: 'shíshí',
      name: { en: 'Hour of the Dragon', ru: 'Час Дракона' },
      short: {
        en: '7–9 by the sun, “time to eat”: breakfast, while dragons were said to make rain',
        ru: '7–9 по солнцу, «время еды»: люди завтракают, драконы собирают дождь',
      },
    },
  },
  {
    zh: '巳',
    pinyin: 'sì',
    reading: 'сы',
    element: 'fire',
    name: { en: 'Snake', ru: 'Змея' },
    gender: 'f',
    ruGenitive: 'Змеи',
    short: {
      en: 'First month of summer: sun on warm stone, with ore beginning inside it',
      ru: 'Первый месяц лета: солнце на тёплом камне, внутри которого зреет руда',
    },
    hour: {
      zh: '隅中',
      pinyin: 'yúzhōng',
      name: { en: 'Hour of the Snake', ru: 'Час Змеи' },
      short: {
        en: 'The sun at “the corner”, 9–11, not yet overhead: snakes come out to warm up',
        ru: 'Солнце «на углу», 9–11: полдень ещё впереди, змеи выползают греться',
      },
    },
  },
  {
    zh: '午',
    pinyin: 'wǔ',
    reading: 'у',
    element: 'fire',
    name: { en: 'Horse', ru: 'Лошадь' },
    gender: 'f',
    ruGenitive: 'Лошади',
    short: {
      en: 'Noon of the year, due south: light that has nowhere higher to go',
      ru: 'Полдень года, самый юг: свету уже некуда подниматься',
    },
    hour: {
      zh: '日中',
      pinyin: 'rìzhōng',
      name: { en: 'Hour of the Horse', ru: 'Час Лошади' },
      short: {
        en: '“Midday”, 11–13 by the sun: shadows shorten to nothing and markets are full',
        ru: '«Середина дня», 11–13 по солнцу: тени короче некуда, на рынках толпа',
      },
    },
  },
  {
    zh: '未',
    pinyin: 'wèi',
    reading: 'вэй',
    element: 'earth',
    name: { en: 'Goat', ru: 'Коза' },
    synonyms: { en: ['Sheep', 'Ram'], ru: ['Овца', 'Баран'] },
    gender: 'f',
    ruGenitive: 'Козы',
    short: {
      en: 'The end of summer, dry sweet soil; the sign is a tree heavy with leaves',
      ru: 'Исход лета, сухая сладкая почва; знак — дерево в густой листве',
    },
    hour: {
      zh: '日昳',
      pinyin: 'rìdié',
      name: { en: 'Hour of the Goat', ru: 'Час Козы' },
      short: {
        en: '13–15 by the sun, “the sun leans”: goats go back to the pasture',
        ru: '13–15, «солнце клонится»: коз снова выгоняют на траву',
      },
    },
  },
  {
    zh: '申',
    pinyin: 'shēn',
    reading: 'шэнь',
    element: 'metal',
    name: { en: 'Monkey', ru: 'Обезьяна' },
    gender: 'f',
    ruGenitive: 'Обезьяны',
    short: {
      en: 'Autumn begins, sharp air and sharp tools; a stroke of lightning in old script',
      ru: 'Начало осени: ясный воздух, острые орудия; в древнем письме — росчерк молнии',
    },
    hour: {
      zh: '晡时',
      pinyin: 'būshí',
      name: { en: 'Hour of the Monkey', ru: 'Час Обезьяны' },
      short: {
        en: '“Second meal”, 15–17 by the sun: supper in old China, monkeys calling in the hills',
        ru: '«Вторая еда», 15–17 по солнцу: ранний ужин, в горах кричат обезьяны',
      },
    },
  },
  {
    zh: '酉',
    pinyin: 'yǒu',
    reading: 'ю',
    element: 'metal',
    name: { en: 'Rooster', ru: 'Петух' },
    synonyms: { en: ['Chicken', 'Cock'], ru: ['Курица'] },
    gender: 'm',
    ruGenitive: 'Петуха',
    short: {
      en: 'The west and the autumn equinox; the sign is a jar in which new wine settles',
      ru: 'Запад и осеннее равноденствие; знак — кувшин, где отстаивается молодое вино',
    },
    hour: {
      zh: '日入',
      pinyin: 'rìrù',
      name: { en: 'Hour of the Rooster', ru: 'Час Петуха' },
      short: {
        en: '17–19 by the sun, “sunset”: hens go up to roost, shops put up their boards',
        ru: '17–19 по солнцу, «заход»: куры идут на насест, лавки закрывают ставни',
      },
    },
  },
  {
    zh: '戌',
    pinyin: 'xū',
    reading: 'сюй',
    element: 'earth',
    name: { en: 'Dog', ru: 'Собака' },
    gender: 'f',
    ruGenitive: 'Собаки',
    short: {
      en: 'Late autumn: stubble, dry hills, an ember banked for the cold',
      ru: 'Поздняя осень: жнивьё, сухие холмы и уголёк, припрятанный на зиму',
    },
    hour: {
      zh: '黄昏',
      pinyin: 'huánghūn',
      name: { en: 'Hour of the Dog', ru: 'Час Собаки' },
      short: {
        en: 'Yellow “dusk”, 19–21 by the sun: lamps are lit and the dog takes over the yard',
        ru: 'Жёлтые «сумерки», 19–21 по солнцу: зажгли лампы, двор сторожит собака',
      },
    },
  },
  {
    zh: '亥',
    pinyin: 'hài',
    reading: 'хай',
    element: 'water',
    name: { en: 'Pig', ru: 'Свинья' },
    synonyms: { en: ['Boar'], ru: ['Кабан'] },
    gender: 'f',
    ruGenitive: 'Свиньи',
    short: {
      en: 'Winter begins: wide dark water, and next year’s shoot already asleep in it',
      ru: 'Начало зимы: широкая тёмная вода, а в ней уже спит росток будущего года',
    },
    hour: {
      zh: '人定',
      pinyin: 'réndìng',
      name: { en: 'Hour of the Pig', ru: 'Час Свиньи' },
      short: {
        en: '21–23 by the sun: “people are still”, the street is quiet, the pig sleeps soundest',
        ru: '«Люди утихли», 21–23 по солнцу: улица пуста, крепче всех спит свинья',
      },
    },
  },
] as const satisfies Tuple<Branch, 12>
