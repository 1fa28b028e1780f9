import type { TextEntry, Tuple } from './entry.ts'

/** The 24 solar terms as the almanac counts them, 立春 first. */
export const terms = [
  {
    zh: '立春',
    pinyin: 'Lìchūn',
    name: { en: 'Start of Spring', ru: 'Начало весны' },
    ruGenitive: 'Начала весны',
    short: {
      en: 'East wind on the ice, and a new animal takes over the year',
      ru: 'Восточный ветер трогает лёд, и год переходит к новому знаку',
    },
    text: {
      en: 'With the sun at 315° the east wind begins to thaw the ground, and fish, the old calendar says, swim up with ice on their backs. Officials used to beat a clay ox with willow switches until it broke, and farmers carried the pieces home for luck in ploughing. People bite into a radish and eat thin spring pancakes. By the usual rule the pillar of the year changes here, not at the lunar New Year.',
      ru: 'Солнце на 315°, восточный ветер отогревает мёрзлую землю, а рыбы, по словам старого календаря, поднимаются к поверхности со льдом на спинах. В этот день чиновники били ивовыми прутьями глиняного быка, пока тот не рассыпался, и крестьяне разбирали черепки на хорошую пахоту. Едят редьку и тонкие блины. Столп года обычно сменяется именно здесь, а не в лунный Новый год.',
    },
  },
  {
    zh: '雨水',
    pinyin: 'Yǔshuǐ',
    name: { en: 'Rain Water', ru: 'Дождевые воды' },
    synonyms: { en: [], ru: ['Дождевая вода', 'Юй шуй'] },
    ruGenitive: 'Дождевых вод',
    short: {
      en: 'Snow turns to drizzle; otters line up their catch on the bank',
      ru: 'Снег сменяется моросью; выдра раскладывает улов на берегу',
    },
    text: {
      en: 'What fell as snow a fortnight ago now falls as fine rain. The sun stands at 330°, rivers open, and the first sign of the term is the otter laying out fish along the bank, as if at an altar. Wild geese head north, buds swell. In Sichuan daughters who have left home visit their parents with a pot of braised pork and a cane chair tied with red ribbon.',
      ru: 'Что две недели назад было снегом, теперь сеется мелким дождём. Солнце дошло до 330°, реки вскрываются, и первая примета сезона — выдра: она выкладывает рыбу рядком на берегу, словно перед алтарём. Дикие гуси тянут на север, набухают почки. В Сычуани замужние дочери едут к родителям с горшком тушёной свинины и плетёным креслом в красных лентах.',
    },
  },
  {
    zh: '惊蛰',
    pinyin: 'Jīngzhé',
    name: { en: 'Awakening of Insects', ru: 'Пробуждение насекомых' },
    ruGenitive: 'Пробуждения насекомых',
    short: {
      en: 'First thunder knocks on the ground and the sleepers stir',
      ru: 'Первый гром стучит в землю, и спящие просыпаются',
    },
    text: {
      en: 'Thunder was thought to rouse whatever slept underground, so drum makers stretched their hides on this very day. Peach trees blossom, orioles call; hawks, people believed, turn into cuckoos. The term, at 345°, once bore another name, but one of its two characters was the personal name of Emperor Jing of Han and had to go. Families eat pears against the dry air and shake out the corners of the house.',
      ru: 'Считалось, что гром будит всё, что спит под землёй, поэтому кожу на барабаны натягивали именно в этот день. Цветёт персик, свистят иволги, а ястребы, верили люди, превращаются в кукушек. Прежде этот сезон, 345° солнечного пути, звался иначе, но один из двух знаков был личным именем ханьского императора Цзин-ди, и его заменили. Едят груши и перетряхивают углы в доме.',
    },
  },
  {
    zh: '春分',
    pinyin: 'Chūnfēn',
    name: { en: 'Spring Equinox', ru: 'Весеннее равноденствие' },
    ruGenitive: 'Весеннего равноденствия',
    short: {
      en: 'Day and night weigh the same; swallows are back under the eaves',
      ru: 'День и ночь весят поровну; ласточки вернулись под крышу',
    },
    text: {
      en: 'Here the sun’s circle has its zero, 0° of longitude, and light and darkness are equal. In the spirit of the day market inspectors of old checked scales and bushel measures. Swallows return, thunder finds its voice, then lightning. Children all over China try to stand a raw egg on its blunt end; any day would do for that, but few are so pleasantly balanced.',
      ru: 'Отсюда отсчитывают круг Солнца: долгота 0°, свет и тьма поровну. В духе дня старинные надзиратели рынков сверяли весы и меры для зерна. Прилетают ласточки, подаёт голос гром, за ним являются молнии. По всему Китаю дети пробуют поставить сырое яйцо на тупой конец; годится для этого любой день, но так кстати равновесие приходится лишь дважды в год.',
    },
  },
  {
    zh: '清明',
    pinyin: 'Qīngmíng',
    name: { en: 'Pure Brightness', ru: 'Чистый свет' },
    ruGenitive: 'Чистого света',
    short: {
      en: 'Washed air and willow green: time to visit the graves and fly kites',
      ru: 'Умытый воздух и зелень ивы: пора навестить могилы и пустить змея',
    },
    text: {
      en: 'The air is rinsed, the paulownia flowers, and the first rainbow of the year is due. With the sun at 15°, a solar term and a festival bear one name: families clear weeds from the graves, leave cakes of rice dyed green with mugwort, then stay outdoors for the rest of the day. Willow twigs go over the door. Some cut the string of the kite and let the winter’s troubles drift off.',
      ru: 'Воздух промыт, цветёт павловния, ждут первой радуги. На 15° Солнца сезон и праздник носят одно имя: семьи выпалывают траву на могилах, оставляют рисовые лепёшки, зелёные от полыни, и до вечера гуляют за городом. Над дверью крепят ветки ивы. Кое-кто перерезает бечёвку у воздушного змея — пусть унесёт зимние огорчения.',
    },
  },
  {
    zh: '谷雨',
    pinyin: 'Gǔyǔ',
    name: { en: 'Grain Rain', ru: 'Хлебные дожди' },
    ruGenitive: 'Хлебных дождей',
    short: {
      en: 'Rain that feeds the hundred grains, and the last tea of spring',
      ru: 'Дожди, которые поят сто злаков, и последний весенний чай',
    },
    text: {
      en: 'When Cang Jie invented writing, Heaven was so moved that millet fell like rain: one story of how the term got its name. Farmers give a simpler one, since seed sown with the sun at 30° drinks well. Duckweed spreads, the hoopoe sits in the mulberry tree, peonies open. Tea picked before these rains is prized, and in fishing villages of Shandong crews honour the sea goddess before sailing.',
      ru: 'Когда Цан Цзе придумал письмена, растроганное Небо пролилось просом — так объясняет имя легенда. Крестьянам хватает объяснения проще: посеянное при Солнце на 30° пьёт вволю. Разрастается ряска, удод садится на тутовое дерево, распускаются пионы. Ценят чай, собранный до этих дождей, а рыбаки Шаньдуна перед выходом в море благодарят его хозяйку.',
    },
  },
  {
    zh: '立夏',
    pinyin: 'Lìxià',
    name: { en: 'Start of Summer', ru: 'Начало лета' },
    ruGenitive: 'Начала лета',
    short: {
      en: 'Frogs at night, eggs in a string bag, and everyone on the scales',
      ru: 'Лягушки по ночам, яйца в сеточках, и все взвешиваются',
    },
    text: {
      en: 'Frogs and mole crickets strike up, earthworms come out, wild gourds climb. At 45° spring hands over to summer, and southern villages hang a great steelyard from a beam to weigh children, aunts and the occasional dignitary, so that heat should not thin them unnoticed. Boiled eggs in little knitted nets dangle from the children’s necks: whoever’s egg survives the tapping match is king of the lane.',
      ru: 'Запевают лягушки и медведки, выползают дождевые черви, лезут вверх плети дикой тыквы. На 45° весна сдаёт дела, и в южных деревнях к балке подвешивают большой безмен: взвешивают детей, тётушек, а случится, и старосту, чтобы зной никого не истощил незаметно. На шее у ребят варёное яйцо в вязаной сеточке; чьё не треснет в поединке, тот и первый на улице.',
    },
  },
  {
    zh: '小满',
    pinyin: 'Xiǎomǎn',
    name: { en: 'Lesser Fullness', ru: 'Малое изобилие' },
    ruGenitive: 'Малого изобилия',
    short: {
      en: 'Kernels fill but are not yet ripe; the calendar has no Greater Fullness',
      ru: 'Зерно налилось, но не поспело; «большого изобилия» в календаре нет',
    },
    text: {
      en: 'Heat, snow and cold come in pairs, a minor and a major, yet Lesser Fullness has no greater one to follow it. Moralists liked that: nearly full is best, a brimming cup spills. On the plain it simply means that wheat kernels are milky and water wheels start turning. The sun is at 60°. Bitter greens are in season, and silk towns give thanks to the goddess who first unwound a cocoon.',
      ru: 'Холода, жара, снега приходят парой, малые и большие, и лишь Малое изобилие осталось без старшего брата. Моралистам это нравилось: почти полная чаша лучше полной, та прольётся. А на равнине слово значит просто, что зерно пшеницы налилось молоком и пора пускать водяные колёса. Солнце на 60°. Едят горькую зелень, а в шёлковых городках чтят богиню, первой размотавшую кокон.',
    },
  },
  {
    zh: '芒种',
    pinyin: 'Mángzhòng',
    name: { en: 'Grain in Ear', ru: 'Колошение хлебов' },
    ruGenitive: 'Колошения хлебов',
    short: {
      en: 'Wheat in, rice out: the busiest fortnight in the fields',
      ru: 'Пшеницу убрать, рис высадить: самые хлопотные две недели в поле',
    },
    text: {
      en: 'An awn is the bristle on an ear of grain, and the name says: bearded crops, now. Wheat must be cut and rice seedlings set out in the same few days, with the sun at 75°, so nobody has time to talk. The mantis hatches, the blackbird falls silent. In the Dream of the Red Chamber girls tie ribbons to every branch to see off the Goddess of Flowers.',
      ru: 'Ость — щетинка на колосе, и имя сезона велит браться за остистые хлеба. Пшеницу жать и рассаду риса высаживать приходится в одни и те же дни, на 75° Солнца, так что поговорить некогда. Вылупляются богомолы, смолкает пересмешник. Девушки в романе «Сон в красном тереме» вяжут ленты на каждую ветку: провожают богиню цветов.',
    },
  },
  {
    zh: '夏至',
    pinyin: 'Xiàzhì',
    name: { en: 'Summer Solstice', ru: 'Летнее солнцестояние' },
    ruGenitive: 'Летнего солнцестояния',
    short: {
      en: 'The longest day, in whose noon the first grain of yin is born',
      ru: 'Самый длинный день, в полдень которого рождается первая крупица Инь',
    },
    text: {
      en: 'At 90° the sun turns back. Yang has gone as far as it can, so yin is born: deer shed their antlers, cicadas begin, and pinellia, the herb the Chinese call half-summer, sprouts in the shade. Beijing cools its noodles in well water, repeating the rhyme about dumplings at one solstice and noodles at the other. Ladies once exchanged fans and face powder against the heat.',
      ru: 'На 90° Солнце поворачивает назад. Ян дошло до предела, и потому рождается Инь: олени сбрасывают рога, заводят песню цикады, в тени прорастает пинеллия, трава «полулетья». Пекин остужает лапшу в колодезной воде и вспоминает присказку: в одно солнцестояние пельмени, в другое лапша. Дамы в старину дарили друг другу веера и пудру от зноя.',
    },
  },
  {
    zh: '小暑',
    pinyin: 'Xiǎoshǔ',
    name: { en: 'Minor Heat', ru: 'Малая жара' },
    ruGenitive: 'Малой жары',
    short: {
      en: 'No cool breath left in the wind; crickets move into the shade of the walls',
      ru: 'В ветре ни глотка прохлады; сверчки перебираются в тень стен',
    },
    text: {
      en: 'Even the wind is warm now. Crickets leave the scorched fields for the shelter of house walls, and hawks take their young up where the air is cooler. With the sun at 105° begins the season for airing books and winter robes; one Jin scholar lay down belly to the sky instead, explaining that he was airing the library inside. Lotus opens, and dog days are near.',
      ru: 'Теперь и ветер тёплый. Сверчки уходят с раскалённых полей под стены домов, ястребы учат птенцов летать повыше, где не так печёт. На 105° Солнца начинают проветривать книги и зимнее платье; один учёный эпохи Цзинь вместо того улёгся на припёке животом кверху и пояснил, что сушит библиотеку внутри. Раскрывается лотос, близятся самые душные недели.',
    },
  },
  {
    zh: '大暑',
    pinyin: 'Dàshǔ',
    name: { en: 'Major Heat', ru: 'Большая жара' },
    ruGenitive: 'Большой жары',
    short: {
      en: 'Steaming earth, sudden downpours, fireflies over the wet grass',
      ru: 'Земля парит, ливни обрушиваются вдруг, над травой летят светляки',
    },
    text: {
      en: 'Rotting grass turns into fireflies, the ancients believed, having seen them rise from it on such nights. Soil steams, rain comes in sheets: 120°, the top of summer. Fishermen at Taizhou in Zhejiang load a full-sized wooden ship with gifts for the gods and tow it out to sea, heat and sickness aboard. Cantonese spoon up black herb jelly; in Fujian it is lychees and warm mutton soup.',
      ru: 'Прелая трава превращается в светляков, думали древние, глядя, как те поднимаются из неё душной ночью. Почва парит, дождь стоит стеной: 120°, макушка лета. Рыбаки Тайчжоу нагружают настоящий деревянный корабль дарами богам и уводят в море вместе со зноем и хворями. Кантонцы едят чёрное травяное желе, а в Фуцзяни — личи и горячий суп из баранины.',
    },
  },
  {
    zh: '立秋',
    pinyin: 'Lìqiū',
    name: { en: 'Start of Autumn', ru: 'Начало осени' },
    ruGenitive: 'Начала осени',
    short: {
      en: 'One leaf drops from the parasol tree, and the court is told of autumn',
      ru: 'С дерева утун падает лист, и двору объявляют осень',
    },
    text: {
      en: 'Song courtiers carried a potted parasol tree into the palace; at the exact moment of 135° the astronomer called out that autumn had come, and a leaf or two obligingly fell. Outside it is still hot, though the evening wind has an edge and the cold cicada sings. Northern families weigh themselves against the spring figure and make good the difference with meat, which they call sticking on autumn fat.',
      ru: 'При дворе Сун в зал вносили кадку с деревом утун; в самый миг, на 135°, звездочёт возглашал приход осени, и лист-другой послушно падал. На улице ещё жарко, но вечерний ветер посвежел и поёт холодная цикада. На севере становятся на весы, сравнивают с весенней записью и восполняют недостачу мясом: это зовётся «наклеить осенний жирок».',
    },
  },
  {
    zh: '处暑',
    pinyin: 'Chǔshǔ',
    name: { en: 'End of Heat', ru: 'Прекращение жары' },
    ruGenitive: 'Прекращения жары',
    short: {
      en: 'Heat packs its bags; millet is ripe and the fishing fleet sails',
      ru: 'Жара собирает вещи; просо поспело, рыбацкий флот выходит в море',
    },
    text: {
      en: 'The first character can mean to stay, but here it means to stop: summer has got as far as 150° and goes no further. Hawks set out their prey in a row, the old text says, before eating it. Millet and sorghum ripen. After months of closed season the ports of Zhejiang send off their boats with drums, and in the evenings lamps drift along the rivers.',
      ru: 'Первый знак имени обычно значит «пребывать», а здесь — «остановиться»: дойдя до 150°, лето дальше не идёт. Ястребы, уверяет старый текст, раскладывают добычу рядком, прежде чем есть. Поспевают просо и гаолян. После долгого запрета на лов порты Чжэцзяна под барабаны провожают лодки, а вечерами по рекам плывут огоньки.',
    },
  },
  {
    zh: '白露',
    pinyin: 'Báilù',
    name: { en: 'White Dew', ru: 'Белые росы' },
    ruGenitive: 'Белых рос',
    short: {
      en: 'Drops whiten on the reeds; geese arrive as swallows go',
      ru: 'Капли белеют на тростнике; гуси прилетают, ласточки прощаются',
    },
    text: {
      en: 'Nights have cooled enough for dew to shine white on the reeds, as in the best-loved lines of the Book of Songs: reeds grey-green, white dew, and someone dear on the far bank. Geese come from the north, swallows depart, other birds lay in food. It is 165°. Tea drinkers in Nanjing look for White Dew leaves, neither tender as in spring nor harsh as in summer.',
      ru: 'Ночи остыли, и роса белеет на тростнике, как в любимых строках «Книги песен»: густы камыши, роса бела, а тот, кто дорог, на другом берегу. Гуси летят с севера, ласточки прощаются, прочие птицы запасают корм. Солнце прошло 165°. Нанкинские любители чая ищут лист Белых рос: он не так нежен, как весенний, и не так терпок, как летний.',
    },
  },
  {
    zh: '秋分',
    pinyin: 'Qiūfēn',
    name: { en: 'Autumn Equinox', ru: 'Осеннее равноденствие' },
    ruGenitive: 'Осеннего равноденствия',
    short: {
      en: 'Thunder falls silent, and the emperor bows to the moon',
      ru: 'Гром умолкает, и император кланяется Луне',
    },
    text: {
      en: 'Halfway round, at 180°, darkness draws level with light again, this time on its way up. Thunder stops, beetles wall up their doors with earth, puddles dry. Emperors honoured the sun at one equinox and the moon at the other; the Altar of the Moon still stands in the west of Beijing. Since 2018 farmers have had a national harvest festival on this date, with pumpkins and much singing.',
      ru: 'Полкруга пройдено: 180°, тьма снова сравнялась со светом, но теперь прибывает она. Гром стих, жуки залепляют норки землёй, сохнут лужи. В одно равноденствие императоры чтили Солнце, в другое Луну, и Алтарь Луны по сей день стоит на западе Пекина. С 2018 года это ещё и всекитайский праздник урожая: тыквы, початки и хоровое пение.',
    },
  },
  {
    zh: '寒露',
    pinyin: 'Hánlù',
    name: { en: 'Cold Dew', ru: 'Холодные росы' },
    ruGenitive: 'Холодных рос',
    short: {
      en: 'Dew on the edge of frost, yellow chrysanthemums, sparrows gone to sea',
      ru: 'Роса на грани инея, жёлтые хризантемы, воробьи ушли в море',
    },
    text: {
      en: 'Sparrows dive into the ocean and become clams: so the calendar explained why, at 195°, there were fewer birds in the lanes and more shells on the beach, striped in the same browns. The last geese come as late guests. Chrysanthemums flower when everything else has given up, which endeared them to the poet Tao Yuanming, who picked them by his eastern fence. Feet, grandmothers say, must be kept warm from now on.',
      ru: 'Воробьи ныряют в океан и становятся ракушками: так календарь объяснял, отчего на 195° птиц в переулках меньше, а на берегу больше раковин, таких же полосатых и бурых. Последние гуси прилетают запоздалыми гостями. Хризантема цветёт, когда все сдались; за это её и любил поэт Тао Юаньмин, рвавший цветы у восточной ограды. Ноги отныне держать в тепле, велят бабушки.',
    },
  },
  {
    zh: '霜降',
    pinyin: 'Shuāngjiàng',
    name: { en: 'Frost’s Descent', ru: 'Выпадение инея' },
    ruGenitive: 'Выпадения инея',
    short: {
      en: 'Last stop of autumn: red leaves, sweet persimmons, a white lawn at dawn',
      ru: 'Последний сезон осени: красный лист, сладкая хурма, белая трава поутру',
    },
    text: {
      en: 'Frost was said to descend, as if from above, and by 210° it whitens the grass in the north. The poet Du Mu stopped his carriage for it: frosted maple leaves, he found, are redder than flowers in the second month. Persimmons lose their bite and are eaten, folk wisdom goes, so that lips will not crack. Burrowing creatures lower their heads and neither move nor eat.',
      ru: 'Об инее говорили, что он нисходит, словно сверху; к 210° трава на севере уже белая. Поэт Ду Му остановил из-за него повозку: тронутые инеем клёны, решил он, алее весенних цветов. Хурма перестаёт вязать, и её едят, чтобы зимой не трескались губы, — так учит народная мудрость. Обитатели нор опускают голову, не шевелятся и не едят.',
    },
  },
  {
    zh: '立冬',
    pinyin: 'Lìdōng',
    name: { en: 'Start of Winter', ru: 'Начало зимы' },
    ruGenitive: 'Начала зимы',
    short: {
      en: 'Thin ice on the rain barrel, dumplings in the pot, grain in the barn',
      ru: 'Ледок в бочке, пельмени в котле, хлеб в амбаре',
    },
    text: {
      en: 'The Son of Heaven rode out to the northern suburb, dressed in black, to meet winter; on returning he rewarded the families of the fallen and saw to widows and orphans. At 225° water first skins over, then soil hardens. Pheasants were thought to plunge into the river and turn into giant clams. Ordinary people mark the day at the stove: dumplings in the north, ginger duck in the south.',
      ru: 'Сын Неба, весь в чёрном, выезжал в северное предместье встречать зиму, а вернувшись, награждал семьи павших и заботился о вдовах и сиротах. На 225° воду схватывает ледком, за ней твердеет почва. Про фазанов думали, будто они бросаются в реку и обращаются в огромных моллюсков. Простые люди отмечают день у плиты: на севере пельмени, на юге утка с имбирём.',
    },
  },
  {
    zh: '小雪',
    pinyin: 'Xiǎoxuě',
    name: { en: 'Minor Snow', ru: 'Малые снега' },
    ruGenitive: 'Малых снегов',
    short: {
      en: 'The rainbow goes into hiding; cabbages go into the crock',
      ru: 'Радуга прячется, капуста отправляется в кадку',
    },
    text: {
      en: 'Sky and earth stop talking, as the old calendar puts it: the breath of one rises, that of the other sinks, everything shuts, and that is winter. No more rainbows after 240°. First flakes melt as they land. In courtyards cabbages are salted down in crocks, and sausages hang in rows on the line. The Tujia of the western hills invite neighbours to the first stew of the new pork.',
      ru: 'Небо и земля перестают разговаривать, объясняет старый календарь: дыхание первого уходит вверх, второй — вниз, всё затворяется, вот и зима. Радуг после 240° не бывает. Первые хлопья тают на лету. Во дворах солят капусту в кадках и вывешивают колбасы рядами, а народ туцзя в западных горах зовёт соседей на первую похлёбку из свежей свинины.',
    },
  },
  {
    zh: '大雪',
    pinyin: 'Dàxuě',
    name: { en: 'Major Snow', ru: 'Большие снега' },
    ruGenitive: 'Больших снегов',
    short: {
      en: 'A white quilt over the winter wheat; tigers look for company',
      ru: 'Белое одеяло на озимых; тигры ищут себе пару',
    },
    text: {
      en: 'Three quilts of snow on the wheat this year, says the proverb, and next year you will sleep on a pillow of steamed bread. So snow at 255° is welcome. The hanhao bird, which is really a flying squirrel, ceases its night cry; tigers begin to court; an iris puts up a green tip regardless. Nanjing kitchens rub pork and duck with salt and Sichuan pepper and hang them in the wind.',
      ru: 'Укроет снег пшеницу тремя одеялами — будешь спать на подушке из маньтоу, обещает поговорка, и снегу на 255° рады. Смолкает ночной крик птицы ханьхао, на самом деле белки-летяги; тигры заводят ухаживания; ирис, ни на кого не глядя, выпускает зелёный кончик. В Нанкине натирают свинину и утку солью с сычуаньским перцем и вывешивают на ветер.',
    },
  },
  {
    zh: '冬至',
    pinyin: 'Dōngzhì',
    name: { en: 'Winter Solstice', ru: 'Зимнее солнцестояние' },
    ruGenitive: 'Зимнего солнцестояния',
    short: {
      en: 'The longest night, and one thread of yang in the middle of it',
      ru: 'Самая длинная ночь, а в середине её — первая нить Ян',
    },
    text: {
      en: 'At 270° the sun is at its lowest, and the light begins to climb: one line of yang under five of yin, the hexagram Return. Passes were closed, merchants stayed at home, the emperor sacrificed at the Altar of Heaven. Someone in the house draws a plum branch with eighty-one white petals and colours one each day; when the picture is all red, spring has come. Deep down, springs of water are already stirring.',
      ru: 'Ниже некуда, 270°, и свет начинает подниматься: одна черта Ян под пятью Инь, гексаграмма «Возвращение». Заставы закрывали, купцы сидели по домам, император служил у Алтаря Неба. Кто-нибудь в доме рисует ветку сливы с восемьюдесятью одним белым лепестком и красит по лепестку в день: станет вся красной — пришла весна. Глубоко внизу уже шевельнулись родники.',
    },
  },
  {
    zh: '小寒',
    pinyin: 'Xiǎohán',
    name: { en: 'Minor Cold', ru: 'Малые холода' },
    ruGenitive: 'Малых холодов',
    short: {
      en: 'Minor in name only; magpies begin to build and the plum to flower',
      ru: 'Малые лишь по имени; сороки вьют гнёзда, зацветает слива',
    },
    text: {
      en: 'Do not trust the name: on the northern plain this fortnight is often the coldest of the year. Yet at 285° magpies feel the turn and carry twigs, geese dream of the north, the cock pheasant calls. Twenty-four flower breezes blow from now until the end of spring, one every five days, and plum blossom is the first of them. Cantonese steam glutinous rice with sausage to keep warm.',
      ru: 'Имени не верьте: на северной равнине эти две недели часто самые студёные в году. И всё же на 285° сороки чуют поворот и носят веточки, гуси вспоминают о севере, подаёт голос фазан. До конца весны подуют двадцать четыре цветочных ветра, по одному в пять дней, и первый из них — ветер сливы. Кантонцы греются клейким рисом с колбасками.',
    },
  },
  {
    zh: '大寒',
    pinyin: 'Dàhán',
    name: { en: 'Major Cold', ru: 'Большие холода' },
    ruGenitive: 'Больших холодов',
    short: {
      en: 'Ice thick to the middle of the pond, and a hen already on her eggs',
      ru: 'Пруд промёрз до середины, а наседка уже села на яйца',
    },
    text: {
      en: 'Last of the twenty-four. The pond is solid to its middle, and in the Book of Songs men hack blocks out of it, clang, clang, for the summer ice house. Hawks fly fierce and fast after scarce prey, but a hen begins to brood. At 300° the holiday bustle is on: cured meat, new clothes, paper for the windows. One more fortnight, and the circle opens at spring.',
      ru: 'Последний из двадцати четырёх сезонов. Пруд промёрз до самой середины, и в «Книге песен» мужчины со звоном рубят лёд для летнего погреба. Ястребы носятся злые и быстрые, добычи мало, а наседка уже садится на яйца. На 300° в домах предпраздничная суета: копчёности, обновки, бумага для окон. Ещё две недели, и круг разомкнётся весной.',
    },
  },
] as const satisfies Tuple<TextEntry & { readonly ruGenitive?: string }, 24>
