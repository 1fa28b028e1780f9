import type { TabooId } from '@zeri/almanac/judgement'
import type { Grammar, TextEntry } from './entry.ts'
import type { Says } from './star-entry.ts'

type TabooEntry = TextEntry & { readonly grammar: Grammar; readonly says?: Says }

// The lines quoted: 彭祖百忌 in 协纪辨方书, juan 35; those here are the ones that juan 10, 百忌日, keeps.
export const taboos = {
  'taboo-jia': {
    zh: '甲不开仓',
    pinyin: 'Jiǎ bù kāi cāng',
    name: { en: 'Taboo of the Stem Jia', ru: 'Запрет ствола Цзя' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A granary opened on a Jia day is soon empty, the verse warns',
      ru: 'Амбар, открытый в день цзя, быстро пустеет, предупреждает стих',
    },
    text: {
      en: '“Jia opens no granary, goods would scatter.” With this line begin the Hundred Taboos of Peng Zu, a sage said to have lived eight hundred years and to have kept count of what can go wrong. Jia is the first of the ten stems, and giving away is an odd way to begin a count. Today the line is heard as advice against lending or paying out large sums; in ten days Jia returns.',
      ru: '«Цзя не открывает амбаров: добро разойдётся». С этой строки начинаются «Сто запретов» Пэн-цзу, мудреца, который прожил, говорят, восемьсот лет и вёл счёт всему, что может не заладиться. Цзя — первый из десяти стволов, а раздавать — странное начало для счёта. Сегодня в строке слышат совет не давать взаймы и не делать крупных выплат; цзя вернётся через десять дней.',
    },
    says: { forbids: ['loan'] },
  },
  'taboo-yi': {
    zh: '乙不栽植',
    pinyin: 'Yǐ bù zāizhí',
    name: { en: 'Taboo of the Stem Yi', ru: 'Запрет ствола И' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The stem of tender shoots asks to be left alone',
      ru: 'Ствол нежных побегов просит его не трогать',
    },
    text: {
      en: 'The sign Yi looks like a sprout bent under the soil, and on its own day the sprout is left in peace. “A thousand seedlings would not grow”, says Peng Zu’s verse, generous with numbers as verses are. Gardeners who keep the rule sort their seeds, sharpen the spade and leave planting for tomorrow, when Bing, the sun, takes over.',
      ru: 'Знак «и» похож на росток, согнутый под землёй, и в собственный день росток не тревожат. «Тысяча саженцев не примется», — обещает стих Пэн-цзу, щедрый на числа, как все стихи. Кто держится правила, точит в этот день лопаты и перебирает семена, а сажать не сажает: завтра черёд ствола бин, то есть солнца, и посадка пойдёт веселее.',
    },
    says: { forbids: ['planting'] },
  },
  'taboo-ding': {
    zh: '丁不剃头',
    pinyin: 'Dīng bù tì tóu',
    name: { en: 'Taboo of the Stem Ding', ru: 'Запрет ствола Дин' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A candle flame near the hair: the barber takes a day off',
      ru: 'Огонёк свечи возле волос: у цирюльника выходной',
    },
    text: {
      en: 'Among the stems Ding is the small flame, a lamp or a candle, and the verse does not want it near a shaven head, for fear of sores. Razors were blunt and soap was scarce when that was written. The almanac has kept the rule with unusual firmness: whatever else a day offers, on Ding it does not recommend a haircut.',
      ru: 'Дин среди стволов — малый огонь, лампа или свеча, и стих не подпускает его к бритой голове: пойдут, мол, болячки. Написано это, когда бритвы были тупы, а мыло редко. Календарь держится правила на диво твёрдо: что бы ещё ни сулил день, если его ствол дин, стрижку не советуют и переносят хотя бы на завтра.',
    },
    says: { forbids: ['haircut'] },
  },
  'taboo-geng': {
    zh: '庚不经络',
    pinyin: 'Gēng bù jīngluò',
    name: { en: 'Taboo of the Stem Geng', ru: 'Запрет ствола Гэн' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'An axe and a warp of silk do not belong in one room',
      ru: 'Топору и шёлковой основе не место в одной комнате',
    },
    text: {
      en: 'Before a single row can be woven the warp must be strung, hundreds of threads, none of them crossed. Geng is unworked metal, the axe, and the verse says the loom “stands stretched in vain”. Weavers wound bobbins that day instead. We read the line a little wider: creative work that hangs by a thread is better not begun on a Geng day.',
      ru: 'Прежде чем выткать первый ряд, натягивают основу: сотни нитей, и ни одна не перекрещена. Гэн — необработанный металл, топор, и станок, по слову стиха, «стоит натянутым впустую». Ткачихи в такой день мотали нитки. Мы читаем строку чуть шире: не начинать в день гэн творческую работу, где всё держится на тонкой нити.',
    },
    says: { forbids: ['creative'] },
  },
  'taboo-xin': {
    zh: '辛不合酱',
    pinyin: 'Xīn bù hé jiàng',
    name: { en: 'Taboo of the Stem Xin', ru: 'Запрет ствола Синь' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The sign itself means acrid, so no bean paste is set to ripen',
      ru: 'Сам знак значит «жгучий», потому и соевую пасту не заводят',
    },
    text: {
      en: 'Soy paste was made once a year, for the whole household, and a spoilt crock was remembered until the next. Xin, the sign of the day, is also the word for a sharp and acrid taste; “the master would not eat of it”, says the verse drily. Ale and vinegar shared the ban. It reaches the crock and no further: the pantry shelf may be filled on any day.',
      ru: 'Соевую пасту готовили раз в год на весь дом, и испорченный чан помнили до следующего. Синь, знак этого дня, значит ещё и «жгучий, едкий» вкус: «хозяин и пробовать не станет», — сухо замечает стих. Под тот же запрет попали брага и уксус. Дальше чана он не простирается: полки в кладовой заполняйте когда угодно.',
    },
  },
  'taboo-ren': {
    zh: '壬不泱水',
    pinyin: 'Rén bù yāng shuǐ',
    name: { en: 'Taboo of the Stem Ren', ru: 'Запрет ствола Жэнь' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The great river is awake; sluices stay as they are',
      ru: 'Большая река не спит: шлюзы оставляют как есть',
    },
    text: {
      en: 'Ren is water on the grand scale, a river in flood or the open sea. On its day farmers neither let water into the fields nor dug a channel or a well, since what was hard to hold, the verse says, would be “harder still to guard against”. It is the sober experience of people who lived below dykes, and it touches nothing but waterworks.',
      ru: 'Жэнь — вода большого размаха, река в половодье или открытое море. В его день крестьяне не пускали воду на поля, не рыли ни канав, ни колодцев: удержать её, говорит стих, «станет ещё труднее». Это трезвый опыт людей, живших под дамбами, и касается он только воды и земли вокруг неё, больше ничего.',
    },
  },
  'taboo-chou': {
    zh: '丑不冠带',
    pinyin: 'Chǒu bù guàndài',
    name: { en: 'Taboo of the Ox', ru: 'Запрет Быка' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A young man’s first cap is not put on under the Ox',
      ru: 'Первую шапку взрослого под знаком Быка не надевают',
    },
    text: {
      en: 'At twenty a young man received his first cap from an honoured guest, together with a grown-up name, and left childhood behind. An Ox day was avoided: whoever was capped then, the verse feared, “would not come home again”. The ceremony has long faded, and the line concerns the cap and nothing else. Our almanac therefore ties none of today’s affairs to it and keeps it as a memory of how grown-up life once began.',
      ru: 'В двадцать лет юноша получал от почётного гостя первую шапку, а с ней взрослое имя, и прощался с детством. День Быка для этого обходили: увенчанный тогда, опасался стих, «не вернётся в родные места». Обряд давно ушёл, и касается строка только шапки. Поэтому ничего из сегодняшних дел наш календарь к ней не привязывает, а хранит её как память о том, с чего когда-то начиналась взрослая жизнь.',
    },
  },
  'taboo-yin': {
    zh: '寅不祭祀',
    pinyin: 'Yín bù jìsì',
    name: { en: 'Taboo of the Tiger', ru: 'Запрет Тигра' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'With a tiger at the gate, the spirits leave their meal untouched',
      ru: 'Когда у ворот тигр, духи не прикасаются к угощению',
    },
    text: {
      en: 'Rice, wine and meat were set out for gods and ancestors, incense was lit, and the family waited until the unseen guests had eaten. On a Tiger day, says the verse, “spirits will not taste it”. Painted tigers guard the doors of China precisely because ghosts fear them. Prayer and offerings are therefore put off; one day later the Rabbit frightens nobody.',
      ru: 'Богам и предкам ставили рис, вино и мясо, зажигали благовония и ждали, пока невидимые гости отведают. В день Тигра, говорит стих, «духи не станут пробовать». Недаром тигра рисуют на дверях: нечисть его боится, а заодно, видимо, и все прочие. Поэтому приношения и молитвы переносили: назавтра Кролик уже никого не пугает.',
    },
    says: { forbids: ['pray'] },
  },
  'taboo-mao': {
    zh: '卯不穿井',
    pinyin: 'Mǎo bù chuān jǐng',
    name: { en: 'Taboo of the Rabbit', ru: 'Запрет Кролика' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A well sunk today would not taste sweet',
      ru: 'Вода из колодца, вырытого сегодня, не будет сладкой',
    },
    text: {
      en: 'A well was dug once in a generation and drunk from by the whole lane, so people were particular about the date. The Rabbit is pure wood, all thirst and root; water struck on its day, the verse says, “has no fragrance”. Chinese tea drinkers still judge a spring by exactly that word. The rule speaks of wells and of nothing else.',
      ru: 'Колодец копали раз в поколение, а пил из него весь переулок, поэтому к выбору дня относились придирчиво. Кролик — чистое дерево, сплошные корни и жажда; вода, найденная в его день, по словам стиха, «не благоухает». Любители чая в Китае и теперь судят о роднике именно так. Касается правило только колодцев и ничего другого.',
    },
  },
  'taboo-si': {
    zh: '巳不远行',
    pinyin: 'Sì bù yuǎnxíng',
    name: { en: 'Taboo of the Snake', ru: 'Запрет Змеи' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The Snake keeps to its hole, and so may the traveller',
      ru: 'Змея не покидает норы, и путнику незачем спешить',
    },
    text: {
      en: 'Snakes across the path were reason enough to turn round in the mountains of the south. The verse thinks of the purse instead: set out far on a Snake day and “goods lie hidden”, profit stays under the stones. Merchants with a caravan could afford to wait until the Horse, which is the very next branch and made for the road. Long journeys are what the day refuses.',
      ru: 'В южных горах змея поперёк тропы была достаточным поводом повернуть назад. Стих думает о кошельке: отправишься далеко в день Змеи — «добро останется сокрыто», прибыль пролежит под камнем. Купец с караваном мог и подождать: следующая ветвь — Лошадь, созданная для дороги. Отговаривает этот день только от дальних поездок.',
    },
    says: { forbids: ['travel-far'] },
  },
  'taboo-wu': {
    zh: '午不苫盖',
    pinyin: 'Wǔ bù shàngài',
    name: { en: 'Taboo of the Horse', ru: 'Запрет Лошади' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Noon fire overhead: straw is not laid on the roof',
      ru: 'Полуденный огонь над головой: солому на крышу не кладут',
    },
    text: {
      en: 'Thatch has to be renewed every few years, bundle by bundle, with half the village on ladders. The Horse is the branch of noon and of fire at its height, poor company for dry straw; under a roof laid that day, the verse says, “the owner will change”. In an age of tiles the line is a piece of memory, and our almanac ties nothing modern to it.',
      ru: 'Соломенную кровлю перестилают раз в несколько лет, сноп за снопом, и на лестницах стоит полдеревни. Лошадь — ветвь полудня и огня в полной силе, соседство для сухой соломы неудачное; под крышей, крытой в её день, говорит стих, «сменится хозяин». Во времена черепицы строка осталась памятью, и ничего сегодняшнего наш календарь к ней не привязывает.',
    },
  },
  'taboo-wei': {
    zh: '未不服药',
    pinyin: 'Wèi bù fú yào',
    name: { en: 'Taboo of the Goat', ru: 'Запрет Козы' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The branch once glossed as “taste” should taste no bitter brew',
      ru: 'Ветви, которую толковали как «вкус», горького отвара не дают',
    },
    text: {
      en: 'The first dictionary of Chinese characters explains the sign of the Goat by the word for flavour, ripe and full in late summer. Bitter decoctions did not go with it; the verse even speaks of poison in the bowels. So the beginning of a cure was postponed to the Monkey. Read it as a hint for visits to the doctor that are yours to schedule, and never for medicine already prescribed.',
      ru: 'Первый словарь иероглифов толкует знак Козы через слово «вкус», спелый и полный, каким он бывает к концу лета. Горькие отвары сюда не шли; стих пугает даже ядом в утробе. Начало лечения поэтому откладывали до Обезьяны. Это подсказка для тех визитов к врачу, которые вы назначаете сами; к уже прописанным лекарствам она не относится.',
    },
    says: { forbids: ['medical'] },
  },
  'taboo-shen': {
    zh: '申不安床',
    pinyin: 'Shēn bù ān chuáng',
    name: { en: 'Taboo of the Monkey', ru: 'Запрет Обезьяны' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A mischievous branch is not invited into the bedroom',
      ru: 'Озорную ветвь в спальню не приглашают',
    },
    text: {
      en: 'For a young couple the new bed was set in place with ceremony, its position measured, dates and lotus seeds scattered over the quilt. Under the Monkey, according to the verse, “sprites come into the room”, which anyone who has read of the Monkey King will find easy to believe. Placing or moving a bed is left for the Rooster, next in line and an early riser.',
      ru: 'Кровать для молодых ставили с церемонией: вымеряли место, по одеялу рассыпали финики и семена лотоса. В день Обезьяны, по словам стиха, «в комнату забредает нечисть», и кто читал о Царе обезьян, легко этому поверит. Поэтому ставить или передвигать кровать не спешили: следующим идёт Петух, который и сам встаёт рано.',
    },
    says: { forbids: ['bed'] },
  },
  'taboo-you': {
    zh: '酉不会客',
    pinyin: 'Yǒu bù huì kè',
    name: { en: 'Taboo of the Rooster', ru: 'Запрет Петуха' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The sign is a wine jar, and the verse has seen how that evening ends',
      ru: 'Знак изображает винный кувшин, и стих знает, чем кончается вечер',
    },
    text: {
      en: 'Draw the sign of the Rooster in its ancient form and you get a wine jar with a pointed foot; with three drops of water beside it, it still reads “wine”. Hence the most cheerful of the taboos: receive guests today and they “sit drunk and raving”. The almanac advises against a banquet or a first date; a pot of tea for two it leaves to your own judgement.',
      ru: 'Нарисуйте знак Петуха по-старинному — выйдет винный кувшин с острым дном; прибавьте три капли воды, и получится слово «вино». Отсюда самый весёлый из запретов: позовёшь гостей, а они «сидят пьяные и куролесят». Календарь не советует в этот день ни пира, ни первого свидания; чай вдвоём он оставляет на ваше усмотрение.',
    },
    says: { forbids: ['date'] },
  },
  'taboo-hai': {
    zh: '亥不嫁娶',
    pinyin: 'Hài bù jiàqǔ',
    name: { en: 'Taboo of the Pig', ru: 'Запрет Свиньи' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'No couple is married on the last branch of the twelve',
      ru: 'На последней из двенадцати ветвей свадеб не играют',
    },
    text: {
      en: 'The circle of branches closes with the Pig, and a marriage should open something. “Unlucky for the groom”, adds the verse, without saying how. Of all the lines of Peng Zu this is the one most widely kept: even where other stars praise a Pig day, the printed almanacs leave weddings out of it. The Rat that follows begins a new round of twelve.',
      ru: 'Свиньёй круг ветвей замыкается, а брак должен что-то открывать. «Жениху не к добру», — добавляет стих, не поясняя почему. Из всех строк Пэн-цзу эту соблюдают чаще прочих: даже если день Свиньи хвалят другие звёзды, свадьбу печатные календари на него не ставят. За Свиньёй идёт Крыса, и с неё начинается новая дюжина.',
    },
    says: { forbids: ['wedding'] },
  },
  'taboo-hair-days': {
    zh: '剃头忌日',
    pinyin: 'Tìtóu jìrì',
    name: { en: 'Hair Taboo of the Moon', ru: 'Лунный запрет на стрижку' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The twelfth and the fifteenth of the moon spare every head',
      ru: 'Двенадцатого и пятнадцатого числа луны головы не трогают',
    },
    text: {
      en: 'Shortly before the moon is full, on the twelfth, and when it is, on the fifteenth, the imperial handbook closes the barber’s stall whatever the stars of the day may say. Under the Qing every man shaved his forehead, so a rule for two days a month concerned half the empire. Now it reads simply: a haircut is better not booked for these dates.',
      ru: 'Перед самым полнолунием, двенадцатого, и в полнолуние, пятнадцатого, императорский свод закрывает цирюльню, что бы ни говорили звёзды дня. При Цин лоб брили все мужчины, так что правило на два дня в месяц касалось половины империи. Теперь оно читается проще: на эти числа стрижку лучше не назначать.',
    },
    says: { forbids: ['haircut'] },
  },
  'taboo-nail-days': {
    zh: '整甲忌日',
    pinyin: 'Zhěngjiǎ jìrì',
    name: { en: 'Nail Taboo of the Moon', ru: 'Лунный запрет на ногти' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Six dates of the moon on which nails keep their length',
      ru: 'Шесть чисел луны, когда ногти оставляют как есть',
    },
    text: {
      en: 'The first, the sixth, the fifteenth, the nineteenth, the twenty-first and the twenty-third: on six days of the moon the handbook of 1741 would not have nails of hand or foot pared. It gives no reason. Scholars of the time let one or two of theirs grow for years, proof that they did no rough work, and could spare the scissors a little longer.',
      ru: 'Первое, шестое, пятнадцатое, девятнадцатое, двадцать первое и двадцать третье: шесть дней луны, в которые свод 1741 года не велит подрезать ногти ни на руках, ни на ногах. Считалось, что «дух человека» обходит тело и гостит тогда в пальцах, руке или стопе. Учёные той поры годами растили один-два ногтя в знак того, что чёрной работы не знают, и с ножницами могли не торопиться.',
    },
  },
  'taboo-moon-quarters': {
    zh: '朔弦望日',
    pinyin: 'Shuò xián wàng rì',
    name: { en: 'Taboo of the Moon’s Quarters', ru: 'Запрет четвертей луны' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'New moon, both half moons and full moon: the body is turning with them',
      ru: 'Новолуние, обе половины и полнолуние: вместе с ними поворачивает и тело',
    },
    text: {
      en: 'Old medicine thought of the blood as a tide: it fills out with the moon, stands high when the moon is round and ebbs towards the dark. At the four turning points, new, half, full and half again, the physicians of the calendar preferred to leave it alone. Treatment that can be planned is kept off these days; whatever is urgent is not the moon’s business.',
      ru: 'Старая медицина представляла кровь приливом: она прибывает с луной, стоит высоко в полнолуние и отходит к тёмным ночам. В четырёх точках поворота — новая луна, половина, полная и снова половина — врачи календаря предпочитали её не трогать. Лечение, которое можно спланировать, на эти дни не назначают; до срочного луне дела нет.',
    },
    says: { forbids: ['medical'] },
  },
} as const satisfies Record<TabooId, TabooEntry>
