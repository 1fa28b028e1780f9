import type { PathId } from '@zeri/almanac/judgement'
import type { Entry, Grammar } from './entry.ts'

export const pathSides = {
  yellow: {
    zh: '黄道',
    pinyin: 'Huángdào',
    name: { en: 'Yellow Path', ru: 'Жёлтый путь' },
    short: {
      en: 'The sun’s own road: six of the twelve stars that travel with the light',
      ru: 'Дорога Солнца: шесть звёзд из двенадцати, которым с ним по пути',
    },
  },
  black: {
    zh: '黑道',
    pinyin: 'Hēidào',
    name: { en: 'Black Path', ru: 'Чёрный путь' },
    short: {
      en: 'The shaded side of the road: six stars under which great plans can wait',
      ru: 'Теневая сторона дороги: под этими шестью звёздами большие планы подождут',
    },
  },
} as const satisfies Record<'yellow' | 'black', Entry>

export const paths = {
  'green-dragon': {
    zh: '青龙',
    pinyin: 'Qīnglóng',
    name: { en: 'Green Dragon', ru: 'Зелёный дракон' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'First of the twelve: the dragon of the east, at whose side it is easy to begin',
      ru: 'Первый из двенадцати: восточный дракон, рядом с которым легко начинать',
    },
  },
  'bright-hall': {
    zh: '明堂',
    pinyin: 'Míngtáng',
    name: { en: 'Bright Hall', ru: 'Светлый зал' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The hall where kings gave audience by daylight: plain dealing, nothing hidden',
      ru: 'Здесь государь принимал при свете дня: всё на виду и начистоту',
    },
  },
  'heavenly-punishment': {
    zh: '天刑',
    pinyin: 'Tiānxíng',
    name: { en: 'Heavenly Punishment', ru: 'Небесное наказание' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The judge among the twelve, who reads every rule to the letter',
      ru: 'Судья среди двенадцати: всякое правило читает буквально',
    },
  },
  'vermilion-bird': {
    zh: '朱雀',
    pinyin: 'Zhūquè',
    name: { en: 'Vermilion Bird', ru: 'Красная птица' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'A talkative bird of fire: words fly further than they were meant to',
      ru: 'Огненная птица-болтунья: слова улетают дальше, чем хотелось',
    },
  },
  'golden-coffer': {
    zh: '金匮',
    pinyin: 'Jīnguì',
    name: { en: 'Golden Coffer', ru: 'Золотой ларец' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The chest in which a great house kept its seals, charters and gold',
      ru: 'Ларец, где в большом доме держали печати, грамоты и золото',
    },
  },
  'precious-light': {
    zh: '宝光',
    pinyin: 'Bǎoguāng',
    name: { en: 'Precious Light', ru: 'Драгоценный свет' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A gem that shines in the dark; older books write it as the path’s Heavenly Virtue',
      ru: 'Камень, что светит в темноте; в старых книгах — Небесная добродетель пути',
    },
  },
  'white-tiger': {
    zh: '白虎',
    pinyin: 'Báihǔ',
    name: { en: 'White Tiger', ru: 'Белый тигр' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Metal, autumn and claws: sharp edges ask for a steady hand',
      ru: 'Металл, осень и когти: с острым нужна спокойная рука',
    },
  },
  'jade-hall': {
    zh: '玉堂',
    pinyin: 'Yùtáng',
    name: { en: 'Jade Hall', ru: 'Нефритовый зал' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A byname of the Hanlin academy: ink, books and well-bred company',
      ru: 'Так величали академию Ханьлинь: тушь, книги и учёное общество',
    },
  },
  'heavenly-prison': {
    zh: '天牢',
    pinyin: 'Tiānláo',
    name: { en: 'Heavenly Prison', ru: 'Небесная темница' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Six stars below the Dipper’s bowl: affairs sit still as if behind a door',
      ru: 'Шесть звёзд под чашей Ковша: дела сидят на месте, как под замком',
    },
  },
  'black-tortoise': {
    zh: '玄武',
    pinyin: 'Xuánwǔ',
    name: { en: 'Black Tortoise', ru: 'Чёрная черепаха' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Tortoise and snake of the dim north: what glimmers is worth a second look',
      ru: 'Черепаха со змеёй любят северный сумрак: что неясно, проверяют дважды',
    },
  },
  'life-governor': {
    zh: '司命',
    pinyin: 'Sīmìng',
    name: { en: 'Life Governor', ru: 'Управитель жизни' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Keeper of the roll of years, known in every kitchen as the god of the stove',
      ru: 'Хранитель списка лет, которого на каждой кухне знают как бога очага',
    },
  },
  'hook-array': {
    zh: '勾陈',
    pinyin: 'Gōuchén',
    name: { en: 'Hook Array', ru: 'Небесный крюк' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The hook of stars with Polaris in it: much turns round it, little goes straight',
      ru: 'Крюк из звёзд с Полярной на конце: всё ходит кругом, напрямик — редко что',
    },
  },
} as const satisfies Record<PathId, Entry & { readonly grammar: Grammar }>
