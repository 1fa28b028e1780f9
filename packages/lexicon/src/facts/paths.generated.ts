// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Name } from './word.ts'

/**
 * The stars of the path, 0 青龙 … 11 勾陈.
 * @example paths[0].name.en // "Green Dragon"
 */
export const paths: readonly Name[] = [
  {"zh":"青龙","pinyin":"Qīnglóng","name":{"en":"Green Dragon","ru":"Зелёный дракон"}},
  {"zh":"明堂","pinyin":"Míngtáng","name":{"en":"Bright Hall","ru":"Светлый зал"}},
  {"zh":"天刑","pinyin":"Tiānxíng","name":{"en":"Heavenly Punishment","ru":"Небесное наказание"}},
  {"zh":"朱雀","pinyin":"Zhūquè","name":{"en":"Vermilion Bird","ru":"Красная птица"}},
  {"zh":"金匮","pinyin":"Jīnguì","name":{"en":"Golden Coffer","ru":"Золотой ларец"}},
  {"zh":"宝光","pinyin":"Bǎoguāng","name":{"en":"Precious Light","ru":"Драгоценный свет"}},
  {"zh":"白虎","pinyin":"Báihǔ","name":{"en":"White Tiger","ru":"Белый тигр"}},
  {"zh":"玉堂","pinyin":"Yùtáng","name":{"en":"Jade Hall","ru":"Нефритовый зал"}},
  {"zh":"天牢","pinyin":"Tiānláo","name":{"en":"Heavenly Prison","ru":"Небесная темница"}},
  {"zh":"玄武","pinyin":"Xuánwǔ","name":{"en":"Black Tortoise","ru":"Чёрная черепаха"}},
  {"zh":"司命","pinyin":"Sīmìng","name":{"en":"Life Governor","ru":"Управитель жизни"}},
  {"zh":"勾陈","pinyin":"Gōuchén","name":{"en":"Hook Array","ru":"Небесный крюк"}},
]
