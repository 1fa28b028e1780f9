// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The guardians of the mansions.
 * @example guardians['dragon'].name.en // "Green Dragon"
 */
export const guardians: Readonly<Record<'dragon' | 'tortoise' | 'tiger' | 'bird', Word>> = {
  'dragon': {"zh":"青龙","pinyin":"Qīnglóng","name":{"en":"Green Dragon","ru":"Зелёный дракон"},"short":{"en":"East and spring: seven mansions from Horn to Basket, from Virgo to Sagittarius","ru":"Восток и весна: семь созвездий от Рога до Веялки, от Девы до Стрельца"}},
  'tortoise': {"zh":"玄武","pinyin":"Xuánwǔ","name":{"en":"Black Tortoise","ru":"Чёрная черепаха"},"short":{"en":"North and winter: a snake coils round its shell, from the Dipper to the Wall","ru":"Север и зима: «Тёмный воин», обвитый змеёй; созвездия от Ковша до Стены"}},
  'tiger': {"zh":"白虎","pinyin":"Báihǔ","name":{"en":"White Tiger","ru":"Белый тигр"},"short":{"en":"West and autumn: stretched from Legs to Three Stars, with Orion for its body","ru":"Запад и осень: вытянулся от Ног до Трёх звёзд, а тело его — Орион"}},
  'bird': {"zh":"朱雀","pinyin":"Zhūquè","name":{"en":"Vermilion Bird","ru":"Красная птица"},"short":{"en":"South and summer: from Well to Chariot, with its crest in Gemini and tail in Corvus","ru":"Юг и лето: от Колодца до Колесницы, хохолок в Близнецах, хвост в Вороне"}},
}
