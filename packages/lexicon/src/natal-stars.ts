import type { NatalStarId } from '@zeri/almanac/bazi'
import type { Words } from './locale.ts'
import type { StarEntry } from './star-entry.ts'

/** The stars a birth places on its pillars and on the days that come. */
export const natalStars = {
  nobleman: {
    zh: '天乙贵人',
    pinyin: 'Tiānyǐ Guìrén',
    name: { en: 'Nobleman', ru: 'Благородный человек' },
    synonyms: { en: ['Noble Person', 'Heavenly Noble'], ru: ['Небесный благородный', 'Дворянин', 'Тянь И'] },
    short: {
      en: 'A well-placed person who helps when help was no longer expected',
      ru: 'Человек с положением, который помогает, когда помощи уже не ждали',
    },
    text: {
      en: 'The star bears the name of Tianyi, a lord of the sky who stands outside the gate of the Purple Palace, next to the Great One. Each stem gives him two branches, but never the Dragon or the Dog, ground too rough for a noble carriage. In a chart he is read as people who open doors: a mentor, a patron, a stranger who vouches for you. Those who have him are usually asked, sooner or later, to do the same for others.',
      ru: 'Звезда названа по Тяньи — небесному вельможе, который стоит за воротами Пурпурного дворца рядом с Великим Единым. Каждый ствол отводит ему две ветви, но Дракона и Собаки среди них не бывает: для благородного экипажа там слишком ухабисто. В карте это люди, открывающие двери: наставник, покровитель, незнакомец, который за вас поручился. Рано или поздно о том же попросят и вас.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  academic: {
    zh: '文昌',
    pinyin: 'Wénchāng',
    name: { en: 'Academic Star', ru: 'Академическая звезда' },
    synonyms: { en: ['Wen Chang'], ru: ['Вэнь Чан'] },
    short: {
      en: 'An ear for language, a clear page, a head that likes to learn',
      ru: 'Чувство слова, ясная страница, голова, которой нравится учиться',
    },
    text: {
      en: 'Wenchang is a curve of small stars by the bowl of the Dipper; its deity became the patron of letters, and candidates lit incense to him before the imperial examinations. The rhyme by which the star is found closes with someone climbing a ladder into the clouds. A birth that carries it is at ease with study and exams, writes tidily and explains well. Its branch is counted from the stem of the birth day.',
      ru: 'Вэньчан — изгиб неярких звёзд у ковша Большой Медведицы; его божество стало покровителем словесности, и перед государственными экзаменами ему жгли благовония. Стишок, по которому находят звезду, кончается тем, как кто-то лезет по лестнице в облака. Рождённым с ней легче даются учёба и экзамены, они опрятно пишут и понятно объясняют. Ветвь отсчитывают от ствола дня рождения.',
    },
    says: { favours: ['study', 'exam'] },
    grammar: { en: 'is', ru: 'f' },
  },
  prosperity: {
    zh: '禄神',
    pinyin: 'Lùshén',
    name: { en: 'Prosperity', ru: 'Процветание' },
    synonyms: { en: [], ru: ['Лу'] },
    short: {
      en: 'A livelihood of one’s own: the stipend, the seat, the strength to hold it',
      ru: 'Собственный хлеб: жалованье, место и силы на нём удержаться',
    },
    text: {
      en: 'An official’s stipend was measured out in grain, and stipend is the word used here. Every stem draws it from the branch where its own kind is at home: Yang Wood from the Tiger, Yin Metal from the Rooster, Yin Water from the Rat. Earth, which has no season to itself, boards with Fire. In a chart it means bread that is not borrowed. Readers like its branch left in peace, since a granary wants a door that shuts.',
      ru: 'Жалованье чиновнику отмеряли зерном; словом «жалованье» звезда и названа. Каждый ствол получает его от ветви, где он у себя дома: Дерево Ян — от Тигра, Металл Инь — от Петуха, Вода Инь — от Крысы. Земля, у которой нет отдельного времени года, столуется у Огня. В карте это свой хлеб, а не чужой. Хорошо, когда его ветвь никто не тревожит: амбару нужна дверь, которая закрывается.',
    },
    grammar: { en: 'is', ru: 'n' },
  },
  blade: {
    zh: '羊刃',
    pinyin: 'Yángrèn',
    name: { en: 'Yang Blade', ru: 'Клинок Ян (Овечий нож)' },
    synonyms: {
      en: ['Goat Blade', 'Sheep Blade', 'Yang Ren'],
      ru: ['Овечий нож', 'Нож барана', 'Козий нож', 'Ян Жэнь'],
    },
    short: {
      en: 'Strength one step past ripe: resolve, an edge, a quick temper',
      ru: 'Сила, чуть перешедшая меру: решимость, острота, горячий нрав',
    },
    text: {
      en: 'One branch beyond Prosperity the grain is over-ripe and somebody picks up a knife. Only the yang stems have a blade; the yin ones, in the reading followed here, go unarmed. Smiths, cooks, soldiers, all whose trade needs an edge, recognised themselves in it: resolve that does not wait for permission, courage, a temper to match. A sheath suits it well, which is to say an exacting craft or a superior it respects.',
      ru: 'На ветвь дальше Процветания зерно уже перезрело, и кто-то берётся за нож. Клинок есть только у стволов Ян; стволы Инь, по принятому здесь чтению, ходят безоружными. Кузнецы, повара, солдаты, все, кому для дела нужно остриё, узнавали в нём себя: решимость, которая не ждёт разрешения, смелость и характер под стать. Клинку нужны ножны — взыскательное ремесло или начальник, которого он уважает.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  'travelling-horse': {
    zh: '驿马',
    pinyin: 'Yìmǎ',
    name: { en: 'Travelling Horse', ru: 'Почтовая лошадь' },
    synonyms: { en: ['Post Horse', 'Yi Ma'], ru: ['Звезда путешествий', 'И Ма'] },
    short: {
      en: 'A life with a saddle in it: the road, new addresses, news from afar',
      ru: 'Жизнь с седлом у порога: дорога, новые адреса, вести издалека',
    },
    text: {
      en: 'At every relay of the empire a post horse stood saddled, so that a courier could change mounts without stopping. The star is always Tiger, Monkey, Snake or Pig, and faces the opening branch of the birth’s trio from across the circle, like a mount held by the bridle. It belongs to people who think better in motion: long journeys agree with them, a move to another house wakes them up, and standing still takes practice.',
      ru: 'На каждой станции империи стояла под седлом лошадь, чтобы гонец менял её на ходу. Звезда всегда приходится на Тигра, Обезьяну, Змею или Свинью — напротив первой ветви той тройки, к которой принадлежит рождение, словно коня держат под уздцы. Она у тех, кому лучше думается в движении: дальняя дорога им на пользу, переезд бодрит, а сидеть на месте они учатся.',
    },
    says: { favours: ['travel-far', 'move-house'] },
    grammar: { en: 'is', ru: 'f' },
  },
  'peach-blossom': {
    zh: '桃花',
    pinyin: 'Táohuā',
    name: { en: 'Peach Blossom', ru: 'Цветок персика' },
    synonyms: { en: ['Romance Star', 'Tao Hua'], ru: ['Звезда романтики', 'Тао Хуа'] },
    short: {
      en: 'Charm: the face people turn to, a light hand with colour and song',
      ru: 'Обаяние: лицо, на которое оборачиваются, лёгкая рука и слух',
    },
    text: {
      en: 'In the books it is the Pool of Xian, where the sun bathes on its way up the sky; what has just bathed is fresh, bare and looked at. With it come charm, an instinct for dress and colour, a musical ear. Readers ask where the tree flowers. On the year or month it is blossom inside the wall, for the household to enjoy; on the hour it leans out over the street, where anyone passing may break off a twig.',
      ru: 'В книгах это пруд Сянь, где солнце купается, прежде чем взойти; вышедший из воды свеж, не прикрыт и у всех на виду. С этой звездой приходят обаяние, чутьё на цвет и наряд, музыкальный слух. Толкователи спрашивают, где цветёт дерево. В столпе года или месяца — внутри ограды, на радость домашним; в столпе часа ветка свесилась на улицу, и отломить её может любой прохожий.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  canopy: {
    zh: '华盖',
    pinyin: 'Huágài',
    name: { en: 'Canopy', ru: 'Балдахин' },
    synonyms: { en: ['Elegant Seal', 'Hua Gai'], ru: ['Звезда искусств', 'Хуа Гай'] },
    short: {
      en: 'Solitude of the fruitful kind: art, silence, a door kept shut',
      ru: 'Уединение, от которого есть толк: искусство, тишина, закрытая дверь',
    },
    text: {
      en: 'A silk canopy was borne above the emperor’s seat, and a group of stars called by the same name shelters the throne of Heaven near the pole. Whoever sits beneath is honoured and somewhat apart. The star falls on the storehouse of its trio, Dragon, Ox, Dog or Goat, and is often met with in monks, scholars and painters. Hours alone are not wasted on such people; company, though, has to be put in the diary.',
      ru: 'Шёлковый балдахин держали над императорским местом, а близ полюса так же зовётся группа звёзд, прикрывающая небесный трон. Сидящему под ним оказан почёт, и сидит он немного в стороне. Звезда падает на кладовую своей тройки — Дракона, Быка, Собаку или Козу; её часто встречают у монахов, учёных, художников. Часы в одиночестве у таких людей не пропадают, а вот встречи с друзьями им лучше записывать.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  general: {
    zh: '将星',
    pinyin: 'Jiàngxīng',
    name: { en: 'General Star', ru: 'Звезда Генерала' },
    synonyms: {
      en: ['General', 'Jiang Xing'],
      ru: ['Полководец', 'Звезда полководца', 'Генерал', 'Цзян Син'],
    },
    short: {
      en: 'The one others look to: command from the middle of the camp',
      ru: 'Тот, на кого оглядываются: командует из середины лагеря',
    },
    text: {
      en: 'A commander pitches his tent at the centre of the camp, from where an order reaches both wings; so this star takes the middle branch of its trio, Rat, Rooster, Horse or Rabbit. It describes the one people turn to without being told: the eldest cousin, the shift leader, the captain of a village team. Authority of that sort lasts as long as it serves. The books wish it kindly neighbours, so that command does not harden.',
      ru: 'Генерал ставит шатёр посреди лагеря, откуда приказ доходит до обоих крыльев; так и звезда занимает среднюю ветвь своей тройки — Крысу, Петуха, Лошадь или Кролика. Это тот, к кому обращаются, не сговариваясь: старший из двоюродных братьев, бригадир, капитан дворовой команды. Такая власть держится, пока служит другим. Книги желают ей добрых звёзд по соседству, чтобы голос не огрубел.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  robbery: {
    zh: '劫煞',
    pinyin: 'Jiéshà',
    name: { en: 'Robbery Sha', ru: 'Ограбление' },
    synonyms: { en: ['Jie Sha'], ru: ['Цзе Ша'] },
    short: {
      en: 'Loss from outside, and the quick eye that learns to forestall it',
      ru: 'Убыток извне и быстрый глаз, который учится его опережать',
    },
    text: {
      en: 'What is taken from outside is robbery, say the books; what goes missing from within is Lost Spirit, its twin. This one stands where the element of the birth’s trio comes to its end: a house is easiest to enter when the hearth is cold. The same gap makes inventive people, who notice an opening before anyone else. As advice it concerns locks, spare copies and plain bookkeeping more than burglars.',
      ru: 'Отнятое снаружи — ограбление, говорят книги; пропавшее изнутри — Потерянный дух, его близнец. Звезда стоит там, где стихия тройки, к которой принадлежит рождение, сходит на нет: в дом проще войти, когда очаг остыл. Та же щель делает людей находчивыми: лазейку они замечают раньше других. Если это и совет, то не о разбойниках, а о замках, запасных ключах и простой приходной книге.',
    },
    grammar: { en: 'is', ru: 'n' },
  },
  'lost-spirit': {
    zh: '亡神',
    pinyin: 'Wángshén',
    name: { en: 'Lost Spirit', ru: 'Потерянный дух' },
    synonyms: { en: ['Wang Shen'], ru: ['Ван Шэнь'] },
    short: {
      en: 'What slips away from within: a key mislaid, a thought kept too long',
      ru: 'То, что уходит изнутри: забытый ключ, мысль, которую долго держали при себе',
    },
    text: {
      en: 'A key mislaid in one’s own pocket, a worry told to nobody, a promise to oneself put off till spring. This is the quiet half of the pair with Robbery Sha, and it stands where the element of the trio is in office and sure of itself: nobody looks behind at such a time. People born with it keep secrets well and plan far ahead. They tend to sleep better once somebody else has heard the plan.',
      ru: 'Ключ, потерянный в собственном кармане; тревога, о которой никому не сказано; обещание себе, отложенное до весны. Это тихая половина пары, вторая — Ограбление. Стоит звезда там, где стихия тройки при должности и уверена в себе: в такую пору назад не оглядываются. Рождённые с ней хорошо хранят тайны и далеко рассчитывают. Спится им лучше, когда замысел услышал кто-то ещё.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  lonely: {
    zh: '孤辰',
    pinyin: 'Gūchén',
    name: { en: 'Solitary Star', ru: 'Одинокая звезда' },
    synonyms: { en: ['Gu Chen'], ru: ['Гу Чэнь'] },
    short: {
      en: 'Early independence: a step ahead of the family, out of its lamplight',
      ru: 'Ранняя самостоятельность: на шаг впереди семьи, вне круга лампы',
    },
    text: {
      en: 'Mencius lists four whom a good king looks after first: the widower, the widow, the childless and the orphan. From the orphan this star has its name. It stands on the first branch of the season that follows the birth year’s own, one step ahead of the household. Read without gloom, it is someone who learnt young to cook, decide and find the way home. What it asks for is a second chair at the table.',
      ru: 'Мэн-цзы называет четверых, о ком добрый государь заботится прежде всего: вдовца, вдову, бездетного старика и сироту. От сироты у этой звезды имя. Стоит она на первой ветви времени года, следующего за тем, к которому относится год рождения, — на шаг впереди домашних. Если читать её без уныния, это человек, рано научившийся готовить, решать и находить дорогу домой. Нужен ему всего лишь второй стул у стола.',
    },
    grammar: { en: 'is', ru: 'f' },
  },
  widowed: {
    zh: '寡宿',
    pinyin: 'Guǎsù',
    name: { en: 'Widowed Star', ru: 'Вдовья звезда' },
    synonyms: { en: ['Gua Su'], ru: ['Гуа Су'] },
    short: {
      en: 'Loyalty to what has been: letters kept, rooms left as they were',
      ru: 'Верность прошлому: сбережённые письма, комната, где всё по-прежнему',
    },
    text: {
      en: 'Count back instead of forward: the last branch of the season before that of the birth year, as though part of the family had stayed behind to lock up. Popular readers took the name at its word and made too much of it. The fairer portrait is of someone who holds on, to friends, to letters, to an armchair by the same window. Quiet rooms suit such a person, and so does an invitation that is repeated.',
      ru: 'Считать надо не вперёд, а назад: это последняя ветвь времени года перед тем, к которому относится год рождения, будто кто-то из семьи остался запереть дом. Народные толкователи понимали имя буквально и делали из мухи слона. Справедливее другой портрет: человек, который не отпускает — друзей, письма, кресло у одного и того же окна. Ему хорошо в тихих комнатах, а приглашение стоит повторить дважды.',
    },
    grammar: { en: 'is', ru: 'f' },
  },
  'heavenly-virtue': {
    zh: '天德贵人',
    pinyin: 'Tiāndé Guìrén',
    name: { en: 'Heavenly Virtue', ru: 'Небесная добродетель' },
    short: {
      en: 'A gentle light from the month of birth that softens what stands near',
      ru: 'Мягкий свет от месяца рождения: острые углы по соседству кажутся глаже',
    },
    text: {
      en: 'Every month of birth has one place in the sky from which goodwill is said to come: a stem in eight of the months, a branch in the four that are the middle of a season. Found in a chart, it takes the edge off its neighbours, so that a harsh star turns out merely strict. Its people are described as even-tempered, loath to wound, and helped out of scrapes by having been decent beforehand.',
      ru: 'У каждого месяца рождения есть место на небе, откуда, как считали, идёт благоволение: в восьми месяцах это ствол, в четырёх срединных — ветвь. Найденная в карте, эта добродетель смягчает соседей: суровая звезда рядом с ней оказывается всего лишь строгой. О таких людях пишут, что они ровны, не любят ранить, а из переделок их выручает собственная порядочность, проявленная загодя.',
    },
    grammar: { en: 'is', ru: 'f' },
  },
  'month-virtue': {
    zh: '月德贵人',
    pinyin: 'Yuèdé Guìrén',
    name: { en: 'Monthly Virtue', ru: 'Добродетель месяца' },
    short: {
      en: 'The peacemaker’s star, carried by one yang stem for each trio of months',
      ru: 'Звезда миротворца: один ствол Ян на каждую тройку месяцев',
    },
    text: {
      en: 'Only four stems ever carry it, one to each trio: Yang Fire for those born in a Tiger, Horse or Dog month, Yang Water, Yang Wood and Yang Metal for the rest. Yang Earth is left to mind the centre. Milder than Heavenly Virtue and often named in one breath with it, it suggests the relative to whom both sides of a quarrel tell their story, knowing that it will go no further.',
      ru: 'Её носят лишь четыре ствола, по одному на тройку: Огонь Ян для рождённых в месяц Тигра, Лошади или Собаки, Вода, Дерево и Металл Ян для остальных. Земле Ян поручено смотреть за серединой. Эта звезда мягче Небесной добродетели, и называют их часто вместе. В карте она похожа на родственника, которому обе стороны ссоры рассказывают своё, зная, что дальше разговор не пойдёт.',
    },
    grammar: { en: 'is', ru: 'f' },
  },
  void: {
    zh: '空亡',
    pinyin: 'Kōngwáng',
    name: { en: 'Void (Kong Wang)', ru: 'Пустота (Кун Ван)' },
    synonyms: { en: ['Empty branches', 'Void branches'], ru: ['Пустые ветви', 'Пустота дня'] },
    short: {
      en: 'A room with no key on the ring: unfurnished, quiet, found late',
      ru: 'Комната, от которой нет ключа на связке: пустая, тихая, найденная поздно',
    },
    text: {
      en: 'Ten stems go round, twelve branches go round, and in each run of ten pillars two branches are left without a stem. They are the void of that run, like a room in the plan for which the ring holds no key. What stands there is not lost, only unfurnished: it shows late, or inwardly. Signing a contract in such a room feels premature; for a prayer or a thorough clean-out, emptiness is just the thing.',
      ru: 'Стволов десять, ветвей двенадцать, и в каждом десятке столпов две ветви остаются без ствола. Это и есть пустота десятка: комната на плане, от которой на связке нет ключа. Стоящее в ней не потеряно, просто не обставлено и проявляется поздно или внутри. Подписывать договор в такой комнате рановато, зато для молитвы или большой уборки пустота — ровно то, что нужно.',
    },
    says: { favours: ['pray', 'cleaning'], forbids: ['contract'] },
    grammar: { en: 'is', ru: 'f' },
  },
} as const satisfies Record<NatalStarId, StarEntry & { readonly text: Words }>
