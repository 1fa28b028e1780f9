import type { Element, Polarity } from './elements.ts'
import type { TextEntry, Tuple } from './entry.ts'

type Stem = TextEntry & {
  /** Palladius transcription, as Russian schools write it. */
  readonly reading: string
  readonly element: Element
  readonly polarity: Polarity
}

/** The ten heavenly stems; the paragraph is of a person born on a day of the stem, its day master. */
export const stems = [
  {
    zh: '甲',
    pinyin: 'jiǎ',
    reading: 'цзя',
    element: 'wood',
    polarity: 'yang',
    name: { en: 'Yang Wood', ru: 'Дерево Ян' },
    short: {
      en: 'The armour of a seed: the first shoot splits it and goes straight up',
      ru: 'Панцирь семени: первый росток раскалывает его и идёт прямо вверх',
    },
    text: {
      en: 'A pine on the ridge grows in one direction, up, and gives shade without asking who sat down beneath it. Those born on this day keep their word, take charge early and look after people weaker than themselves. Bending is what comes hard: they meet head-on a wind that grass would simply let pass. Roots help, a craft learnt thoroughly or a house that stays put, and so does a friend whose “wait” they can hear.',
      ru: 'Сосна на гребне растёт в одну сторону, вверх, и даёт тень, не спрашивая, кто под ней сел. Рождённый в этот день держит слово, рано берёт на себя старшинство и опекает тех, кто слабее. Труднее всего ему гнуться: ветер, перед которым трава просто ляжет, он встречает грудью. Помогают корни — освоенное до конца ремесло, прочный дом — и друг, чьё «погоди» он умеет услышать.',
    },
  },
  {
    zh: '乙',
    pinyin: 'yǐ',
    reading: 'и',
    element: 'wood',
    polarity: 'yin',
    name: { en: 'Yin Wood', ru: 'Дерево Инь' },
    short: {
      en: 'A bent line, the sprout that has found its way round a stone',
      ru: 'Изогнутая черта: побег, который нашёл дорогу в обход камня',
    },
    text: {
      en: 'A vine has no trunk to boast of, yet by August it is in flower at the top of somebody else’s wall. People of this stem read a room at a glance, charm without effort and come through frosts that fell bigger trees. They may lean on another’s strength so long that they forget how far they could reach. A good trellis serves them well: regular hours, a faithful partner, a patch of sun nobody competes for.',
      ru: 'У лозы нет ствола, которым можно похвалиться, но к августу она цветёт на самом верху чужой стены. Такой человек с порога видит, кто в комнате с кем дружен, нравится без усилий и переживает морозы, от которых валятся дубы. Слабость в том, что, привыкнув опираться на других, он забывает, сколько сил у него самого. Хорошая шпалера ему впрок: распорядок, верный спутник, клочок солнца, за который не надо спорить.',
    },
  },
  {
    zh: '丙',
    pinyin: 'bǐng',
    reading: 'бин',
    element: 'fire',
    polarity: 'yang',
    name: { en: 'Yang Fire', ru: 'Огонь Ян' },
    short: {
      en: 'Brightness itself: the sun, which shines on every roof alike',
      ru: 'Само сияние: солнце, которое светит на все крыши одинаково',
    },
    text: {
      en: 'The sun rises whether or not anyone is up to admire it. Day Masters of this kind are generous, open and easy to find in a crowd: warmth goes out from them in all directions, to favourites and strangers alike. What they miss is the corner where somebody needed shade, and the hour when it was time to set. Water nearby suits them, a calm listener or real work that gives their light back, and so does the plain habit of going to bed.',
      ru: 'Солнце всходит, даже если любоваться им некому. Господин Дня такого рода щедр, прямодушен и заметен в любой толпе: тепло расходится от него во все стороны, своим и чужим поровну. Зато он легко проглядит угол, где кому-то нужна была тень, и час, когда пора закатиться. Ему хорошо рядом с водой: со спокойным слушателем, с делом, в котором свет отражается. И очень полезна простая привычка вовремя ложиться спать.',
    },
  },
  {
    zh: '丁',
    pinyin: 'dīng',
    reading: 'дин',
    element: 'fire',
    polarity: 'yin',
    name: { en: 'Yin Fire', ru: 'Огонь Инь' },
    short: {
      en: 'Once drawn as the head of a nail, read ever since as the flame of a lamp',
      ru: 'На рисунке когда-то шляпка гвоздя, в картах рождения — огонёк лампы',
    },
    text: {
      en: 'One lamp is enough to read by, and people draw their chairs closer to it. Whoever is born under this flame notices details, teaches patiently, remembers birthdays and thinks best after dark. The wick trembles, though: a careless word can cost them a night’s sleep, and they burn for others until the oil runs low. Dry wood in reserve helps, meaning books, rest, a mentor; so does a shade against draughts, a few people before whom one need not shine.',
      ru: 'Чтобы читать, довольно одной лампы, и стулья сами сдвигаются к ней поближе. Кто родился под этим огоньком, замечает мелочи, терпеливо учит, помнит чужие дни рождения и лучше всего думает, когда стемнеет. Но фитиль дрожит: из-за неосторожного слова он не спит до утра, а для других горит, пока не выйдет масло. Спасает запас сухих дров: книги, отдых, наставник — и абажур от сквозняков, то есть близкие, при которых сиять не обязательно.',
    },
  },
  {
    zh: '戊',
    pinyin: 'wù',
    reading: 'у',
    element: 'earth',
    polarity: 'yang',
    name: { en: 'Yang Earth', ru: 'Земля Ян' },
    short: {
      en: 'A battle-axe in outline, a mountain in meaning: it stands and holds back floods',
      ru: 'По рисунку секира, по смыслу гора: стоит на месте и удерживает воды',
    },
    text: {
      en: 'Mountains do not run after travellers; travellers come to them. Calm, trusted and slow to anger, the person of this day becomes a landmark for family and colleagues without quite noticing it. The drawback is that same weight: a change of course takes a season, and feelings stay inside like ore. Forest on the slopes keeps a mountain alive, so demanding work does good, and so does a stream: news from outside, guests, some curiosity about the far valley.',
      ru: 'Гора не бегает за путниками, они приходят к ней сами. Спокойный, надёжный, нескорый на гнев, такой человек становится ориентиром для семьи и сослуживцев, сам того не замечая. Обратная сторона — та же тяжесть: чтобы свернуть с пути, ему нужно полгода, а чувства залегают глубоко, как руда. Оживляет гору лес на склонах — труд, который многого требует, — и ручей: гости, новости, любопытство к соседней долине.',
    },
  },
  {
    zh: '己',
    pinyin: 'jǐ',
    reading: 'цзи',
    element: 'earth',
    polarity: 'yin',
    name: { en: 'Yin Earth', ru: 'Земля Инь' },
    short: {
      en: 'A coiled thread, and the soft soil of a bed dug over for seed',
      ru: 'Свёрнутая нить и мягкая земля грядки, вскопанной к севу',
    },
    text: {
      en: 'Garden soil impresses nobody, and everything on the table has come out of it. People of yin earth feed, teach, mend and keep other people’s secrets; whatever is dropped near them tends to sprout. They worry on behalf of the whole street and find it hard to shut the gate. Sunshine dries out their doubts: warm company, praise said aloud. A fence helps too, the right to announce that the garden is closed today.',
      ru: 'Огородная земля никого не поражает, а всё, что стоит на столе, вышло из неё. Люди иньской Земли кормят, учат, чинят и хранят чужие тайны; что ни урони возле них, всё прорастает. Тревожатся они за всю улицу и с трудом решаются запереть калитку. Сомнения в них высушивает солнце: тёплая компания, похвала, сказанная вслух. Нужен и забор — право объявить, что сегодня сад закрыт.',
    },
  },
  {
    zh: '庚',
    pinyin: 'gēng',
    reading: 'гэн',
    element: 'metal',
    polarity: 'yang',
    name: { en: 'Yang Metal', ru: 'Металл Ян' },
    short: {
      en: 'Autumn’s hard grain; ore and axe, metal still rough from the hillside',
      ru: 'Твёрдое осеннее зерно; руда и топор — металл, ещё не знавший шлифовки',
    },
    text: {
      en: 'An axe says in one stroke what it thinks of the log. Those born with this metal are just, brave, quick to stand up for the weak, and easier to rely on than to argue with. A rough edge cuts friends as well, and apologies come a day late. Fire makes them: a demanding teacher, a craft with rules, a cause worth the heat. Afterwards they need water to cool in, the habit of talking a thing over before striking.',
      ru: 'Топор одним ударом говорит полену всё, что о нём думает. Рождённые с этим металлом справедливы и отважны, первыми вступаются за слабого; положиться на них легче, чем переспорить. Неотделанное лезвие ранит и друзей, а извинения поспевают лишь на другой день. Форму им даёт огонь: строгий учитель, ремесло с правилами, цель, ради которой не жаль раскалиться. А после огня — вода: привычка сперва обсудить, потом рубить.',
    },
  },
  {
    zh: '辛',
    pinyin: 'xīn',
    reading: 'синь',
    element: 'metal',
    polarity: 'yin',
    name: { en: 'Yin Metal', ru: 'Металл Инь' },
    short: {
      en: 'A fine chisel and a sharp taste: the cut gem, the needle, frost on glass',
      ru: 'Тонкий резец и острый вкус: огранённый камень, игла, иней на стекле',
    },
    text: {
      en: 'A jewel is a pebble on which somebody has spent years. People with this stem love finish, be it the right word, a straight seam or a clean cup, and they hear a false note from across the hall. Others call them cool; in truth they scratch easily and remember every scratch. Clear water brings out the shine: music, study, kind attention. They also need a lined box, an hour a day in which nothing has to be perfect.',
      ru: 'Драгоценность — это камешек, на который кто-то потратил годы. Такие люди любят отделку: точное слово, ровный шов, чистую чашку, — а фальшивую ноту слышат через весь зал. Их считают холодными; на деле они легко царапаются и помнят каждую царапину. Блеск проступает в прозрачной воде, поэтому им на пользу музыка, учёба, доброе внимание. И ещё мягкий футляр: час в день, когда ничто не обязано быть безупречным.',
    },
  },
  {
    zh: '壬',
    pinyin: 'rén',
    reading: 'жэнь',
    element: 'water',
    polarity: 'yang',
    name: { en: 'Yang Water', ru: 'Вода Ян' },
    short: {
      en: 'Water that carries boats: the river in spate, the open sea',
      ru: 'Вода, которая носит корабли: река в разлив, открытое море',
    },
    text: {
      en: 'Rivers begin anywhere and end up everywhere. Curious, bold, at home among strangers, the person of great water learns by going to see, and carries others along with the current. What is weak is the bank: plans overflow, promises drift downstream, sleep is put off. A dam of good earth turns all this into light and bread, be it a deadline, a budget or someone steady to come back to. Trees along the river give the flood something to feed.',
      ru: 'Река начинается где угодно, а попадает всюду. Любопытный, смелый, свой среди незнакомых, человек большой воды учится, отправляясь посмотреть сам, и увлекает по течению других. Слабое место — берега: замыслы выходят из них, обещания уносит, сон откладывается на потом. Плотина из доброй земли обращает всё это в свет и хлеб; ею бывает срок, смета, надёжный человек рядом. И хорошо, если на берегу растут деревья: разливу есть кого поить.',
    },
  },
  {
    zh: '癸',
    pinyin: 'guǐ',
    reading: 'гуй',
    element: 'water',
    polarity: 'yin',
    name: { en: 'Yin Water', ru: 'Вода Инь' },
    short: {
      en: 'Water one can measure: dew, drizzle, the well at the end of winter',
      ru: 'Вода, которую можно измерить: роса, морось, колодец на исходе зимы',
    },
    text: {
      en: 'Nobody hears the dew arrive, and in the morning the whole meadow has been watered. Gentle, imaginative, alert to undertones, those born on this day reach people by seeping in, never by pushing. They take the shape of any vessel and may mistake someone else’s mood for their own weather. Metal at the source steadies them: clear principles, a teacher to return to. Sun does the rest, and mist lifts in cheerful company.',
      ru: 'Никто не слышит, как ложится роса, а утром напоён весь луг. Мягкие, с богатым воображением, чуткие к полутонам, рождённые в этот день не пробиваются к людям, а просачиваются. Они принимают форму любого сосуда и чужое настроение порой считают собственной погодой. Опору даёт металл у истока: ясные правила, учитель, к которому можно вернуться. Остальное делает солнце — в весёлой компании туман поднимается сам.',
    },
  },
] as const satisfies Tuple<Stem, 10>
