// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The luminaries of the mansions.
 * @example luminaries['sun'].name.en // "Sun"
 */
export const luminaries: Readonly<Record<'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn', Word>> = {
  'sun': {"zh":"日","pinyin":"Rì","name":{"en":"Sun","ru":"Солнце"},"short":{"en":"Great Yang, lord of daylight and of the four Sunday mansions","ru":"Великое Ян, хозяин дневного света и четырёх воскресных созвездий"}},
  'moon': {"zh":"月","pinyin":"Yuè","name":{"en":"Moon","ru":"Луна"},"short":{"en":"Great Yin, the night traveller who lodges in the mansions; Monday is hers","ru":"Великая Инь, ночная странница, для которой созвездия и размечены; её день — понедельник"}},
  'mars': {"zh":"火","pinyin":"Huǒ","name":{"en":"Mars","ru":"Марс"},"short":{"en":"The Fire star, once called Dazzling Confusion for its wandering red light; Tuesday","ru":"Звезда Огня, за блуждающий красный свет прозванная Мерцающей смутой; вторник"}},
  'mercury': {"zh":"水","pinyin":"Shuǐ","name":{"en":"Mercury","ru":"Меркурий"},"short":{"en":"The Water star, quick and shy, never far from the sun; keeps Wednesday","ru":"Звезда Воды, быстрая и пугливая, всегда рядом с Солнцем; её день — среда"}},
  'jupiter': {"zh":"木","pinyin":"Mù","name":{"en":"Jupiter","ru":"Юпитер"},"short":{"en":"The Wood star, or Year Star: twelve years for one round of the sky; Thursday","ru":"Звезда Дерева, она же Звезда года: обходит небо за двенадцать лет; четверг"}},
  'venus': {"zh":"金","pinyin":"Jīn","name":{"en":"Venus","ru":"Венера"},"short":{"en":"The Metal star, Great White of dusk and dawn; Friday belongs to it","ru":"Звезда Металла, Великая Белая на заре и в сумерках; ей отдана пятница"}},
  'saturn': {"zh":"土","pinyin":"Tǔ","name":{"en":"Saturn","ru":"Сатурн"},"short":{"en":"The Earth star, so slow that it spends about a year in each mansion; Saturday","ru":"Звезда Земли, гостит в каждом созвездии около года — так она нетороплива; суббота"}},
}
