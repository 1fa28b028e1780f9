import type { GeneralStarId } from '@zeri/almanac/judgement'
import type { StarEntry } from './star-entry.ts'

// What the stars are called and for what they are known: 协纪辨方书, juan 3 to 6, 10 and 36, and the older calendars quoted there.
export const badStars = {
  'month-break': {
    zh: '月破',
    pinyin: 'Yuèpò',
    name: { en: 'Month Break', ru: 'Разрушитель месяца' },
    synonyms: { en: ['Month Breaker'], ru: ['Юэ По'] },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The branch facing the month across the circle: a day for taking apart',
      ru: 'Ветвь напротив месяца: день, когда разбирают, а не складывают',
    },
    text: {
      en: 'Across the circle from the month’s own branch lies the day that contradicts it: Monkey in the Tiger month, Rooster in the Rabbit month. Weddings, contracts and the opening of a shop, all that was meant to hold together, were kept for another date, and in the book of 1741 no virtue lifts that. Offerings, washing, schooling and sweeping it leaves alone. What wants breaking is the business of Destruction, the officer that always comes with it.',
      ru: 'Напротив ветви месяца лежит день, который с ней спорит: Обезьяна в месяц Тигра, Петух в месяц Кролика. Свадьбу, договор, открытие лавки, всё, чему полагалось держаться крепко, назначали на другое число, и по своду 1741 года никакая добродетель этого не снимает. Приношений, мытья, школы и метлы запрет не касается. А ломать отслужившее положено Разрушению: оно приходит в тот же день.',
    },
    says: { forbids: ['wedding', 'contract', 'opening'] },
  },
  'great-loss': {
    zh: '大耗',
    pinyin: 'Dàhào',
    name: { en: 'Great Loss', ru: 'Большая потеря' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Month Break as the ledger sees it: trade and storehouse are left in peace',
      ru: 'Разрушитель месяца глазами счетовода: торговлю и амбар оставляют в покое',
    },
    says: { forbids: ['opening', 'contract', 'invest', 'store'] },
  },
  'year-break': {
    zh: '岁破',
    pinyin: 'Suìpò',
    name: { en: 'Year Break', ru: 'Разрушитель года' },
    synonyms: { en: ['Year Breaker'], ru: ['Суй По'] },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The chair facing the lord of the year; nobody sits in it with great plans',
      ru: 'Кресло напротив владыки года; с большими планами в него не садятся',
    },
    text: {
      en: 'Tai Sui, the lord of the year, has his seat on one of the twelve branches, and this star takes the chair facing him: in a Horse year, the Rat. The book of 1741 speaks of the place, the side of the house on which one does not build; printed almanacs keep every day of that branch as well. That is custom, and we mark it so. It holds breaking ground, moving house, a wedding or a long journey at −1, and eleven days of twelve are free of it.',
      ru: 'Тай-суй, владыка года, сидит на одной из двенадцати ветвей, а эта звезда занимает кресло напротив: в год Лошади это Крыса. Свод 1741 года говорит о месте, о той стороне дома, где не строят; печатные календари соблюдают ещё и каждый день этой ветви. Это обычай, и мы так его и помечаем. Он не пускает начало стройки, переезд, свадьбу и дальнюю поездку выше −1; из двенадцати дней одиннадцать свободны.',
    },
    says: { forbids: ['groundbreaking', 'move-house', 'wedding', 'travel-far'] },
  },
  'month-killing': {
    zh: '月煞',
    pinyin: 'Yuèshà',
    name: { en: 'Monthly Sha', ru: 'Ша месяца' },
    synonyms: { en: ['Month Killing'], ru: ['Юэ Ша'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Last of the three sha, where the month’s triangle has spent its strength',
      ru: 'Последняя из трёх ша: сила месячного треугольника здесь истрачена',
    },
    text: {
      en: 'Ox, Dragon, Goat and Dog, the four earth branches where things are laid by, hold this star in turn. Wang Chong, the great sceptic of the first century, already argued with people who kept it, and they went on keeping it. Older almanacs spoke only of feasts, sowing and herds; the book of 1741 gives it the long list of its two sisters: no new storerooms, no guests, no planting, no animals brought home.',
      ru: 'Бык, Дракон, Коза и Собака, четыре земные ветви, где всё складывают про запас, держат эту звезду по очереди. С теми, кто её соблюдал, спорил ещё Ван Чун, великий скептик первого века, а они соблюдали по-прежнему. Старые календари говорили только о пирах, севе и скоте; свод 1741 года отдаёт ей длинный список двух её сестёр: не строить кладовых, не созывать гостей, не заниматься посадкой, не заводить животных.',
    },
    says: { forbids: ['store', 'date', 'planting', 'pets'] },
  },
  'month-emptiness': {
    zh: '月虚',
    pinyin: 'Yuèxū',
    name: { en: 'Month’s Emptiness', ru: 'Оскудение месяца' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Monthly Sha at the barn: stores are neither built nor opened',
      ru: 'Ша месяца у амбара: кладовых не строят и не открывают',
    },
    says: { forbids: ['store', 'loan'] },
  },
  robbery: {
    zh: '劫煞',
    pinyin: 'Jiéshà',
    name: { en: 'Robbery Sha', ru: 'Ша ограбления' },
    synonyms: { en: ['Three Sha'], ru: ['Цзе Ша'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'First of the three sha, at the branch where the month’s element runs out',
      ru: 'Первая из трёх ша, на ветви, где иссякает стихия месяца',
    },
    text: {
      en: 'Follow the element of the month’s triangle through birth, prime and decline, and one branch further there is nothing left of it: Pig for the fire months, Snake for the water ones. There the calendar imagined something carried off by force. Its counsel is that of a careful innkeeper: watch the gate, keep the purse shut, make no large investment, sign no contract, start on no long journey.',
      ru: 'Проследите стихию месячного треугольника от рождения через расцвет к закату: ещё шаг, и от неё ничего не остаётся. Для огненных месяцев это Свинья, для водных — Змея. Здесь календарю и чудился налёт. Совет у него как у осторожного хозяина постоялого двора: стеречь ворота, кошелёк держать закрытым, не вкладывать крупных денег, не подписывать договоров, не уезжать далеко.',
    },
    says: { forbids: ['invest', 'contract', 'travel-far'] },
  },
  disaster: {
    zh: '灾煞',
    pinyin: 'Zāishà',
    name: { en: 'Disaster Sha', ru: 'Ша бедствия' },
    synonyms: { en: [], ru: ['Цзай Ша'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Middle one of the three sha, facing the month’s triangle at its strongest',
      ru: 'Средняя из трёх ша, напротив самой сильной вершины треугольника',
    },
    text: {
      en: 'Fire months culminate in the Horse, and the middle sha stands opposite, on the Rat; metal months culminate in the Rooster, and it stands on the Rabbit. Two full strengths meet head on. The name is severe, the remedy plain, and it is patience: a new post, a move to another house or the breaking of ground can wait until the branches cool.',
      ru: 'Огненные месяцы сильнее всего в Лошади, и средняя ша стоит напротив, в Крысе; металлические — в Петухе, и она стоит в Кролике. Две полные силы сходятся лоб в лоб. Имя у звезды суровое, а средство от неё простое — терпение: вступление в должность, переезд, закладка дома могут подождать, пока ветви остынут.',
    },
    says: { forbids: ['start-job', 'move-house', 'groundbreaking'] },
  },
  'heavenly-fire': {
    zh: '天火',
    pinyin: 'Tiānhuǒ',
    name: { en: 'Heavenly Fire', ru: 'Небесный огонь' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Disaster Sha above the roof: nobody lays thatch beneath it',
      ru: 'Ша бедствия над крышей: под ней соломы не стелют',
    },
  },
  'month-punishment': {
    zh: '月刑',
    pinyin: 'Yuèxíng',
    name: { en: 'Month Punishment', ru: 'Наказание месяца' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The branch on which the month is hard, sometimes its very own',
      ru: 'Ветвь, с которой месяц суров; иногда это он сам',
    },
    text: {
      en: 'Some branches wear each other out. Tiger presses Snake, Snake presses Monkey, Monkey presses Tiger; Ox, Dog and Goat go round in the same way; Rat and Rabbit are curt with each other; Dragon, Horse, Rooster and Pig are hard on themselves. A day the month treats so is short of patience. An engagement, a new employee, papers to be submitted: the books would rather see them on a milder date.',
      ru: 'Есть ветви, которые изводят друг друга. Тигр теснит Змею, Змея — Обезьяну, Обезьяна — Тигра; так же ходят по кругу Бык, Собака и Коза; Крыса и Кролик друг с другом резки; Дракон, Лошадь, Петух и Свинья строги к самим себе. Терпения в таком дне мало, и помолвку, наём работника, подачу бумаг книги откладывают до числа помягче.',
    },
    says: { forbids: ['engagement', 'hire', 'submit'] },
  },
  'month-harm': {
    zh: '月害',
    pinyin: 'Yuèhài',
    name: { en: 'Month Harm', ru: 'Вред месяца' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The third party that comes between the month and its partner',
      ru: 'Третий лишний: встаёт между месяцем и его парой',
    },
    text: {
      en: 'Every branch has a partner, and whoever stands opposite that partner comes between the two. In the Tiger month the partner is the Pig; the Snake faces the Pig and does the harm. It is the gossip of the circle, not its enemy, so the list is about trust: no wedding, no hiring, no contract, no inviting of guests while somebody is whispering behind the screen.',
      ru: 'У каждой ветви есть пара, и тот, кто стоит напротив этой пары, встаёт между ними. Пара месяца Тигра — Свинья; Змея смотрит на Свинью в упор, от неё и вред. Это не враг, скорее сплетница круга, потому и список весь о доверии: не играть свадьбу, не нанимать людей, не подписывать договор, не собирать гостей, пока кто-то шепчется за ширмой.',
    },
    says: { forbids: ['wedding', 'hire', 'contract', 'celebrate'] },
  },
  'month-aversion': {
    zh: '月厌',
    pinyin: 'Yuèyàn',
    name: { en: 'Month Aversion', ru: 'Неприязнь месяца' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The month’s yin shadow, walking backwards through the branches',
      ru: 'Иньская тень месяца, которая идёт по ветвям назад',
    },
    text: {
      en: 'While the branch of the month walks forward from the Tiger, its yin shadow sets out from the Dog and walks back. Twice a year they meet, in the Rat month and the Horse month, around the solstices. The books find the shadow dim and unforthcoming, with its face turned away. They advise against a wedding on its day, against moving house, against the road out and the road home.',
      ru: 'Ветвь месяца идёт вперёд, начиная с Тигра, а её иньская тень выходит от Собаки и движется назад. Дважды в год они встречаются: в месяцы Крысы и Лошади, около солнцестояний. Тень эту книги находят сумрачной и неприветливой, с отвёрнутым лицом. В её день не советуют ни свадьбы, ни переезда, ни дальней дороги, туда или обратно.',
    },
    says: { forbids: ['wedding', 'move-house', 'travel-far'] },
  },
  'earth-fire': {
    zh: '地火',
    pinyin: 'Dìhuǒ',
    name: { en: 'Earthly Fire', ru: 'Земной огонь' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Month Aversion under the garden: nothing is sown there or dug',
      ru: 'Неприязнь месяца под садом: там не сеют и не копают',
    },
    says: { forbids: ['planting'] },
  },
  'great-meeting': {
    zh: '阴阳大会',
    pinyin: 'Yīnyáng dàhuì',
    name: { en: 'Great Meeting of Yin and Yang', ru: 'Большая встреча Инь и Ян' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Both leaders of the month meet in one pillar, and everything waits',
      ru: 'Оба вожатых месяца сошлись в одном столпе, и всё ждёт',
    },
    text: {
      en: 'Two branches lead each month: the yang one walks forward with the Dipper, the yin one, Month Aversion, walks back. Eight pillars of the year hold a sign of both, Wood Dog in the Tiger month, Wood Rooster in the Rabbit month and so on. Some masters took such a meeting for harmony; the book of 1741, with an older text in hand, sees two powers contending. Everything is put aside, and a virtue on the same day changes nothing.',
      ru: 'У месяца два вожатых: янский идёт вперёд вслед за Ковшом, иньский, Неприязнь месяца, идёт назад. Восемь столпов года несут знаки обоих: Деревянная Собака в месяц Тигра, Деревянный Петух в месяц Кролика и так далее. Одни мастера видели в такой встрече согласие; свод 1741 года, опираясь на более старый текст, видит спор двух сил. Откладывают всё, и добродетель того же дня ничего не меняет.',
    },
  },
  'small-meeting': {
    zh: '阴阳小会',
    pinyin: 'Yīnyáng xiǎohuì',
    name: { en: 'Small Meeting of Yin and Yang', ru: 'Малая встреча Инь и Ян' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'An earth stem stands for yin on the month’s own branch, and all is put off',
      ru: 'Ствол земли вместо Инь на ветви самого месяца, и всё откладывают',
    },
    text: {
      en: 'Where the Great Meeting brings yang to yin, the small one brings yin to yang: a stem of earth, the mark of the yin leader, stands on the branch of the month itself. Eight pillars qualify, Earth Rabbit in the Rabbit month, Earth Dragon in the Dragon month and on to the solstice, then again from the Rooster to the Rat. Four of them bear a second name, after the lines of yin and yang in the month’s hexagram.',
      ru: 'В Большой встрече Ян приходит к Инь, в малой Инь приходит к Ян: ствол земли, знак иньского вожатого, встаёт на ветвь самого месяца. Таких столпов восемь: Земляной Кролик в месяц Кролика, Земляной Дракон в месяц Дракона и дальше до солнцестояния, потом снова от Петуха до Крысы. Четыре из них носят второе имя, по чертам Инь и Ян в гексаграмме месяца.',
    },
  },
  'lone-yin': {
    zh: '单阴',
    pinyin: 'Dānyīn',
    name: { en: 'Lone Yin', ru: 'Одинокая Инь' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Dragon month: a single yin line is left above five of yang',
      ru: 'Месяц Дракона: одна иньская черта осталась над пятью янскими',
    },
    text: {
      en: 'Twelve hexagrams keep time for the twelve months. By the third, five strong lines have climbed from below and only the topmost is still broken; the Book of Changes calls the figure Resolution and sends the last weak line on its way. Earth Dragon is the pillar of that moment, one of the eight small meetings. The book of 1741 lists all matters as forbidden on it.',
      ru: 'Двенадцать гексаграмм отмеряют двенадцать месяцев. К третьему пять сплошных черт поднялись снизу, и прервана лишь самая верхняя; «Книга перемен» зовёт эту фигуру Решимостью и провожает последнюю слабую черту. Столп этой минуты — Земляной Дракон, одна из восьми малых встреч. По своду 1741 года под запретом в такой день всё.',
    },
  },
  'pure-yang': {
    zh: '纯阳',
    pinyin: 'Chúnyáng',
    name: { en: 'Pure Yang', ru: 'Чистый Ян' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Snake month: every line of the hexagram is yang',
      ru: 'Месяц Змеи: в гексаграмме все черты янские',
    },
    text: {
      en: 'Six unbroken lines, one above another: the hexagram of Heaven, first in the Book of Changes and the figure of early summer. One would expect a blessing. The geomancers thought otherwise, because a thing complete can only begin to wane and no yin is left to answer it. Earth Snake carries the name, a small meeting too, and everything is put aside.',
      ru: 'Шесть сплошных черт одна над другой: гексаграмма Неба, первая в «Книге перемен» и знак раннего лета. Казалось бы, благословение. Геоманты рассудили иначе: полное может только пойти на убыль, и отвечать ему уже нечем, Инь не осталось. Имя это носит Земляная Змея, тоже малая встреча, и все дела в её день откладывают.',
    },
  },
  'lone-yang': {
    zh: '孤阳',
    pinyin: 'Gūyáng',
    name: { en: 'Lone Yang', ru: 'Одинокий Ян' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'In the Dog month yang holds out on the topmost line and nowhere else',
      ru: 'В месяц Собаки Ян держится на самой верхней черте, и больше нигде',
    },
    text: {
      en: 'When the leaves are down, a single fruit hangs on the highest branch: so the Book of Changes pictures the ninth month, five broken lines and one whole line on top. The fruit is not eaten, it is next year’s seed. Earth Dog is the pillar of that lonely line. Old masters let it hang undisturbed, and the book of 1741 forbids whatever might be begun.',
      ru: 'Листья облетели, и на верхней ветке висит единственный плод: так «Книга перемен» рисует девятый месяц, пять прерванных черт и одну целую наверху. Плода не едят, в нём семя будущего года. Столп этой одинокой черты — Земляная Собака. Старые мастера советовали его не тревожить, и свод 1741 года запрещает затевать что бы то ни было.',
    },
  },
  'pure-yin': {
    zh: '纯阴',
    pinyin: 'Chúnyīn',
    name: { en: 'Pure Yin', ru: 'Чистая Инь' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'By the Pig month yang has gone from the hexagram altogether',
      ru: 'К месяцу Свиньи Ян уходит из гексаграммы совсем',
    },
    text: {
      en: 'The hexagram of Earth has no whole line in it: of the yang that filled early summer nothing is left to see. It has only gone below ground. Earth Pig, a small meeting, is the pillar where the stillness is deepest, and on it the book of 1741 would have nothing started at all.',
      ru: 'В гексаграмме Земли нет ни одной целой черты: к десятому месяцу последняя янская сошла сверху, а новая ещё не показалась снизу. Ян не исчез, он лишь ушёл под землю и вернётся к солнцестоянию. Земляная Свинья, одна из малых встреч, — столп, где эта тишина всего глубже, и свод 1741 года не велит начинать в нём ничего.',
    },
  },
  'yin-place': {
    zh: '阴位',
    pinyin: 'Yīnwèi',
    name: { en: 'Seat of Yin', ru: 'Место Инь' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The yin leader’s stem sits on the month’s branch, Dragon or Dog',
      ru: 'Ствол иньского вожатого сел на ветвь месяца, Дракона или Собаку',
    },
    text: {
      en: 'In spring’s last month the yin leader has reached the Monkey, in autumn’s last the Tiger. Each sends its stem to sit on the branch where the month itself presides: Metal Dragon in the one, Wood Dog in the other. Two masters on one chair: the book counts the day with the meetings and closes it to every matter, whatever virtue may come by.',
      ru: 'В последний месяц весны иньский вожатый дошёл до Обезьяны, в последний месяц осени — до Тигра. Оба посылают свой ствол сесть на ту ветвь, где хозяин сам месяц: Металлический Дракон в первом случае, Деревянная Собака во втором. Двое господ на одном кресле; свод причисляет такой день к встречам и закрывает его для всех дел, какая бы добродетель ни заглянула.',
    },
  },
  'yin-yang-break': {
    zh: '阴阳交破',
    pinyin: 'Yīnyáng jiāopò',
    name: { en: 'Mutual Break of Yin and Yang', ru: 'Взаимное разрушение Инь и Ян' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'In one pillar each of the two leaders breaks what belongs to the other',
      ru: 'В одном столпе каждый из вожатых рушит то, что принадлежит другому',
    },
    text: {
      en: 'A commentator on the Rites of Zhou, under the Tang, already knew this rule and quoted it as a talk between the Yellow Emperor and one of his teachers. In the Snake and Pig months each leader breaks a sign that belongs to the other, and the pillar made of the two broken signs, Water Pig or Fire Snake, is no place to stand. Everything is forbidden.',
      ru: 'Это правило знал ещё танский толкователь «Чжоуских ритуалов» и привёл его как беседу Жёлтого императора с одним из наставников. В месяцы Змеи и Свиньи каждый вожатый рушит знак, который принадлежит другому, и столп из двух разбитых знаков, Водяная Свинья или Огненная Змея, опорой не послужит. Под запретом всё.',
    },
  },
  'yin-yang-clash': {
    zh: '阴阳击冲',
    pinyin: 'Yīnyáng jīchōng',
    name: { en: 'Clash of Yin and Yang', ru: 'Столкновение Инь и Ян' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Both leaders share a branch at the solstice and strike straight across',
      ru: 'В месяц солнцестояния оба вожатых на одной ветви и бьют точно напротив',
    },
    text: {
      en: 'At midsummer and midwinter both leaders arrive on a single branch, and with doubled force they push against whatever faces them. In the Horse month that is Water Rat, in the Rat month Fire Horse: stem struck by stem, branch by branch. Nothing in the year is hit harder, so the book makes no exceptions here, neither for small things nor for lucky company.',
      ru: 'В середине лета и в середине зимы оба вожатых приходят на одну ветвь и вдвоём давят на то, что стоит напротив. В месяц Лошади это Водяная Крыса, в месяц Крысы Огненная Лошадь: ствол бьёт по стволу, ветвь по ветви. Сильнее в году не достаётся никому, поэтому исключений свод здесь не делает, ни для мелочей, ни ради доброго соседства.',
    },
  },
  'yang-breaks-yin': {
    zh: '阳破阴冲',
    pinyin: 'Yáng pò yīn chōng',
    name: { en: 'Yang Break, Yin Clash', ru: 'Разрушение Ян, удар Инь' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The yang leader breaks the branch, the yin one hits the stem',
      ru: 'Янский вожатый рушит ветвь, иньский попадает по стволу',
    },
    text: {
      en: 'A month past the solstice the two have parted again, but each still lashes out behind him. Yang, on the Goat, breaks the Ox; yin, on the Snake, hits the stem beside it; Water Ox takes both blows. Half a year later Fire Goat does. Broken in its branch and struck in its stem, it is a pillar on which no undertaking is set.',
      ru: 'Через месяц после солнцестояния они опять разошлись, но каждый ещё бьёт назад. Ян, стоя на Козе, рушит Быка; Инь, стоя на Змее, попадает в ствол рядом с ним; оба удара достаются Водяному Быку. Полгода спустя их принимает Огненная Коза. Ветвь расколота, ствол сбит: никаких дел на такой столп не ставят.',
    },
  },
  'yin-path-clash': {
    zh: '阴道冲阳',
    pinyin: 'Yīndào chōng yáng',
    name: { en: 'Yin against Yang', ru: 'Инь против Ян' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Rabbit and Rooster months, when the leaders stand face to face',
      ru: 'Месяцы Кролика и Петуха, когда вожатые стоят лицом к лицу',
    },
    text: {
      en: 'At the equinoxes the leaders look each other in the eye across the whole circle, and yin comes down the road towards yang. Older tables printed the two pillars in each other’s place; the editors of 1741 noticed and put them right: Earth Rooster in the Rabbit month, Earth Rabbit in the Rooster month. A corrected error is still a closed day.',
      ru: 'В равноденствия вожатые глядят друг на друга через весь круг, и Инь идёт по дороге навстречу Ян. В старых таблицах два эти столпа стояли один на месте другого; составители свода 1741 года заметили ошибку и поправили: Земляной Петух в месяц Кролика, Земляной Кролик в месяц Петуха. Ошибка исправлена, а день по-прежнему закрыт.',
    },
  },
  'year-thin': {
    zh: '岁薄',
    pinyin: 'Suìbó',
    name: { en: 'Press of the Year', ru: 'Натиск года' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A month before the solstice the leaders draw close and already jostle',
      ru: 'За месяц до солнцестояния вожатые сблизились и уже теснят друг друга',
    },
    text: {
      en: 'Think of two people about to meet in a narrow lane, already turning their shoulders. A month before the solstice the leaders stand one step on either side of the Horse, or of the Rat, and the days between them, of Fire and Earth or Water and Earth, feel the squeeze. What Month Aversion forbids is struck out from whatever the day had to offer; a virtue there is no help.',
      ru: 'Представьте двоих, которые вот-вот встретятся в узком переулке и уже разворачивают плечи. За месяц до солнцестояния вожатые стоят в шаге по обе стороны от Лошади или от Крысы, и дням между ними, Огня и Земли либо Воды и Земли, становится тесно. Из всего, что сулил день, вычёркивают то, что запрещает Неприязнь месяца; добродетель тут не помощница.',
    },
  },
  'chasing-array': {
    zh: '逐阵',
    pinyin: 'Zhúzhèn',
    name: { en: 'Parting Ranks', ru: 'Расходящиеся ряды' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'A month after the solstice they part, and the quarrel is not yet over',
      ru: 'Через месяц после солнцестояния они расходятся, но спор ещё не окончен',
    },
    text: {
      en: 'The meeting is over, the two ranks draw apart, and those in the rear still trade blows. So the geomancers saw the month after a solstice and named four of its pillars, two at the Horse in summer and two at the Rat in winter. They weigh as much as Month Aversion itself: what it forbids is not recommended, and the rest goes by the other stars.',
      ru: 'Встреча позади, два строя расходятся, а задние ещё обмениваются ударами. Таким геоманты видели месяц после солнцестояния и дали имя четырём его столпам: двум на Лошади летом и двум на Крысе зимой. Весят они столько же, сколько сама Неприязнь месяца: что она запрещает, того не советуют, об остальном судят по другим звёздам.',
    },
  },
  'three-yin': {
    zh: '三阴',
    pinyin: 'Sānyīn',
    name: { en: 'Three Yin', ru: 'Три Инь' },
    grammar: { en: 'is', ru: 'pl' },
    short: {
      en: 'Break and Aversion of the month, with a third yin sign between them',
      ru: 'Разрушитель и Неприязнь месяца, а между ними третий иньский знак',
    },
    text: {
      en: 'In the first month of spring Break stands on the Monkey and Aversion on the Dog; between them lies the Rooster, a third shade where light should be growing. Metal Rooster is therefore left alone, and Wood Rabbit half a year later. Earlier books had the two the wrong way round; that of 1741 explains why they must be exchanged, and lets no matter through.',
      ru: 'В первый месяц весны Разрушитель стоит на Обезьяне, Неприязнь на Собаке, а между ними Петух: третья тень там, где свету пора прибывать. Поэтому Металлического Петуха не трогают, а полгода спустя — Деревянного Кролика. В прежних книгах эти двое были переставлены; свод 1741 года объясняет, почему их надо поменять местами, и не пропускает ни одного дела.',
    },
  },
  'yang-error': {
    zh: '阳错',
    pinyin: 'Yángcuò',
    name: { en: 'Yang Error', ru: 'Ошибка Ян' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The yang leader upon himself, in stem and in branch: too much of one thing',
      ru: 'Янский вожатый сам на себе, в стволе и в ветви: одного слишком много',
    },
  },
  'yin-error': {
    zh: '阴错',
    pinyin: 'Yīncuò',
    name: { en: 'Yin Error', ru: 'Ошибка Инь' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The same excess on the yin side; a virtue inside it does not count',
      ru: 'Тот же избыток на стороне Инь; добродетель внутри него не в счёт',
    },
  },
  'both-error': {
    zh: '阴阳俱错',
    pinyin: 'Yīnyáng jùcuò',
    name: { en: 'Double Error', ru: 'Двойная ошибка' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Horse and Rat months, where both leaders pile up in a single pillar',
      ru: 'Месяцы Лошади и Крысы, где оба вожатых громоздятся в одном столпе',
    },
    text: {
      en: 'Where other months have an error of yang and an error of yin, midsummer and midwinter have one for both: the leaders share a branch and their own stem stands above it, Fire Horse or Water Rat. It looks like strength, and by the table these stems even carry Monthly Virtue. The book says plainly that here the virtue counts as mere excess and forbids everything.',
      ru: 'В других месяцах есть ошибка Ян и ошибка Инь, а в середине лета и зимы одна на двоих: вожатые делят ветвь, и над ней стоит их собственный ствол, Огненная Лошадь или Водяная Крыса. Похоже на силу, и по таблице на этих стволах даже Добродетель месяца. Свод говорит прямо: здесь добродетель — только избыток, и запрещает всё.',
    },
  },
  'cut-yin': {
    zh: '绝阴',
    pinyin: 'Juéyīn',
    name: { en: 'End of Yin', ru: 'Конец Инь' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Snake month: the last of yin, still there a month ago, has gone',
      ru: 'Месяц Змеи: последняя Инь, что была ещё месяц назад, угасла',
    },
    text: {
      en: 'Last month a single yin line held out; now it is gone, and the pillar that bore its name, Earth Dragon, comes back as an echo in the Snake month. It meets Close and the Monthly Sha there, two more signs of something finished. The editors of 1741 dropped the long list that older manuals had tied to it and kept this one date, closed throughout.',
      ru: 'Месяц назад одна иньская черта ещё держалась; теперь её нет, и столп, который носил её имя, Земляной Дракон, возвращается эхом в месяц Змеи. Здесь его встречают Закрытие и Ша месяца, ещё два знака того, что кончилось. Длинный перечень, который связывали с ним старые руководства, составители свода 1741 года убрали, а эту дату оставили, закрытой целиком.',
    },
  },
  'cut-yang': {
    zh: '绝阳',
    pinyin: 'Juéyáng',
    name: { en: 'End of Yang', ru: 'Конец Ян' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'What remained of the year’s yang goes out in the Pig month',
      ru: 'Остаток годового Ян догорает в месяце Свиньи',
    },
    text: {
      en: 'The fruit on the high branch has fallen. Earth Dog, the pillar of yang’s last stand a month ago, returns in the Pig month with nothing to defend, on a day of Close besides. Winter has begun and the almanac lets it: gates stay barred, plans stay on paper. Yang will come up again from below at the solstice, and needs no help from anyone.',
      ru: 'Плод с высокой ветки упал. Земляная Собака, столп последней обороны Ян, месяц спустя возвращается в месяц Свиньи, и защищать ей уже нечего; к тому же это день Закрытия. Зима началась, и календарь с ней не спорит: ворота на засове, замыслы на бумаге. К солнцестоянию Ян поднимется снизу сам, и помощь ему ни к чему.',
    },
  },
  'aversion-opposite': {
    zh: '厌对',
    pinyin: 'Yànduì',
    name: { en: 'Opposite of Aversion', ru: 'Противостояние неприязни' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Faces Month Aversion across the circle; bridal processions kept off it',
      ru: 'Стоит против Неприязни месяца; свадебные поезда его объезжали',
    },
    says: { forbids: ['wedding'] },
  },
  beckoning: {
    zh: '招摇',
    pinyin: 'Zhāoyáo',
    name: { en: 'Beckoning Star', ru: 'Манящая звезда' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Opposite of Aversion seen from the quay: the ferry stays moored',
      ru: 'Противостояние неприязни, если смотреть с причала: паром на привязи',
    },
    says: { forbids: ['boat'] },
  },
  'big-time': {
    zh: '大时',
    pinyin: 'Dàshí',
    name: { en: 'Great Time', ru: 'Большое время' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Here the month’s element is as tender as a newborn in its first bath',
      ru: 'Стихия месяца здесь нежна, как младенец в первом купании',
    },
    text: {
      en: 'Great Time, Great Defeat and the Pool of Xian are three names for one place. In the Huainanzi the sun rises from the Bright Valley and bathes in that pool before it climbs; in the life of an element the same branch is the bath of the newborn, tender and unarmed. So nobody was sent out yet: a new post, a wedding and a move to another home were postponed, unless the month itself was strong enough.',
      ru: 'Большое время, Большое поражение и Пруд Сянь — три имени одного места. В «Хуайнань-цзы» солнце выходит из Светлой долины и, прежде чем подняться, купается в этом пруду; в жизни стихии та же ветвь — первое купание новорождённого, нежного и безоружного. В путь ещё рано, поэтому вступление в должность, свадьбу и переезд откладывали, если только сам месяц не был достаточно крепок.',
    },
    says: { forbids: ['start-job', 'wedding', 'move-house'] },
  },
  'great-defeat': {
    zh: '大败',
    pinyin: 'Dàbài',
    name: { en: 'Great Defeat', ru: 'Большое поражение' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Another name of Great Time: the element is caught bare and unarmed',
      ru: 'Другое имя Большого времени: стихию застали нагой и безоружной',
    },
  },
  'salty-pool': {
    zh: '咸池',
    pinyin: 'Xiánchí',
    name: { en: 'Pool of Xian', ru: 'Пруд Сянь' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The pool in which the sun bathes; fishermen and ferrymen stay ashore',
      ru: 'Пруд, где умывается солнце; рыбаки и паромщики остаются на берегу',
    },
    says: { forbids: ['boat'] },
  },
  'heavenly-clerk': {
    zh: '天吏',
    pinyin: 'Tiānlì',
    name: { en: 'Heavenly Clerk', ru: 'Небесный писарь' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A minor official of Heaven, posted where the month’s element falls silent',
      ru: 'Мелкий чин небесной канцелярии на ветви, где стихия месяца умолкает',
    },
    text: {
      en: 'Heaven has its offices too, and this is the junior official at the counter where an element’s file is closed: the Rooster for fire months, the Rabbit for water ones. Great Time sits across the circle from him. His notice on the wall is dry and short. Do not take up a post today, do not open for business, do not set out on a long journey; come back when the window is open.',
      ru: 'У неба тоже есть присутствия, и это младший писарь в том окошке, где закрывают дело стихии: для огненных месяцев у Петуха, для водных у Кролика. Напротив него в круге сидит Большое время. Объявление на стене сухое и короткое: в должность сегодня не вступать, дела не открывать, в дальний путь не выезжать, приходить, когда окно откроется.',
    },
    says: { forbids: ['start-job', 'opening', 'travel-far'] },
  },
  'deliver-death': {
    zh: '致死',
    pinyin: 'Zhìsǐ',
    name: { en: 'Spent Strength', ru: 'Иссякшая сила' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'A harsher name of Heavenly Clerk, which the book of 1741 finds unworthy of him',
      ru: 'Имя Небесного писаря посуровее; свод 1741 года счёл его недостойным',
    },
  },
  'wandering-misfortune': {
    zh: '游祸',
    pinyin: 'Yóuhuò',
    name: { en: 'Wandering Misfortune', ru: 'Блуждающая беда' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Vigour in excess: wishes and cures were thought to miss their mark',
      ru: 'Избыток сил: просьбы к небу и лечение, как считали, бьют мимо цели',
    },
    says: { forbids: ['medical', 'conceive'] },
  },
  'death-spirit': {
    zh: '死神',
    pinyin: 'Sǐshén',
    name: { en: 'Withering Spirit', ru: 'Дух увядания' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Comes with the officer Balance: the garden rests, seeds stay in the jar',
      ru: 'Приходит с Равновесием: сад отдыхает, семена остаются в горшке',
    },
    says: { forbids: ['planting'] },
  },
  'death-breath': {
    zh: '死气',
    pinyin: 'Sǐqì',
    name: { en: 'Spent Breath', ru: 'Угасшее дыхание' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Across the circle from Life Breath: the pause after breathing out',
      ru: 'Напротив Дыхания жизни: пауза после выдоха',
    },
  },
  'small-loss': {
    zh: '小耗',
    pinyin: 'Xiǎohào',
    name: { en: 'Small Loss', ru: 'Малая потеря' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Coins slip through a hole in the pocket on the eve of Great Loss',
      ru: 'Монеты сыплются сквозь дыру в кармане накануне Большой потери',
    },
  },
  'heavenly-dog': {
    zh: '天狗',
    pinyin: 'Tiāngǒu',
    name: { en: 'Heavenly Dog', ru: 'Небесный пёс' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Full on a Dog day, in the Monkey month alone: the altar stays empty',
      ru: 'Полнота в день Собаки, только в месяц Обезьяны: алтарь пустует',
    },
    text: {
      en: 'The astronomers of old said that the breath of Venus, the planet of autumn, scatters and becomes the Heavenly Dog. Almanacs gave it to every day of Full, so that one line asked for offerings and the next forbade them. The book of 1741 settles the quarrel: it is the dog only on a Dog day, in the Monkey month, when autumn judges rather than blesses. Prayer then waits, and no virtue helps.',
      ru: 'Небесный пёс, напоминает свод 1741 года, — недобрая звезда вроде кометы, и ласкового имени ей никогда не давали. Старые календари отдавали его каждому дню Полноты: одна строка просила приношений, следующая их запрещала. Составители рассудили так: пёс он лишь в день Собаки, в месяц Обезьяны, когда осень карает, а не жалует. С молитвой тогда не спешат, и добродетель не помогает.',
    },
    says: { forbids: ['pray'] },
  },
  'five-voids': {
    zh: '五虚',
    pinyin: 'Wǔxū',
    name: { en: 'Five Voids', ru: 'Пять пустот' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Branches of the element out of season; granaries are neither opened nor lent from',
      ru: 'Ветви стихии не ко времени: закромов не открывают и взаймы не дают',
    },
    says: { forbids: ['loan'] },
  },
  'eight-winds': {
    zh: '八风',
    pinyin: 'Bāfēng',
    name: { en: 'Eight Winds', ru: 'Восемь ветров' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'A crosswind of the season: nets dry on the bank, boats wait',
      ru: 'Боковой ветер времени года: сети сохнут на берегу, лодки ждут',
    },
    says: { forbids: ['boat'] },
  },
  'nine-void': {
    zh: '九空',
    pinyin: 'Jiǔkōng',
    name: { en: 'Ninefold Void', ru: 'Девятикратная пустота' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Nine shelves and nothing on them: a poor day for trade',
      ru: 'Девять полок, и на всех пусто: для торговли день неважный',
    },
    says: { forbids: ['opening'] },
  },
  'nine-pits': {
    zh: '九坎',
    pinyin: 'Jiǔkǎn',
    name: { en: 'Nine Pits', ru: 'Девять ям' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Hollows in the ground and in the river bed: no wall is patched, no boat taken',
      ru: 'Впадины на суше и на дне: стен не латают, в лодку не садятся',
    },
    says: { forbids: ['repairs', 'boat'] },
  },
  'nine-scorches': {
    zh: '九焦',
    pinyin: 'Jiǔjiāo',
    name: { en: 'Nine Scorches', ru: 'Девять суховеев' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Nine Pits on dry land: the seedbed waits and the furnace stays cold',
      ru: 'Девять ям посуху: грядка ждёт, печь не топят',
    },
    says: { forbids: ['planting'] },
  },
  'heavenly-thief': {
    zh: '天贼',
    pinyin: 'Tiānzéi',
    name: { en: 'Heavenly Thief', ru: 'Небесный вор' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A pickpocket among the stars: keep to the house and count the keys',
      ru: 'Карманник среди звёзд: лучше побыть дома и пересчитать ключи',
    },
    says: { forbids: ['travel-far', 'loan'] },
  },
  'going-lost': {
    zh: '往亡',
    pinyin: 'Wǎngwáng',
    name: { en: 'Going and Perishing', ru: 'Уход без возврата' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The bad omen that a famous general declined to heed',
      ru: 'День, которого не испугался знаменитый полководец',
    },
    text: {
      en: 'In 410 the general Liu Yu was warned not to storm Guanggu: the almanac had Going and Perishing that day. “I go and they perish,” he answered, “what is wrong with that?” and he took the city. The book of 1741 half agrees, the day is not truly bad, but people avoid it so carefully that no virtue takes the note away: no long journeys, no new post, no bride’s procession, not even the doctor when the visit can wait.',
      ru: 'В 410 году полководца Лю Юя отговаривали брать город Гуангу: в календаре стоял этот день, по-китайски «идти и погибнуть». «Идти нам, погибать им, чем же плохо?» — ответил он, и город пал. Свод 1741 года почти согласен: сам по себе день не плох, но люди так его избегают, что запрета не снимает и добродетель. Не советуют дальних поездок, вступления в должность, свадебного поезда, визита к врачу, если тот терпит.',
    },
    says: { forbids: ['travel-far', 'start-job', 'wedding', 'medical'] },
  },
  'going-lost-term': {
    zh: '气往亡',
    pinyin: 'Qì wǎngwáng',
    name: { en: 'Going and Perishing by Term', ru: 'Уход без возврата по сезону' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The same omen, counted in days from the start of the solar month',
      ru: 'Та же примета, но по числу дней от начала солнечного месяца',
    },
    text: {
      en: 'Seven days into the first month of spring, fourteen into the second, twenty-one into the third; summer counts by eights, autumn by nines, winter by tens. The numbers are those of the elements, doubled and tripled as the season goes on. The book lets this day forbid what Going and Perishing does, beside a virtue too: no long journeys, no new post, no weddings, no hiring, no moving house.',
      ru: 'Седьмой день первого месяца весны, четырнадцатый второго, двадцать первый третьего; лето считает восьмёрками, осень девятками, зима десятками. Это числа стихий, которые с ходом времени года удваивают и утраивают. Свод запрещает в такой день то же, что при Уходе без возврата, и добродетель здесь не помогает: ни дальней дороги, ни новой должности, ни свадьбы, ни найма, ни переезда.',
    },
    says: { forbids: ['travel-far', 'start-job', 'wedding', 'hire', 'move-house'] },
  },
  'return-taboo': {
    zh: '归忌',
    pinyin: 'Guījì',
    name: { en: 'Return Taboo', ru: 'Запрет возвращения' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A night at the wayside inn rather than a homecoming',
      ru: 'Лучше ещё одна ночь на постоялом дворе, чем возвращение домой',
    },
    text: {
      en: 'The History of the Later Han remembers one Chen Bojing of Runan, so correct that he scolded his dogs without ever using the word for death. If his way home fell on this taboo he would spend the night at the village post instead. Ox, Tiger and Rat days carry it in turn, month by month. Coming back after a long absence and moving house are what it speaks against, nothing more.',
      ru: '«История Поздней Хань» помнит некоего Чэнь Боцзина из Жунани: он был так щепетилен, что даже собак бранил, не поминая смерти. Если дорога домой приходилась на этот запрет, он ночевал на деревенском постоялом дворе. Запрет носят по очереди, месяц за месяцем, дни Быка, Тигра и Крысы. Не советует он только возвращаться после долгой отлучки и переезжать, больше ничего.',
    },
    says: { forbids: ['move-house'] },
  },
  'war-ban': {
    zh: '兵禁',
    pinyin: 'Bīngjìn',
    name: { en: 'Ban of Arms', ru: 'Запрет войска' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Six yang branches taken backwards: to raise an army now goes against the grain',
      ru: 'Шесть янских ветвей задом наперёд: поднимать войско сейчас некстати',
    },
  },
  'great-killing': {
    zh: '大煞',
    pinyin: 'Dàshà',
    name: { en: 'Great Sha', ru: 'Большая ша' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The month’s inspector on tour through the quarters; no campaign sets out',
      ru: 'Инспектор месяца объезжает стороны света; походов не начинают',
    },
  },
  'blood-branch': {
    zh: '血支',
    pinyin: 'Xuèzhī',
    name: { en: 'Blood Branch', ru: 'Ветвь крови' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The branch just behind the month, learnt by acupuncturists as a jingle',
      ru: 'Ветвь сразу позади месяца; иглоукалыватели учили её по стишку',
    },
    text: {
      en: 'Manuals of acupuncture carry it as a jingle for apprentices: Ox in the first month, Tiger in the second, and on around the circle, always the branch the month has just left behind. It is the day of the officer Close, when the body too was thought better left closed. We read it against surgery and injections that can be planned; those that cannot are the physician’s to decide, not the calendar’s.',
      ru: 'В руководствах по иглоукалыванию она записана стишком для учеников: в первый месяц Бык, во второй Тигр и дальше по кругу, всякий раз ветвь, которую месяц только что оставил. Это день Закрытия, когда и тело считали за лучшее не открывать. Мы читаем её как совет перенести плановую операцию или уколы; срочное решают медики, а не календарь.',
    },
    says: { forbids: ['surgery'] },
  },
  'blood-taboo': {
    zh: '血忌',
    pinyin: 'Xuèjì',
    name: { en: 'Blood Taboo', ru: 'Запрет крови' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'One of the oldest rules in the almanac, mocked already under the Han',
      ru: 'Одно из старейших правил календаря: над ним посмеивались ещё при Хань',
    },
    text: {
      en: 'Every day thousands of animals are slaughtered in the markets of the empire, wrote Wang Chong in the first century, and the butchers do not die young for ignoring the almanac. His joke proves how widely this rule was kept. It hops from side to side, Ox, Goat, Tiger, Monkey, on the same branch as the kindly Continuing the Line. Needles and lancets were put away; we take that to mean surgery with a free choice of date.',
      ru: 'На рынках империи каждый день режут тысячи голов скота, писал в первом веке Ван Чун, а мясники, не глядящие в календарь, раньше срока не умирают. Насмешка показывает, как многие правило соблюдали. Оно скачет наискось: Бык, Коза, Тигр, Обезьяна, на одной ветви с добрым Продолжением рода. Иглы и ланцеты в этот день убирали; для нас это операции, день которых можно выбрать.',
    },
    says: { forbids: ['surgery'] },
  },
  'earth-office': {
    zh: '土府',
    pinyin: 'Tǔfǔ',
    name: { en: 'Earth Office', ru: 'Управа земли' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The soil holds court on the month’s own branch; spades stay in the shed',
      ru: 'На ветви месяца земля ведёт приём; лопаты остаются в сарае',
    },
  },
  'earth-talisman': {
    zh: '土符',
    pinyin: 'Tǔfú',
    name: { en: 'Earth Talisman', ru: 'Талисман земли' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A seal laid on the ground, which leaps to another branch each month',
      ru: 'Печать, положенная на землю; каждый месяц она перескакивает на другую ветвь',
    },
  },
  'earth-sack': {
    zh: '地囊',
    pinyin: 'Dìnáng',
    name: { en: 'Earth Sack', ru: 'Земляной мешок' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Two pillars a month on which the sack of soil is kept tied',
      ru: 'Два столпа в месяц, когда мешок с землёй держат завязанным',
    },
  },
  'earth-king': {
    zh: '土王用事',
    pinyin: 'Tǔwáng yòngshì',
    name: { en: 'Reign of Earth', ru: 'Правление Земли' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The eighteen days at the end of each season, when soil itself is king',
      ru: 'Восемнадцать дней в конце каждого времени года, когда правит сама земля',
    },
    text: {
      en: 'Four seasons and five elements do not divide evenly, so wood, fire, metal and water take a season each and earth collects the last eighteen days of all four. Japan still marks the summer ones with a dish of eel. While soil is on the throne it is left in peace: no breaking ground, no planting, no mending of walls. Over a year that makes seventy-two days, a fair fifth.',
      ru: 'Четыре времени года на пять стихий поровну не делятся, поэтому дерево, огонь, металл и вода берут по одному, а земле достаются последние восемнадцать дней каждого. В Японии летние до сих пор отмечают блюдом из угря. Пока земля на троне, её не тревожат: не начинают стройку, не сажают, не чинят стен. За год выходит семьдесят два дня, честная пятая доля.',
    },
    says: { forbids: ['groundbreaking', 'planting', 'repairs'] },
  },
  'four-waste': {
    zh: '四废',
    pinyin: 'Sìfèi',
    name: { en: 'Four Wastes', ru: 'Четыре упадка' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Days made wholly of the element that has no work this season',
      ru: 'Дни, целиком сложенные из стихии, которой в это время года нет дела',
    },
    text: {
      en: 'Metal in spring, water in summer, wood in autumn, fire in winter: each is out of work just then, and two pillars of every season have nothing else in stem or branch. Think of a ferry in a dry river bed. Nobody blames the boat, one simply picks another week for a wedding, the opening of a business or the planting of a garden; a virtue on the same day is stranded with it. A year has about a dozen such days.',
      ru: 'Металл весной, вода летом, дерево осенью, огонь зимой остаются без дела, а два столпа каждого времени года ничего другого в себе не несут, ни в стволе, ни в ветви. Представьте паром на высохшем русле. Лодка не виновата, просто для свадьбы, открытия бизнеса или посадки сада лучше выбрать другую неделю; добродетель в этот день тоже на мели. За год таких дней набирается около дюжины.',
    },
    says: { forbids: ['wedding', 'opening', 'planting'] },
  },
  'four-taboo': {
    zh: '四忌',
    pinyin: 'Sìjì',
    name: { en: 'Four Taboos', ru: 'Четыре запрета' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The season’s yang stem upon the Rat: a day for neither armies nor brides',
      ru: 'Янский ствол времени года на ветви Крысы: день не для войска и не для невесты',
    },
    says: { forbids: ['wedding'] },
  },
  'four-poverty': {
    zh: '四穷',
    pinyin: 'Sìqióng',
    name: { en: 'Four Poverties', ru: 'Четыре нужды' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The season’s yin stem upon the Pig, the last branch, with nothing after it',
      ru: 'Иньский ствол времени года на Свинье, последней ветви, за которой ничего нет',
    },
  },
  'four-strikes': {
    zh: '四击',
    pinyin: 'Sìjī',
    name: { en: 'Four Strikes', ru: 'Четыре удара' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'An earth branch strikes the one that guards the season; soldiers keep to camp',
      ru: 'Земная ветвь бьёт по стражу времени года; войска не покидают лагеря',
    },
  },
  'eight-dragons': {
    zh: '八龙',
    pinyin: 'Bālóng',
    name: { en: 'Eight Dragons', ru: 'Восемь драконов' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The green dragon of spring wood and its number, on Rat and on Pig',
      ru: 'Зелёный дракон весеннего дерева со своим числом, на Крысе и на Свинье',
    },
  },
  'seven-birds': {
    zh: '七鸟',
    pinyin: 'Qīniǎo',
    name: { en: 'Seven Birds', ru: 'Семь птиц' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Fire flies as a red bird and is counted by sevens; they come in summer',
      ru: 'Огонь летит красной птицей, и счёт его — семёрками; приходят летом',
    },
  },
  'nine-tigers': {
    zh: '九虎',
    pinyin: 'Jiǔhǔ',
    name: { en: 'Nine Tigers', ru: 'Девять тигров' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Nine is the number of metal, the white tiger its beast; a pair of autumn days',
      ru: 'Девять — число металла, белый тигр — его зверь; пара осенних дней',
    },
  },
  'six-snakes': {
    zh: '六蛇',
    pinyin: 'Liùshé',
    name: { en: 'Six Snakes', ru: 'Шесть змей' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The first branch and the last, in winter: water counts six and keeps a snake',
      ru: 'Первая и последняя из ветвей зимой: число воды — шесть, зверь её — змея',
    },
  },
  'four-loss': {
    zh: '四耗',
    pinyin: 'Sìhào',
    name: { en: 'Four Losses', ru: 'Четыре потери' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'An element past its turn, resting on the branch of an equinox or solstice',
      ru: 'Отслужившая стихия отдыхает на ветви равноденствия или солнцестояния',
    },
  },
  'four-separations': {
    zh: '四离',
    pinyin: 'Sìlí',
    name: { en: 'Four Separations', ru: 'Четыре разделения' },
    synonyms: { en: [], ru: ['Сы Ли'] },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The eve of an equinox or solstice, when yin and yang take leave',
      ru: 'Канун равноденствия или солнцестояния, когда расстаются Инь и Ян',
    },
    text: {
      en: 'Twice a year light and dark part as equals, at the equinoxes; twice one of them turns back at its furthest point, at the solstices. On the eve they are still saying goodbye, and a day of partings is no day to join or to begin. The book leaves thirteen matters free, from offerings and bathing to patching walls, and forbids the rest, virtue or not: no weddings, no long journeys. A day or two later all is open again.',
      ru: 'Дважды в год, в равноденствия, свет и тьма расходятся как равные; дважды, в солнцестояния, кто-то из них поворачивает назад с самого края. Накануне они ещё прощаются, а в день прощаний не соединяют и не начинают. Свод оставляет свободными тринадцать дел, от приношений и омовения до починки стен; всё прочее запрещено и при добродетели: ни свадеб, ни дальних поездок. Через день-другой путь снова открыт.',
    },
    says: { forbids: ['travel-far', 'wedding'] },
  },
  'four-extinctions': {
    zh: '四绝',
    pinyin: 'Sìjué',
    name: { en: 'Four Extinctions', ru: 'Четыре конца' },
    synonyms: { en: [], ru: ['Сы Цзюэ'] },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The last day of a season, before spring, summer, autumn or winter begins',
      ru: 'Канун весны, лета, осени или зимы, когда прежнее время года на исходе',
    },
    text: {
      en: 'Chinese seasons begin early, spring at the start of February and autumn in the heat of August, and the day before each belongs to an element that has spent everything it had. A shop does not take on stock an hour before closing. Thirteen small matters, washing and sweeping among them, stay free; hiring, moving house, the opening of a business, a wedding and all the rest are left to the season that starts tomorrow.',
      ru: 'Китайские времена года начинаются рано: весна в первых числах февраля, осень в августовскую жару, и канун каждого принадлежит стихии, которая всё уже истратила. За час до закрытия лавка не принимает товар. Свободны тринадцать малых дел, среди них мытьё и метла; наём, переезд, открытие бизнеса, свадьбу и всё остальное не трогают: до них дойдёт время года, которое наступит завтра.',
    },
    says: { forbids: ['hire', 'move-house', 'opening', 'wedding'] },
  },
  'first-extreme': {
    zh: '上朔',
    pinyin: 'Shàngshuò',
    name: { en: 'Uttermost Day', ru: 'Предельный день' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'One pillar, chosen by the stem of the year, where its virtue runs out',
      ru: 'Один столп, выбранный стволом года: добродетель здесь на исходе',
    },
    text: {
      en: 'In a year of Jia it is Water Pig, tenth and last of the stems upon the last of the branches; every other year has a pillar like it. Virtue is spent, and so is the yin or the yang that carried it. The book leaves thirteen matters free, from offerings and bathing to sweeping and felling trees, and forbids the rest even beside a virtue: no weddings, no long journeys, no new post. It comes six times a year.',
      ru: 'В год цзя это Водяная Свинья, десятый и последний из стволов на последней из ветвей; похожий столп есть у каждого года. Добродетель истрачена, а с ней и несущая её Инь или Ян. Свод оставляет свободными тринадцать дел, от приношений и омовения до метлы и рубки деревьев, остальное запрещает и при добродетели: ни свадеб, ни дальних поездок, ни новой должности. В году таких дней шесть.',
    },
    says: { forbids: ['wedding', 'travel-far', 'start-job'] },
  },
  'last-moon-day': {
    zh: '晦日',
    pinyin: 'Huìrì',
    name: { en: 'Dark of the Moon', ru: 'Последний день луны' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The old moon has gone, the new one is not yet there: time to sweep up',
      ru: 'Старая луна ушла, новой ещё нет: время подмести',
    },
    text: {
      en: 'On the last night of the month there is no moon at all, and the old word for it means dark. What ends is not a time to begin. The book of 1741 writes in offerings, bathing, the razor, sweeping, patching and the like, thirteen small matters in all, and notes of the rest that they are better left, though it finds the day milder than its neighbours in the list.',
      ru: 'В последнюю ночь месяца луны нет вовсе, и старое слово для этого дня значит «тьма». Что кончается, с того не начинают. Свод 1741 года записывает сюда приношения, омовение, бритву, метлу, латание стен и подобное, всего тринадцать малых дел, а прочее советует оставить, хотя и признаёт, что день мягче своих соседей по списку.',
    },
  },
  'winter-solstice': {
    zh: '冬至',
    pinyin: 'Dōngzhì',
    name: { en: 'Winter Solstice', ru: 'Зимнее солнцестояние' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The longest night: yin and yang contend, and great matters are not written in',
      ru: 'Самая длинная ночь: Инь и Ян спорят, и больших дел в календарь не вносят',
    },
  },
  'summer-solstice': {
    zh: '夏至',
    pinyin: 'Xiàzhì',
    name: { en: 'Summer Solstice', ru: 'Летнее солнцестояние' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Light is at its height and must give way; the almanac says little of plans',
      ru: 'Свет на вершине и должен уступить; о замыслах календарь говорит мало',
    },
  },
  'spring-equinox': {
    zh: '春分',
    pinyin: 'Chūnfēn',
    name: { en: 'Spring Equinox', ru: 'Весеннее равноденствие' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Day and night are even, the month’s two leaders face to face; nothing great is noted',
      ru: 'День равен ночи, вожатые месяца лицом к лицу; крупного не отмечают',
    },
  },
  'autumn-equinox': {
    zh: '秋分',
    pinyin: 'Qiūfēn',
    name: { en: 'Autumn Equinox', ru: 'Осеннее равноденствие' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Light and dark in balance again; a day for the harvest moon more than for plans',
      ru: 'Свет и тьма снова поровну; день скорее для любования луной, чем для затей',
    },
  },
  'fu-and-she-days': {
    zh: '伏社',
    pinyin: 'Fú shè',
    name: { en: 'Dog Days and Soil Days', ru: 'Дни зноя и дни земли' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Three days of summer heat and two feasts of the soil: the bath can wait',
      ru: 'Три дня летнего зноя и два праздника земли: баня подождёт',
    },
    text: {
      en: 'Bathing, the book reasons, likes days of metal and water. On the three dog days of summer metal lies low before the heat; on the two days of the soil god, in spring and autumn, earth is at its height and dams the water. So these five refuse the tub. It is a matter of a bath or a cleansing, what we call therapy, and even there the advice is no more than to take it tomorrow.',
      ru: 'Омовение, рассуждает свод, любит дни металла и воды. В три дня летнего зноя металл прячется от жары; в два дня бога земли, весной и осенью, почва в полной силе и запирает воду. Поэтому эти пять дней купель не принимают. Речь о бане и очищении, о том, что у нас названо терапией, и совет невелик: не сегодня, а завтра.',
    },
    says: { forbids: ['therapy'] },
  },
  'reverse-branch': {
    zh: '反支',
    pinyin: 'Fǎnzhī',
    name: { en: 'Reversed Branch', ru: 'Обратная ветвь' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The round of branches is about to run out, and the palace takes no papers',
      ru: 'Круг ветвей на исходе, и во дворце не берут бумаг',
    },
    text: {
      en: 'It is found from the branch of the new moon: a month that opens on Dog or Pig has it on the first, one that opens on Rat or Ox on the sixth. Under the Han, a history reports, the office at the palace gate took no petitions then. The scholars of 1741 remark that little else is left of the old treatises on it, and keep what that one sentence bears: no submitting of papers, no lawsuits.',
      ru: 'Её находят по ветви новолуния: если месяц открылся Собакой или Свиньёй, это первое число, если Крысой или Быком — шестое. «История Поздней Хань» говорит, что приёмная у дворцовых ворот в такой день не брала прошений. Смысл, поясняет свод 1741 года, в том, что ветви на исходе; сам запрет, замечает он, идёт от этой строки. В списке он стоек: не время ни для подачи бумаг, ни для тяжбы.',
    },
    says: { forbids: ['submit', 'legal'] },
  },
  'long-star': {
    zh: '长星',
    pinyin: 'Chángxīng',
    name: { en: 'Long Star', ru: 'Длинная звезда' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'A lunar date that tailors and shopkeepers skipped without quite knowing why',
      ru: 'Число луны, которое портные и лавочники пропускали, сами не зная почему',
    },
    text: {
      en: 'Seventh of the first moon, fourth of the second, first of the third: the dates follow no rule that anyone could explain. The scholars who drew up the book of 1741 told the throne as much, found no harm ever proved, and proposed to drop it; in the lists it stayed. It speaks against opening a shop, contracts, hiring, an investment, the cutting of cloth and the purchase of cattle, and weighs little.',
      ru: 'Седьмое первой луны, четвёртое второй, первое третьей: закона в этих датах никто так и не объяснил. Учёные, составлявшие свод 1741 года, так и доложили трону, вреда не нашли и предлагали звезду убрать; в списках она всё же осталась. Не советует она открытия лавки, договоров, найма, вложений, кройки и покупки скота, а весит немного.',
    },
    says: { forbids: ['opening', 'contract', 'hire', 'invest'] },
  },
  'short-star': {
    zh: '短星',
    pinyin: 'Duǎnxīng',
    name: { en: 'Short Star', ru: 'Короткая звезда' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Companion of the Long Star later in the month; the court’s scholars doubted both',
      ru: 'Спутница Длинной звезды к концу месяца; придворные учёные сомневались в обеих',
    },
    text: {
      en: 'Too long and too short, glossed a commentator: cloth, coin and cattle all want the right measure, so neither star is asked to the counter. This one comes in the second half of the moon, on the twenty-first of the first month, the nineteenth of the second and so on. Its list is that of its sister: no opening of a shop, no contracts, no hiring, no investment. Feasts and journeys it does not touch.',
      ru: 'Слишком длинно и слишком коротко, пояснял толкователь: ткани, деньгам и скоту нужна верная мера, потому к прилавку ни той ни другой не зовут. Эта приходит во второй половине луны, двадцать первого числа первого месяца, девятнадцатого второго и так далее. Список у неё тот же, что у сестры: ни открытия лавки, ни договоров, ни найма, ни вложений. Праздников и дорог она не касается.',
    },
    says: { forbids: ['opening', 'contract', 'hire', 'invest'] },
  },
  'five-tombs': {
    zh: '五墓',
    pinyin: 'Wǔmù',
    name: { en: 'Five Tombs', ru: 'Пять гробниц' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The ruling element stands at the door of its own vault',
      ru: 'Правящая стихия стоит у собственной кладовой, и дверь заперта',
    },
    text: {
      en: 'Wood is laid to rest in the Goat, fire in the Dog, metal in the Ox, water and earth in the Dragon. When the stem of the reigning element comes to stand on that branch, its strength is there but locked away, like silver in a vault. One pillar a month qualifies. Breaking ground, moving house and the bridal procession wait for a day with the door open.',
      ru: 'Дерево покоится в Козе, огонь в Собаке, металл в Быке, вода и земля в Драконе. Когда ствол правящей стихии встаёт на эту ветвь, сила никуда не делась, но заперта, как серебро в хранилище. Такой столп в каждом месяце один. Закладку дома, переезд и свадебный поезд откладывали до дня, когда дверь открыта.',
    },
    says: { forbids: ['groundbreaking', 'move-house', 'wedding'] },
  },
  'five-partings': {
    zh: '五离',
    pinyin: 'Wǔlí',
    name: { en: 'Five Partings', ru: 'Пять расставаний' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Monkey and Rooster days, when heaven and earth, sun and moon go their ways',
      ru: 'Дни Обезьяны и Петуха, когда расходятся небо и земля, солнце и луна',
    },
  },
  'eight-concentrated': {
    zh: '八专',
    pinyin: 'Bāzhuān',
    name: { en: 'Eight Concentrations', ru: 'Восемь сосредоточений' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Stem and branch of a single element: no room for a second voice',
      ru: 'Ствол и ветвь одной стихии: второму голосу места нет',
    },
  },
  'water-dragon': {
    zh: '触水龙',
    pinyin: 'Chù shuǐlóng',
    name: { en: 'Roused Water Dragon', ru: 'Потревоженный водяной дракон' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Three pillars on which the dragon of the waters is better left asleep',
      ru: 'Три столпа, когда водяного дракона лучше не будить',
    },
    says: { forbids: ['boat'] },
  },
  'concentrated-day': {
    zh: '专日',
    pinyin: 'Zhuānrì',
    name: { en: 'Day of Equals', ru: 'День равных' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Stem and branch are a match for each other, and no general wins',
      ru: 'Ствол и ветвь друг друга стоят, и ни один полководец не победит',
    },
  },
  'attack-day': {
    zh: '伐日',
    pinyin: 'Fárì',
    name: { en: 'Attack Day', ru: 'День нападения' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The branch attacks its own stem, those below rise against those above',
      ru: 'Ветвь идёт на собственный ствол, младшие на старших',
    },
  },
  'repeat-day': {
    zh: '复日',
    pinyin: 'Fùrì',
    name: { en: 'Repeating Day', ru: 'День повторения' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The day’s stem echoes the month: what is done may be done again',
      ru: 'Ствол дня вторит месяцу: сделанное может повториться',
    },
  },
  'double-day': {
    zh: '重日',
    pinyin: 'Chóngrì',
    name: { en: 'Doubled Day', ru: 'Двойной день' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Snake and Pig days, where yang or yin stands doubled; no time for burials',
      ru: 'Дни Змеи и Свиньи, где удвоены Ян или Инь; похорон не назначают',
    },
    says: { forbids: ['funeral'] },
  },
  'month-construct': {
    zh: '月建',
    pinyin: 'Yuèjiàn',
    name: { en: 'Month Founder', ru: 'Основатель месяца' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The branch at which the handle of the Dipper points all month',
      ru: 'Ветвь, на которую весь месяц указывает рукоять Ковша',
    },
    text: {
      en: 'Look north at dusk: the handle of the Dipper names the month by the branch it points to, and this is the day of that very branch. Commander of all the month’s stars, kind and unkind, the books call it. There is no malice here, only rank, and one does not dig under a throne. Breaking ground, renovation, felling trees and even a haircut are put off by a day or so.',
      ru: 'Взгляните в сумерки на север: рукоять Ковша называет месяц по той ветви, куда указывает, а это день той самой ветви. Книги зовут её полководцем всех звёзд месяца, добрых и недобрых. Злобы здесь нет, есть чин, а под троном не копают. Поэтому закладку дома, ремонт, рубку деревьев и даже стрижку откладывали на день-другой.',
    },
    says: { forbids: ['groundbreaking', 'renovation', 'haircut'] },
  },
  'small-time': {
    zh: '小时',
    pinyin: 'Xiǎoshí',
    name: { en: 'Small Time', ru: 'Малое время' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The month’s branch once more, as a captain whom nobody crosses',
      ru: 'Та же ветвь месяца в чине начальника, которому не перечат',
    },
  },
  'yang-gong': {
    zh: '杨公忌',
    pinyin: 'Yáng Gōng jì',
    name: { en: 'Yang Gong Taboo', ru: 'Запрет Ян-гуна' },
    synonyms: { en: [], ru: ['Ян Гун цзи'] },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Thirteen dates of the lunar year, handed down under a geomancer’s name',
      ru: 'Тринадцать дат лунного года под именем знаменитого геоманта',
    },
    text: {
      en: 'Count the twenty-eight mansions from New Year’s Day, always beginning with the Horn, and every time the Encampment comes round you have one of these dates: the thirteenth of the first moon, then two days earlier each month. Popular almanacs hang the list on Yang Yunsong, a geomancer of the Tang. The book of 1741 takes two pages to call it nonsense. Those who keep it avoid a wedding, the opening of a business and breaking ground.',
      ru: 'Считайте двадцать восемь созвездий с Нового года, всегда начиная с Рога: каждый раз, как очередь дойдёт до Чертога, выпадает одна из этих дат — тринадцатое первой луны, потом каждый месяц на два дня раньше. Народные календари приписывают список Ян Юньсуну, геоманту эпохи Тан. Свод 1741 года разбирает его на двух страницах и называет лжеучением. Кто его соблюдает, избегает свадьбы, открытия бизнеса и начала стройки.',
    },
    says: { forbids: ['wedding', 'opening', 'groundbreaking'] },
  },
  'month-taboo': {
    zh: '月忌日',
    pinyin: 'Yuèjì rì',
    name: { en: 'Month Taboo', ru: 'Запрет месяца' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The 5th, 14th and 23rd of the moon, the seat of the ruler: little is written in',
      ru: 'Пятое, четырнадцатое и двадцать третье луны, место государя: записывают мало',
    },
    text: {
      en: 'Number the days of the moon through the nine palaces of the magic square and the fifth, the fourteenth and the twenty-third land in the centre, the ruler’s seat, which commoners leave empty out of respect. The book of 1741 accepts that reason. On these dates it writes in only a few things, offerings, guests, washing, healing and small work on walls; the rest is not forbidden, just not recommended. A later chapter spares the bride.',
      ru: 'Если вести счёт дней луны по девяти дворцам магического квадрата, пятый, четырнадцатый и двадцать третий попадут в середину, на место государя, которое простые люди из почтения не занимают. Свод 1741 года с этим согласен. На эти числа он записывает лишь немногое: приношения, гостей, мытьё, исцеление, малую работу у стен. Остальное не под запретом, его просто не рекомендуют, а невесту поздняя глава щадит.',
    },
  },
  'month-taboo-popular': {
    zh: '月忌',
    pinyin: 'Yuèjì',
    name: { en: 'Popular Month Taboo', ru: 'Народный запрет месяца' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The same three dates as custom has them: travellers wait until the morrow',
      ru: 'Те же три числа, как их держит обычай: в дорогу не отправляются',
    },
    text: {
      en: 'What the book of 1741 only leaves unrecommended, custom avoids: on the fifth, the fourteenth and the twenty-third nobody sets out on a long journey or takes a boat. Rhymes in plenty tell why; we have found none of them in the imperial books. Those quote an older voice instead, that these are dates of popular fear and may be used where good stars stand. So this rule counts only for readers who switch popular days on.',
      ru: 'В народе пятое, четырнадцатое и двадцать третье обходили стороной во всём, что бы ни затевалось. Строже всего обычай к пути: он не советует в эти числа ни дальней дороги, ни поездки по воде. Чжоу Ми в тринадцатом веке считал поверье пустым, пока друг не рассказал ему о месте государя; свод 1741 года оставил это объяснение и правило помягче.',
    },
    says: { forbids: ['travel-far', 'boat'] },
  },
  'fifteenth-day': {
    zh: '十五日',
    pinyin: 'Shíwǔ rì',
    name: { en: 'Fifteenth of the Moon', ru: 'Пятнадцатый день луны' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Treated as the full moon, even when the moon itself is a day late',
      ru: 'Считается полнолунием, даже если сама луна опоздала на день',
    },
    text: {
      en: 'The moon is full on the fifteenth, says the calendar; more often it is full on the sixteenth, says the sky. The book of 1741 takes no chances and gives the date the same rule as the true full moon: a course of treatment that can be planned is begun on another day. The line is short, gives no further reason and concerns nothing else, and what is urgent was never meant.',
      ru: 'Полная луна — пятнадцатого, говорит календарь; чаще шестнадцатого, отвечает небо. Свод 1741 года решил не рисковать и дал этому числу то же правило, что и настоящему полнолунию: плановое лечение начинают в другой день. Строка короткая, причин больше не называет и ничего другого не касается, а срочного никто и не имел в виду.',
    },
    says: { forbids: ['medical'] },
  },
  'three-maidens': {
    zh: '三娘煞',
    pinyin: 'Sānniáng shà',
    name: { en: 'Three Maidens', ru: 'Три девы' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Six dates of the moon and the tale of a girl without a red thread',
      ru: 'Шесть дат луны и сказка о девушке без красной нити',
    },
    text: {
      en: 'Third Maiden, so the tale goes, went six times to the Old Man under the Moon to ask for a red thread of marriage, and six times he refused. The dates of her visits, the 3rd, 7th, 13th, 18th, 22nd and 27th, she is said to grudge to everybody else. Custom therefore keeps weddings and engagements off them. The copy of the imperial book that we have read does not name them, and we do not count them unless asked to.',
      ru: 'Третья дева, рассказывают, шесть раз ходила к Лунному старцу просить красную нить, которой он связывает пары, и шесть раз получила отказ. Числа своих визитов, третье, седьмое, тринадцатое, восемнадцатое, двадцать второе и двадцать седьмое, она будто бы никому не прощает. Оттого обычай не назначает на них свадеб и помолвок. В прочитанном нами экземпляре свода 1741 года этого имени нет; не учитываем обычай и мы, если не попросят.',
    },
    says: { forbids: ['wedding', 'engagement'] },
  },
  'ten-evils': {
    zh: '无禄',
    pinyin: 'Wúlù',
    name: { en: 'Void Prosperity', ru: 'Пустое процветание' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Popularly the Ten Evils: ten pillars whose prosperity falls into the void',
      ru: 'В народе Десять зол: десять столпов, чьё процветание попало в пустоту',
    },
    text: {
      en: 'Each stem has a branch of prosperity, and each ten-day week leaves two branches over. When the one falls among the others, the day is called empty-handed. Almanac sellers shunned all ten such pillars and named them the Ten Evils; the book of 1741 objects. It writes in only washing, offerings and work about the house, and takes even that back when year, month or sun fills the gap. Only Water Pig, the last of the sixty, has no remedy.',
      ru: 'У каждого ствола есть ветвь процветания, а каждая десятидневка оставляет две ветви лишними. Если одно совпало с другим, о дне говорят: пришёл с пустыми руками. Торговцы календарями чурались всех десяти столпов и прозвали их Десятью злами; свод 1741 года возражает. Он записывает в такой день только мытьё, приношения и хлопоты по дому, да и это снимает, если пустоту заполнили год, месяц или солнце. Средства нет лишь у Водяной Свиньи, последней из шестидесяти.',
    },
  },
  'receive-death': {
    zh: '受死',
    pinyin: 'Shòusǐ',
    name: { en: 'Receiving the End', ru: 'Принятие конца' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'A popular date struck from the imperial lists; its keepers begin nothing large',
      ru: 'Народная примета, которой нет в императорских списках: большого не начинают',
    },
    text: {
      en: 'The name is grim, the origin dry. Nine small stars of the altar leap from side to side through the branches, and three places were left over; older almanacs filled them with evils, of which this is the last. The compilers of 1741 explained how it came about and left it out: if nine are good, the rest need no names. Village calendars kept it. Those who do avoid a wedding or the opening of a business on its day.',
      ru: 'Имя мрачное, происхождение сухое. Девять малых звёзд алтаря скачут наискось по ветвям, и три места остались пустыми; старые календари заполнили их бедами, и эта — последняя. Составители свода 1741 года объяснили, откуда она взялась, и вычеркнули: если девять добры, остальным имена ни к чему. Деревенские календари её сохранили. Кто соблюдает, избегает в такой день свадьбы и открытия бизнеса.',
    },
    says: { forbids: ['wedding', 'opening'] },
  },
  'taboo-gui': {
    zh: '癸不词讼',
    pinyin: 'Guǐ bù císòng',
    name: { en: 'Taboo of the Stem Gui', ru: 'Запрет ствола Гуй' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Soft rain at the end of the count makes a poor advocate',
      ru: 'Мягкий дождь в конце счёта — слабый защитник в споре',
    },
    text: {
      en: 'Last and gentlest of the stems, Gui is drizzle, dew, the water that gives way. “Your case is weak, the other side is strong”, Peng Zu’s verse tells anyone about to file a lawsuit on such a day, and the advice is to keep the papers at home. The book of 1741 quotes the verse but leaves this line out of its own list, so it counts only for those who keep custom. Next morning Jia begins the round again.',
      ru: 'Гуй — последний и самый мягкий из стволов: морось, роса, вода, которая уступает. «Доводы слабы, противник силён», — говорит стих Пэн-цзу тому, кто собрался подать в суд, и советует не начинать тяжбу, а оставить бумаги дома. Свод 1741 года стих приводит, но в собственный список этой строки не взял, поэтому она в счёт лишь для тех, кто держится обычая. Наутро круг откроет цзя.',
    },
    says: { forbids: ['legal'] },
  },
} as const satisfies Partial<Record<GeneralStarId, StarEntry>>
