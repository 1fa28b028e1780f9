// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The five elements, 0 wood … 4 water: each feeds the next.
 * @example elements[0].name.en // "Wood"
 */
export const elements: readonly Word[] = [
  {"zh":"木","pinyin":"mù","name":{"en":"Wood","ru":"Дерево"},"short":{"en":"Spring and the east, everything that sprouts, bends and goes on growing","ru":"Весна и восток: всё, что всходит, гнётся и снова тянется вверх"}},
  {"zh":"火","pinyin":"huǒ","name":{"en":"Fire","ru":"Огонь"},"short":{"en":"Flame that rises: summer, the south, speech, daylight and good manners","ru":"Пламя тянется вверх: лето, юг, речь, дневной свет и вежливость"}},
  {"zh":"土","pinyin":"tǔ","name":{"en":"Earth","ru":"Земля"},"short":{"en":"The middle of the compass: soil to sow in, and the turn from season to season","ru":"Середина сторон света: здесь времена года сменяют друг друга и держат слово"}},
  {"zh":"金","pinyin":"jīn","name":{"en":"Metal","ru":"Металл"},"short":{"en":"Ore, blade and bell; autumn in the west, when what is ripe is cut","ru":"Руда, клинок и колокол; осень на западе, когда созревшее срезают"}},
  {"zh":"水","pinyin":"shuǐ","name":{"en":"Water","ru":"Вода"},"short":{"en":"Flows to the lowest place: winter, the north, rest, wisdom, deep wells","ru":"Течёт вниз и всё помнит: зима, север, покой, ум и глубина"}},
]
