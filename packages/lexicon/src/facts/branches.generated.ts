// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The twelve earthly branches, 0 子 … 11 亥; `reading` is the Russian transcription.
 * @example branches[0].name.en // "Rat"
 */
export const branches: readonly (Word & { readonly reading: string; readonly element: 'wood' | 'fire' | 'earth' | 'metal' | 'water' })[] = [
  {"zh":"子","pinyin":"zǐ","reading":"цзы","name":{"en":"Rat","ru":"Крыса"},"element":"water","short":{"en":"Due north, midwinter: the longest night, inside which the light turns back","ru":"Самый север и середина зимы: длинная ночь, в которой свет поворачивает назад"}},
  {"zh":"丑","pinyin":"chǒu","reading":"чоу","name":{"en":"Ox","ru":"Бык"},"element":"earth","short":{"en":"The last month of winter, frozen ground that keeps metal under lock","ru":"Последний месяц зимы: мёрзлая земля, в которой под замком лежит металл"}},
  {"zh":"寅","pinyin":"yín","reading":"инь","name":{"en":"Tiger","ru":"Тигр"},"element":"wood","short":{"en":"Spring begins: sap moves in the trunks, fresh tracks cross the last snow","ru":"Начало весны: в стволах пошёл сок, по последнему снегу — свежий след"}},
  {"zh":"卯","pinyin":"mǎo","reading":"мао","name":{"en":"Rabbit","ru":"Кролик"},"element":"wood","short":{"en":"Due east, the spring equinox; old scholars saw in the sign a gate thrown open","ru":"Прямо на востоке, весеннее равноденствие; в знаке видели распахнутые ворота"}},
  {"zh":"辰","pinyin":"chén","reading":"чэнь","name":{"en":"Dragon","ru":"Дракон"},"element":"earth","short":{"en":"Late spring, wet earth and thunder: the reservoir where water is stored","ru":"Поздняя весна, сырая земля и гром: водохранилище среди ветвей"}},
  {"zh":"巳","pinyin":"sì","reading":"сы","name":{"en":"Snake","ru":"Змея"},"element":"fire","short":{"en":"First month of summer: sun on warm stone, with ore beginning inside it","ru":"Первый месяц лета: солнце на тёплом камне, внутри которого зреет руда"}},
  {"zh":"午","pinyin":"wǔ","reading":"у","name":{"en":"Horse","ru":"Лошадь"},"element":"fire","short":{"en":"Noon of the year, due south: light that has nowhere higher to go","ru":"Полдень года, самый юг: свету уже некуда подниматься"}},
  {"zh":"未","pinyin":"wèi","reading":"вэй","name":{"en":"Goat","ru":"Коза"},"element":"earth","short":{"en":"The end of summer, dry sweet soil; the sign is a tree heavy with leaves","ru":"Исход лета, сухая сладкая почва; знак — дерево в густой листве"}},
  {"zh":"申","pinyin":"shēn","reading":"шэнь","name":{"en":"Monkey","ru":"Обезьяна"},"element":"metal","short":{"en":"Autumn begins, sharp air and sharp tools; a stroke of lightning in old script","ru":"Начало осени: ясный воздух, острые орудия; в древнем письме — росчерк молнии"}},
  {"zh":"酉","pinyin":"yǒu","reading":"ю","name":{"en":"Rooster","ru":"Петух"},"element":"metal","short":{"en":"The west and the autumn equinox; the sign is a jar in which new wine settles","ru":"Запад и осеннее равноденствие; знак — кувшин, где отстаивается молодое вино"}},
  {"zh":"戌","pinyin":"xū","reading":"сюй","name":{"en":"Dog","ru":"Собака"},"element":"earth","short":{"en":"Late autumn: stubble, dry hills, an ember banked for the cold","ru":"Поздняя осень: жнивьё, сухие холмы и уголёк, припрятанный на зиму"}},
  {"zh":"亥","pinyin":"hài","reading":"хай","name":{"en":"Pig","ru":"Свинья"},"element":"water","short":{"en":"Winter begins: wide dark water, and next year’s shoot already asleep in it","ru":"Начало зимы: широкая тёмная вода, а в ней уже спит росток будущего года"}},
]
