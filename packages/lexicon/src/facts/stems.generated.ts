// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The ten heavenly stems, 0 甲 … 9 癸; `reading` is the Russian transcription.
 * @example stems[0].name.en // "Yang Wood"
 */
export const stems: readonly (Word & { readonly reading: string; readonly element: 'wood' | 'fire' | 'earth' | 'metal' | 'water'; readonly polarity: 'yin' | 'yang' })[] = [
  {"zh":"甲","pinyin":"jiǎ","reading":"цзя","name":{"en":"Yang Wood","ru":"Дерево Ян"},"element":"wood","polarity":"yang","short":{"en":"The armour of a seed: the first shoot splits it and goes straight up","ru":"Панцирь семени: первый росток раскалывает его и идёт прямо вверх"}},
  {"zh":"乙","pinyin":"yǐ","reading":"и","name":{"en":"Yin Wood","ru":"Дерево Инь"},"element":"wood","polarity":"yin","short":{"en":"A bent line, the sprout that has found its way round a stone","ru":"Изогнутая черта: побег, который нашёл дорогу в обход камня"}},
  {"zh":"丙","pinyin":"bǐng","reading":"бин","name":{"en":"Yang Fire","ru":"Огонь Ян"},"element":"fire","polarity":"yang","short":{"en":"Brightness itself: the sun, which shines on every roof alike","ru":"Само сияние: солнце, которое светит на все крыши одинаково"}},
  {"zh":"丁","pinyin":"dīng","reading":"дин","name":{"en":"Yin Fire","ru":"Огонь Инь"},"element":"fire","polarity":"yin","short":{"en":"Once drawn as the head of a nail, read ever since as the flame of a lamp","ru":"На рисунке когда-то шляпка гвоздя, в картах рождения — огонёк лампы"}},
  {"zh":"戊","pinyin":"wù","reading":"у","name":{"en":"Yang Earth","ru":"Земля Ян"},"element":"earth","polarity":"yang","short":{"en":"A battle-axe in outline, a mountain in meaning: it stands and holds back floods","ru":"По рисунку секира, по смыслу гора: стоит на месте и удерживает воды"}},
  {"zh":"己","pinyin":"jǐ","reading":"цзи","name":{"en":"Yin Earth","ru":"Земля Инь"},"element":"earth","polarity":"yin","short":{"en":"A coiled thread, and the soft soil of a bed dug over for seed","ru":"Свёрнутая нить и мягкая земля грядки, вскопанной к севу"}},
  {"zh":"庚","pinyin":"gēng","reading":"гэн","name":{"en":"Yang Metal","ru":"Металл Ян"},"element":"metal","polarity":"yang","short":{"en":"Autumn’s hard grain; ore and axe, metal still rough from the hillside","ru":"Твёрдое осеннее зерно; руда и топор — металл, ещё не знавший шлифовки"}},
  {"zh":"辛","pinyin":"xīn","reading":"синь","name":{"en":"Yin Metal","ru":"Металл Инь"},"element":"metal","polarity":"yin","short":{"en":"A fine chisel and a sharp taste: the cut gem, the needle, frost on glass","ru":"Тонкий резец и острый вкус: огранённый камень, игла, иней на стекле"}},
  {"zh":"壬","pinyin":"rén","reading":"жэнь","name":{"en":"Yang Water","ru":"Вода Ян"},"element":"water","polarity":"yang","short":{"en":"Water that carries boats: the river in spate, the open sea","ru":"Вода, которая носит корабли: река в разлив, открытое море"}},
  {"zh":"癸","pinyin":"guǐ","reading":"гуй","name":{"en":"Yin Water","ru":"Вода Инь"},"element":"water","polarity":"yin","short":{"en":"Water one can measure: dew, drizzle, the well at the end of winter","ru":"Вода, которую можно измерить: роса, морось, колодец на исходе зимы"}},
]
