import type { GeneralStarId } from '@zeri/almanac/judgement'
import type { StarEntry } from './star-entry.ts'

// What the stars are called and for what they are known: 协纪辨方书, juan 3 to 6, and the older calendars quoted there.
export const badStars = {
  'month-break': {
    zh: '月破',
    pinyin: 'Yuèpò',
    name: { en: 'Month Break', ru: 'Разрушитель месяца' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The branch facing the month across the circle: a day for taking apart',
      ru: 'Ветвь напротив месяца: день, когда разбирают, а не складывают',
    },
    text: {
      en: 'Across the circle from the month’s own branch lies the day that contradicts it: Monkey in the Tiger month, Rooster in the Rabbit month. Its other name is Great Loss. Weddings, contracts and the opening of a shop, all that was meant to hold together, were kept for another date. Pulling down an old wall is a different matter, and demolition is named outright as the day’s good use.',
      ru: 'Напротив ветви месяца лежит день, который с ней спорит: Обезьяна в месяц Тигра, Петух в месяц Кролика. Второе его имя — Большая потеря. Свадьбу, договор, открытие лавки, всё, чему полагалось держаться крепко, назначали на другое число. А вот сломать старую стену — дело другое: снос книги прямо называют хорошим занятием для этого дня.',
    },
    says: { favours: ['demolish'], forbids: ['wedding', 'contract', 'opening'] },
  },
  'year-break': {
    zh: '岁破',
    pinyin: 'Suìpò',
    name: { en: 'Year Break', ru: 'Разрушитель года' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The chair facing the lord of the year; nobody sits in it with great plans',
      ru: 'Кресло напротив владыки года; с большими планами в него не садятся',
    },
    text: {
      en: 'Tai Sui, the lord of the year, has his seat on one of the twelve branches, and this star takes the chair facing him: in a Horse year, every Rat day. An early calendar puts the rule in a single line: no breaking ground, no moving house, no wedding, no long journey. Nothing else in the day lifts it, yet it passes quickly, and eleven days of twelve are free of it.',
      ru: 'Тай-суй, владыка года, сидит на одной из двенадцати ветвей, а эта звезда занимает кресло напротив: в год Лошади таков каждый день Крысы. Старинный календарь уложил правило в одну строку: не начинать стройку, не переезжать, не играть свадеб, не пускаться в дальний путь. Ничто другое этого не снимает, зато проходит оно быстро: из двенадцати дней одиннадцать свободны.',
    },
    says: { forbids: ['groundbreaking', 'move-house', 'wedding', 'travel-far'] },
  },
  'month-killing': {
    zh: '月煞',
    pinyin: 'Yuèshà',
    name: { en: 'Monthly Sha', ru: 'Ша месяца' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Also called Month’s Emptiness: the barn door stays shut',
      ru: 'Второе имя — Оскудение месяца: двери амбара остаются закрытыми',
    },
    text: {
      en: 'Ox, Dragon, Goat and Dog, the four earth branches where things are laid by, hold this star in turn. Wang Chong, the great sceptic of the first century, already argued with people who kept it, and they went on keeping it. Its other name, Month’s Emptiness, explains the advice: no filling of storerooms, no feast for guests, no sowing and no new animals in the yard.',
      ru: 'Бык, Дракон, Коза и Собака, четыре земные ветви, где всё складывают про запас, держат эту звезду по очереди. С теми, кто её соблюдал, спорил ещё Ван Чун, великий скептик первого века, а они соблюдали по-прежнему. Второе имя, Оскудение месяца, объясняет совет: не делать запасов, не созывать гостей на пир, не сеять и не заводить животных.',
    },
    says: { forbids: ['store', 'celebrate', 'planting', 'pets'] },
  },
  robbery: {
    zh: '劫煞',
    pinyin: 'Jiéshà',
    name: { en: 'Robbery Sha', ru: 'Ша ограбления' },
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
  'aversion-opposite': {
    zh: '厌对',
    pinyin: 'Yànduì',
    name: { en: 'Opposite of Aversion', ru: 'Противостояние неприязни' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Faces Month Aversion; boatmen and bridal processions kept off it',
      ru: 'Стоит против Неприязни месяца; его обходили лодочники и свадебные поезда',
    },
    says: { forbids: ['boat', 'wedding'] },
  },
  'big-time': {
    zh: '大时',
    pinyin: 'Dàshí',
    name: { en: 'Great Defeat', ru: 'Большое поражение' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Also the Pool of Xian, where the sun bathes before it climbs',
      ru: 'Оно же Пруд Сянь, в котором солнце умывается перед восходом',
    },
    text: {
      en: 'Great Time, Great Defeat and the Pool of Xian are three names for one place. In the Huainanzi the sun rises from the Bright Valley and bathes in that pool before it climbs; in the life of an element the same branch is the bath of the newborn, tender and unarmed. So nobody was sent out yet: trips by boat, a new post and a move to another home were postponed.',
      ru: 'Большое время, Большое поражение и Пруд Сянь — три имени одного места. В «Хуайнань-цзы» солнце выходит из Светлой долины и, прежде чем подняться, купается в этом пруду; в жизни стихии та же ветвь — первое купание новорождённого, нежного и безоружного. В путь ещё рано, поэтому поездки по воде, вступление в должность и переезд откладывали.',
    },
    says: { forbids: ['boat', 'start-job', 'move-house'] },
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
      en: 'Heaven has its offices too, and this is the junior official at the counter where an element’s file is closed: the Rooster for fire months, the Rabbit for water ones. Great Defeat sits across the circle from him. His notice on the wall is dry and short. Do not take up a post today, do not open for business, do not set out on a long journey; come back when the window is open.',
      ru: 'У неба тоже есть присутствия, и это младший писарь в том окошке, где закрывают дело стихии: для огненных месяцев у Петуха, для водных у Кролика. Напротив него в круге сидит Большое поражение. Объявление на стене сухое и короткое: в должность сегодня не вступать, дела не открывать, в дальний путь не выезжать, приходить, когда окно откроется.',
    },
    says: { forbids: ['start-job', 'opening', 'travel-far'] },
  },
  'wandering-misfortune': {
    zh: '游祸',
    pinyin: 'Yóuhuò',
    name: { en: 'Wandering Misfortune', ru: 'Блуждающая беда' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Vigour in excess: prayers and cures were thought to miss their mark',
      ru: 'Избыток сил: молитвы и лечение, как считали, бьют мимо цели',
    },
    says: { forbids: ['pray', 'medical'] },
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
      en: 'Holes in the road and in the river bed; founders also left the furnace cold',
      ru: 'Ямы на дороге и на дне реки; литейщики в этот день печь не топили',
    },
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
      en: 'In 410 the general Liu Yu was warned not to storm Guanggu: the almanac had Going and Perishing that day. “I go and they perish,” he answered, “what is wrong with that?” and he took the city. Quieter people chose to stay at home. The books advise against long journeys, a new post, a bride’s procession, even sending for the doctor when the visit can wait.',
      ru: 'В 410 году полководца Лю Юя отговаривали брать город Гуангу: в календаре стоял этот день, по-китайски «идти и погибнуть». «Идти нам, погибать им, чем же плохо?» — ответил он, и город пал. Люди потише предпочитали остаться дома. Книги не советуют в этот день дальних поездок, вступления в должность, свадебного поезда и даже визита к врачу, если тот терпит.',
    },
    says: { forbids: ['travel-far', 'start-job', 'wedding', 'medical'] },
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
      en: 'Metal in spring, water in summer, wood in autumn, fire in winter: each is out of work just then, and two pillars of every season have nothing else in stem or branch. Think of a ferry in a dry river bed. Nobody blames the boat, one simply picks another week for a wedding, the opening of a business or the planting of a garden. A year has about a dozen such days.',
      ru: 'Металл весной, вода летом, дерево осенью, огонь зимой остаются без дела, а два столпа каждого времени года ничего другого в себе не несут, ни в стволе, ни в ветви. Представьте паром на высохшем русле. Лодка не виновата, просто для свадьбы, открытия дела или посадки сада лучше выбрать другую неделю. За год таких дней набирается около дюжины.',
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
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The eve of an equinox or solstice, when yin and yang take leave',
      ru: 'Канун равноденствия или солнцестояния, когда расстаются Инь и Ян',
    },
    text: {
      en: 'Twice a year light and dark part as equals, at the equinoxes; twice one of them turns back at its furthest point, at the solstices. On the eve they are still saying goodbye, and a day of partings was no day to part from home or to join two families. Long journeys and weddings are therefore moved; a day or two is enough, and the term itself brings fresh signs.',
      ru: 'Дважды в год, в равноденствия, свет и тьма расходятся как равные; дважды, в солнцестояния, кто-то из них поворачивает назад с самого края. Накануне они ещё прощаются, а день прощаний не годился ни для того, чтобы покинуть дом, ни для того, чтобы породнить семьи. Поэтому дальние поездки и свадьбы переносят; хватает дня или двух.',
    },
    says: { forbids: ['travel-far', 'wedding'] },
  },
  'four-extinctions': {
    zh: '四绝',
    pinyin: 'Sìjué',
    name: { en: 'Four Extinctions', ru: 'Четыре конца' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'The last day of a season, before spring, summer, autumn or winter begins',
      ru: 'Канун весны, лета, осени или зимы, когда прежнее время года на исходе',
    },
    text: {
      en: 'Chinese seasons begin early, spring at the start of February and autumn in the heat of August, and the day before each belongs to an element that has spent everything it had. A shop does not take on stock an hour before closing. In the same way hiring, moving house, the opening of a business and a wedding are left to the season that starts tomorrow.',
      ru: 'Китайские времена года начинаются рано: весна в первых числах февраля, осень в августовскую жару, и канун каждого принадлежит стихии, которая всё уже истратила. За час до закрытия лавка не принимает товар. Так же и здесь: наём, переезд, открытие дела и свадьбу оставляют времени года, которое наступит завтра.',
    },
    says: { forbids: ['hire', 'move-house', 'opening', 'wedding'] },
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
  'yang-gong': {
    zh: '杨公忌',
    pinyin: 'Yáng Gōng jì',
    name: { en: 'Yang Gong Taboo', ru: 'Запрет Ян-гуна' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Thirteen dates of the lunar year, handed down under a geomancer’s name',
      ru: 'Тринадцать дат лунного года под именем знаменитого геоманта',
    },
    text: {
      en: 'Popular almanacs credit the list to Master Yang Yunsong, a geomancer of the late Tang whom schools of Feng Shui still count among their founders. It starts on the thirteenth of the first moon and falls two days earlier each month, a stride of some twenty-eight days, like the round of the mansions. The imperial tables leave it out. Those who keep it avoid a wedding, the opening of a business and breaking ground.',
      ru: 'Народные календари приписывают этот список Ян Юньсуну, геоманту поздней Тан, которого школы фэншуй до сих пор числят среди основателей. Начинается он с тринадцатого числа первой луны и каждый месяц отступает на два дня: шаг примерно в двадцать восемь дней, как у круга стоянок. В императорских таблицах его нет. Кто его соблюдает, избегает свадьбы, открытия дела и начала стройки.',
    },
    says: { forbids: ['wedding', 'opening', 'groundbreaking'] },
  },
  'month-taboo': {
    zh: '月忌',
    pinyin: 'Yuèjì',
    name: { en: 'Month Taboo', ru: 'Запрет месяца' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The 5th, 14th and 23rd of the moon, when even Laozi lets his furnace rest',
      ru: 'Пятое, четырнадцатое и двадцать третье: даже Лао-цзюнь не топит свою печь',
    },
    text: {
      en: 'Number the days of the moon through the nine palaces of the magic square and the fifth, the fourteenth and the twenty-third land in the centre, the ruler’s seat, which commoners left empty out of politeness. Zhou Mi explained it so in the thirteenth century. A saying adds that on these dates the Old Lord himself mixes no elixir. Custom keeps people from long journeys and boats; the books of the court reject it.',
      ru: 'Если вести счёт дней луны по девяти дворцам магического квадрата, то пятый, четырнадцатый и двадцать третий попадут в середину, на место государя, которое простые люди из вежливости не занимали. Так объяснял обычай Чжоу Ми в тринадцатом веке. По поговорке, в эти дни и сам Лао-цзюнь не варит эликсира. Обычай не велит пускаться в дальний путь и садиться в лодку; придворные книги его отвергают.',
    },
    says: { forbids: ['travel-far', 'boat'] },
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
      en: 'Third Maiden, so the tale goes, went six times to the Old Man under the Moon to ask for a red thread of marriage, and six times he refused. The dates of her visits, the 3rd, 7th, 13th, 18th, 22nd and 27th, she is said to grudge to everybody else. Custom therefore keeps weddings and engagements off them. Scholars of the almanac never accepted the rule, and neither do we unless asked to.',
      ru: 'Третья дева, рассказывают, шесть раз ходила к Лунному старцу просить красную нить, которой он связывает пары, и шесть раз получила отказ. Числа своих визитов, третье, седьмое, тринадцатое, восемнадцатое, двадцать второе и двадцать седьмое, она будто бы никому не прощает. Оттого обычай не назначает на них свадеб и помолвок. Знатоки календаря правила не признали; не учитываем его и мы, если не попросят.',
    },
    says: { forbids: ['wedding', 'engagement'] },
  },
  'ten-evils': {
    zh: '十恶大败',
    pinyin: 'Shí’è dàbài',
    name: { en: 'Ten Evils', ru: 'Десять зол' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Ten pillars whose prosperity falls into the void; custom guards the purse',
      ru: 'Десять столпов, чьё процветание попало в пустоту; обычай бережёт кошелёк',
    },
  },
} as const satisfies Partial<Record<GeneralStarId, StarEntry>>
