// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The 24 solar terms, 0 立春 … 23 大寒.
 * @example terms[0].name.en // "Start of Spring"
 */
export const terms: readonly Word[] = [
  {"zh":"立春","pinyin":"Lìchūn","name":{"en":"Start of Spring","ru":"Начало весны"},"short":{"en":"East wind on the ice, and a new animal takes over the year","ru":"Восточный ветер трогает лёд, и год переходит к новому знаку"}},
  {"zh":"雨水","pinyin":"Yǔshuǐ","name":{"en":"Rain Water","ru":"Дождевые воды"},"short":{"en":"Snow turns to drizzle; otters line up their catch on the bank","ru":"Снег сменяется моросью; выдра раскладывает улов на берегу"}},
  {"zh":"惊蛰","pinyin":"Jīngzhé","name":{"en":"Awakening of Insects","ru":"Пробуждение насекомых"},"short":{"en":"First thunder knocks on the ground and the sleepers stir","ru":"Первый гром стучит в землю, и спящие просыпаются"}},
  {"zh":"春分","pinyin":"Chūnfēn","name":{"en":"Spring Equinox","ru":"Весеннее равноденствие"},"short":{"en":"Day and night weigh the same; swallows are back under the eaves","ru":"День и ночь весят поровну; ласточки вернулись под крышу"}},
  {"zh":"清明","pinyin":"Qīngmíng","name":{"en":"Pure Brightness","ru":"Чистый свет"},"short":{"en":"Washed air and willow green: time to visit the graves and fly kites","ru":"Умытый воздух и зелень ивы: пора навестить могилы и пустить змея"}},
  {"zh":"谷雨","pinyin":"Gǔyǔ","name":{"en":"Grain Rain","ru":"Хлебные дожди"},"short":{"en":"Rain that feeds the hundred grains, and the last tea of spring","ru":"Дожди, которые поят сто злаков, и последний весенний чай"}},
  {"zh":"立夏","pinyin":"Lìxià","name":{"en":"Start of Summer","ru":"Начало лета"},"short":{"en":"Frogs at night, eggs in a string bag, and everyone on the scales","ru":"Лягушки по ночам, яйца в сеточках, и все взвешиваются"}},
  {"zh":"小满","pinyin":"Xiǎomǎn","name":{"en":"Lesser Fullness","ru":"Малое изобилие"},"short":{"en":"Kernels fill but are not yet ripe; the calendar has no Greater Fullness","ru":"Зерно налилось, но не поспело; «большого изобилия» в календаре нет"}},
  {"zh":"芒种","pinyin":"Mángzhòng","name":{"en":"Grain in Ear","ru":"Колошение хлебов"},"short":{"en":"Wheat in, rice out: the busiest fortnight in the fields","ru":"Пшеницу убрать, рис высадить: самые хлопотные две недели в поле"}},
  {"zh":"夏至","pinyin":"Xiàzhì","name":{"en":"Summer Solstice","ru":"Летнее солнцестояние"},"short":{"en":"The longest day, in whose noon the first grain of yin is born","ru":"Самый длинный день, в полдень которого рождается первая крупица Инь"}},
  {"zh":"小暑","pinyin":"Xiǎoshǔ","name":{"en":"Minor Heat","ru":"Малая жара"},"short":{"en":"No cool breath left in the wind; crickets move into the shade of the walls","ru":"В ветре ни глотка прохлады; сверчки перебираются в тень стен"}},
  {"zh":"大暑","pinyin":"Dàshǔ","name":{"en":"Major Heat","ru":"Большая жара"},"short":{"en":"Steaming earth, sudden downpours, fireflies over the wet grass","ru":"Земля парит, ливни обрушиваются вдруг, над травой летят светляки"}},
  {"zh":"立秋","pinyin":"Lìqiū","name":{"en":"Start of Autumn","ru":"Начало осени"},"short":{"en":"One leaf drops from the parasol tree, and the court is told of autumn","ru":"С дерева утун падает лист, и двору объявляют осень"}},
  {"zh":"处暑","pinyin":"Chǔshǔ","name":{"en":"End of Heat","ru":"Прекращение жары"},"short":{"en":"Heat packs its bags; millet is ripe and the fishing fleet sails","ru":"Жара собирает вещи; просо поспело, рыбацкий флот выходит в море"}},
  {"zh":"白露","pinyin":"Báilù","name":{"en":"White Dew","ru":"Белые росы"},"short":{"en":"Drops whiten on the reeds; geese arrive as swallows go","ru":"Капли белеют на тростнике; гуси прилетают, ласточки прощаются"}},
  {"zh":"秋分","pinyin":"Qiūfēn","name":{"en":"Autumn Equinox","ru":"Осеннее равноденствие"},"short":{"en":"Thunder falls silent, and the emperor bows to the moon","ru":"Гром умолкает, и император кланяется Луне"}},
  {"zh":"寒露","pinyin":"Hánlù","name":{"en":"Cold Dew","ru":"Холодные росы"},"short":{"en":"Dew on the edge of frost, yellow chrysanthemums, sparrows gone to sea","ru":"Роса на грани инея, жёлтые хризантемы, воробьи ушли в море"}},
  {"zh":"霜降","pinyin":"Shuāngjiàng","name":{"en":"Frost’s Descent","ru":"Выпадение инея"},"short":{"en":"Last stop of autumn: red leaves, sweet persimmons, a white lawn at dawn","ru":"Последний сезон осени: красный лист, сладкая хурма, белая трава поутру"}},
  {"zh":"立冬","pinyin":"Lìdōng","name":{"en":"Start of Winter","ru":"Начало зимы"},"short":{"en":"Thin ice on the rain barrel, dumplings in the pot, grain in the barn","ru":"Ледок в бочке, пельмени в котле, хлеб в амбаре"}},
  {"zh":"小雪","pinyin":"Xiǎoxuě","name":{"en":"Minor Snow","ru":"Малые снега"},"short":{"en":"The rainbow goes into hiding; cabbages go into the crock","ru":"Радуга прячется, капуста отправляется в кадку"}},
  {"zh":"大雪","pinyin":"Dàxuě","name":{"en":"Major Snow","ru":"Большие снега"},"short":{"en":"A white quilt over the winter wheat; tigers look for company","ru":"Белое одеяло на озимых; тигры ищут себе пару"}},
  {"zh":"冬至","pinyin":"Dōngzhì","name":{"en":"Winter Solstice","ru":"Зимнее солнцестояние"},"short":{"en":"The longest night, and one thread of yang in the middle of it","ru":"Самая длинная ночь, а в середине её — первая нить Ян"}},
  {"zh":"小寒","pinyin":"Xiǎohán","name":{"en":"Minor Cold","ru":"Малые холода"},"short":{"en":"Minor in name only; magpies begin to build and the plum to flower","ru":"Малые лишь по имени; сороки вьют гнёзда, зацветает слива"}},
  {"zh":"大寒","pinyin":"Dàhán","name":{"en":"Major Cold","ru":"Большие холода"},"short":{"en":"Ice thick to the middle of the pond, and a hen already on her eggs","ru":"Пруд промёрз до середины, а наседка уже села на яйца"}},
]
