import type { GeneralStarId } from '@zeri/almanac/judgement'
import type { StarEntry } from './star-entry.ts'

// What the stars are called and for what they are known: 协纪辨方书, juan 4 to 6 and 10, and the older calendars quoted there.
export const goodStars = {
  'heavenly-virtue': {
    zh: '天德',
    pinyin: 'Tiāndé',
    name: { en: 'Heavenly Virtue', ru: 'Небесная добродетель' },
    synonyms: { en: ['Tian De'], ru: ['Тянь Дэ'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Foremost among the protectors of the month; lesser hindrances step aside',
      ru: 'Первый из покровителей месяца: малые помехи перед ним отступают',
    },
    text: {
      en: 'Eight months of the year give this virtue to one of the ten stems; the four middle months keep it in a corner of the sky where no stem stands. Calendar makers called it Heaven’s own store of good fortune and let it soften many a rough day. It favours weddings, long journeys and the first spadeful of a new house. Hunting and fishing are left for another time, since mercy should reach everything that lives.',
      ru: 'Восемь месяцев года отдают эту добродетель одному из десяти стволов; четыре срединных прячут её в углу неба, где стволов нет. Составители календарей называли её благом самого неба и смягчали ею многие трудные дни. Она благоволит свадьбам, дальним поездкам и закладке дома. Охоту и рыбную ловлю откладывали: милость должна доставаться всему живому.',
    },
    says: { favours: ['wedding', 'travel-far', 'groundbreaking'] },
  },
  'heavenly-virtue-union': {
    zh: '天德合',
    pinyin: 'Tiāndé hé',
    name: { en: 'Union with Heavenly Virtue', ru: 'Союз с Небесной добродетелью' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The stem that answers Heavenly Virtue and shares its kindness',
      ru: 'Ствол, который отвечает Небесной добродетели и делит её доброту',
    },
    text: {
      en: 'Stems live in five pairs, Jia with Ji, Ding with Ren and so on: a yang sign and the yin sign that answers it. When one of a pair bears Heavenly Virtue, the other becomes its ally, like a second voice in a song. The books give both the same list of matters, so here too an engagement, a first day in a new post or a prayer for the household is well placed.',
      ru: 'Стволы живут пятью парами: цзя с цзи, дин с жэнь и так далее, янский знак и отвечающий ему иньский. Когда один из пары несёт Небесную добродетель, второй становится её союзником, как второй голос в песне. Список дел в книгах у них общий, поэтому и здесь уместны помолвка, вступление в должность, молитва о доме.',
    },
    says: { favours: ['engagement', 'start-job', 'pray'] },
  },
  'month-virtue': {
    zh: '月德',
    pinyin: 'Yuèdé',
    name: { en: 'Monthly Virtue', ru: 'Добродетель месяца' },
    synonyms: { en: ['Yue De'], ru: ['Юэ Дэ'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The yang stem of the element that the month builds with its two companions',
      ru: 'Янский ствол той стихии, которую месяц образует с двумя собратьями',
    },
    text: {
      en: 'Tiger, Horse and Dog months together make fire, and Bing, the sun, carries their virtue; Monkey, Rat and Dragon months make water and give it to Ren, the great river. Each trio has such a stem of its own. An early calendar calls it the kindly spirit of the month and commends its days for banquets, for taking up office and for turning the first sod.',
      ru: 'Месяцы Тигра, Лошади и Собаки вместе составляют огонь, и добродетель их — при стволе бин, солнце; Обезьяна, Крыса и Дракон складываются в воду, и она достаётся жэнь, большой реке. Свой янский ствол есть у каждой тройки. Старинный календарь называет его добрым духом месяца и советует в его дни пировать, принимать должность и снимать первую лопату земли на стройке.',
    },
    says: { favours: ['date', 'start-job', 'groundbreaking'] },
  },
  'month-virtue-union': {
    zh: '月德合',
    pinyin: 'Yuèdé hé',
    name: { en: 'Union with Monthly Virtue', ru: 'Союз с Добродетелью месяца' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A yin stem beside a yang one: the quiet half of the month’s blessing',
      ru: 'Иньский ствол рядом с янским: тихая половина месячного блага',
    },
    text: {
      en: 'Monthly Virtue always speaks in a yang voice; this star is the yin reply. In fire months the sun of Bing finds Xin, a polished jewel; in wood months the tall tree of Jia finds Ji, soft garden soil. No weaker than its partner, only milder, it is at its best close to home: moving house, setting out young trees, bringing an animal under one’s roof.',
      ru: 'У Добродетели месяца голос всегда янский, а эта звезда отвечает ей по-иньски. В огненные месяцы солнце бин встречает синь, отшлифованный камень; в древесные высокое дерево цзя находит цзи, мягкую садовую почву. Силы в ней столько же, нрав теплее, и лучше всего ей дома: она хороша для переезда, для посадки деревьев, для появления в семье животного.',
    },
    says: { favours: ['move-house', 'planting', 'pets'] },
  },
  'heavenly-pardon': {
    zh: '天赦',
    pinyin: 'Tiānshè',
    name: { en: 'Heavenly Pardon', ru: 'Небесное прощение' },
    synonyms: { en: ['Heavenly Amnesty', 'Tian She'], ru: ['Амнистия неба', 'Тянь Шэ'] },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'One pillar each season on which faults are forgiven',
      ru: 'Один столп на каждое время года, когда прощаются проступки',
    },
    text: {
      en: 'Earth Tiger in spring, Wood Horse in summer, Earth Monkey in autumn, Wood Rat in winter: about six days a year on which Heaven is said to forgive. An old calendar advises rulers to shorten sentences and clear the wrongly accused; the book of 1741 adds nearly everything that the virtues favour, but no campaigns. Families in Taiwan still go to a temple then, to pray and to own up to a fault. The day suits reconciliation and charity.',
      ru: 'Весной Земляной Тигр, летом Деревянная Лошадь, осенью Земляная Обезьяна, зимой Деревянная Крыса: около шести дней в году, когда небо, как считалось, прощает. Старинный календарь советует правителю смягчать приговоры и оправдывать оговорённых; свод 1741 года прибавляет почти всё, чему благоволят добродетели, кроме походов. На Тайване в такой день до сих пор идут в храм помолиться и повиниться. Он хорош для молитвы, примирения и благотворительности.',
    },
    says: { favours: ['pray', 'reconcile', 'charity'] },
  },
  'heavenly-wish': {
    zh: '天愿',
    pinyin: 'Tiānyuàn',
    name: { en: 'Heavenly Wish', ru: 'Небесное желание' },
    synonyms: { en: ['Tian Yuan'], ru: ['Тянь Юань'] },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The one pillar in sixty that fits the month like a key',
      ru: 'Единственный столп из шестидесяти, который подходит месяцу как ключ',
    },
    text: {
      en: 'Of sixty day pillars a month recognises one as its match: Wood Pig in the Tiger month, Wood Dog in the Rabbit month, each time on the branch that pairs with the month’s own. So the star calls only every second month or so. Calendars praise it for marriage, for money coming in and for peace among relatives; it is kind to the opening of a business as well.',
      ru: 'Из шестидесяти столпов месяц узнаёт как пару только один: в месяц Тигра это Деревянная Свинья, в месяц Кролика — Деревянная Собака, и всякий раз ветвь дня парна ветви месяца. Поэтому звезда заглядывает примерно раз в два месяца. Календари хвалят её для свадеб, для прихода денег и мира среди родни; добра она и к открытию бизнеса.',
    },
    says: { favours: ['wedding', 'invest', 'opening'] },
  },
  'heavenly-grace': {
    zh: '天恩',
    pinyin: 'Tiān’ēn',
    name: { en: 'Heavenly Grace', ru: 'Небесная милость' },
    synonyms: { en: ['Tian En'], ru: ['Тянь Энь'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Runs of five generous days, three times in each cycle of sixty',
      ru: 'Пятидневки щедрости, по три в каждом цикле из шестидесяти дней',
    },
    text: {
      en: 'Heaven has four barred gates, runs an old saying of the calendar makers, and keeps one of them open. Fifteen days of every sixty pass through it, five in a row each time. People of rank were expected to be generous then: to hand out rewards, ease burdens, remember orphans and those who live alone. The same spirit suits charity, a celebration or the first word after a quarrel.',
      ru: 'У неба четверо запретных врат, говорили составители календарей, и одни из них всегда отворены. Через них проходят пятнадцать дней из каждых шестидесяти, по пять подряд. От людей с положением ждали тогда щедрости: наград, послаблений, внимания к сиротам и одиноким. Тот же дух подходит благотворительности, празднику и первому слову после ссоры.',
    },
    says: { favours: ['charity', 'celebrate', 'reconcile'] },
  },
  'month-grace': {
    zh: '月恩',
    pinyin: 'Yuè’ēn',
    name: { en: 'Monthly Grace', ru: 'Милость месяца' },
    synonyms: { en: ['Yue En'], ru: ['Юэ Энь'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The stem that the month gives birth to, a child beside its mother',
      ru: 'Ствол, рождённый самим месяцем: дитя рядом с матерью',
    },
    text: {
      en: 'Wood months give birth to fire, fire months to earth, metal months to water, and the stem so born is the month’s grace. “Child and mother go together”, a treatise on the elements explains. Whatever grows out of something that already exists finds support here: an engagement after long acquaintance, a move to a larger home, a promotion, savings put to work.',
      ru: 'Древесные месяцы рождают огонь, огненные — землю, металлические — воду, и рождённый ствол становится милостью месяца. «Дитя следует за матерью», — поясняет трактат о стихиях. Здесь находит опору всё, что вырастает из уже имеющегося: помолвка после многих лет дружбы, переезд в дом попросторнее, новая должность, вложение накопленного.',
    },
    says: { favours: ['engagement', 'move-house', 'start-job', 'invest'] },
  },
  'four-ministers': {
    zh: '四相',
    pinyin: 'Sìxiàng',
    name: { en: 'Four Ministers', ru: 'Четыре министра' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Stems of the element that the season is raising as its successor',
      ru: 'Стволы той стихии, которую время года растит себе на смену',
    },
    text: {
      en: 'A season reigns like a king and keeps a minister at its side, the element it is raising. Spring wood keeps fire, summer fire keeps earth, autumn metal keeps water, winter water keeps wood; both stems of that element wear the title. Strength still on its way up goes well with everything meant to grow, so the lists name planting, moving house, long journeys and work on the rooms of a home.',
      ru: 'Время года правит как государь и держит при себе министра — стихию, которую растит. У весеннего дерева это огонь, у летнего огня земля, у осеннего металла вода, у зимней воды дерево; титул носят оба ствола. Сила на подъёме под стать тому, что должно расти, поэтому в списках стоят посадка растений, переезд, дальняя дорога и ремонт комнат.',
    },
    says: { favours: ['planting', 'move-house', 'travel-far', 'renovation'] },
  },
  'season-virtue': {
    zh: '时德',
    pinyin: 'Shídé',
    name: { en: 'Seasonal Virtue', ru: 'Добродетель времени года' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'A yang branch fed by the season: Horse, Dragon, Rat or Tiger',
      ru: 'Янская ветвь, которую питает время года: Лошадь, Дракон, Крыса или Тигр',
    },
    text: {
      en: 'Horse in spring, Dragon in summer, Rat in autumn, Tiger in winter: each belongs to the element that its season feeds. Where the Four Ministers speak through stems, this kindness speaks through a branch and so returns every twelfth day. Calendars commend it for feasts and congratulations; a visit to the doctor or a quiet hour of prayer is well placed too.',
      ru: 'Лошадь весной, Дракон летом, Крыса осенью, Тигр зимой: каждый принадлежит той стихии, которую питает его время года. Четыре министра говорят через стволы, а эта доброта — через ветвь, поэтому она возвращается каждый двенадцатый день. Календари советуют её для пиров и поздравлений; удачно выбрано время и для визита к врачу, и для тихой молитвы.',
    },
    says: { favours: ['celebrate', 'date', 'medical', 'pray'] },
  },
  'three-harmony': {
    zh: '三合',
    pinyin: 'Sānhé',
    name: { en: 'Three Harmony', ru: 'Три гармонии' },
    synonyms: { en: ['Trinity'], ru: ['Саньхэ', 'Тройственный союз'] },
    grammar: { en: 'is', ru: 'pl' },
    short: {
      en: 'The day stands at another corner of the month’s triangle of branches',
      ru: 'День стоит в другой вершине того же треугольника ветвей, что и месяц',
    },
    text: {
      en: 'Count four branches forward or back and you reach the other corners of a triangle: at one an element is born, at the next it is in full strength, at the third it is stored. “Different seats, one breath”, say the books. A day at a corner of the month’s triangle pulls the same way, which makes it good for what people do together: a wedding, a contract, hiring, a family feast.',
      ru: 'Отсчитайте четыре ветви вперёд или назад — попадёте в другие вершины треугольника: в одной стихия рождается, во второй она в полной силе, в третьей хранится. «Места разные, дыхание одно», — говорят книги. День в вершине месячного треугольника тянет в ту же сторону, поэтому хорош для общего дела: для свадьбы, договора, найма, семейного пира.',
    },
    says: { favours: ['wedding', 'contract', 'hire', 'date'] },
  },
  'six-harmony': {
    zh: '六合',
    pinyin: 'Liùhé',
    name: { en: 'Six Harmony', ru: 'Шесть гармоний' },
    synonyms: { en: [], ru: ['Люхэ', 'Союз двух ветвей'] },
    grammar: { en: 'is', ru: 'pl' },
    short: {
      en: 'The branch that pairs with the month, as the sun’s place pairs with the Dipper',
      ru: 'Ветвь, парная месяцу, как место солнца парно рукояти Ковша',
    },
    text: {
      en: 'The handle of the Dipper turns one way through the twelve branches while the sun’s own station slips back the other way, and the two are always partners: Rat with Ox, Tiger with Pig, Rabbit with Dog. A day on the partner of its month resembles a handshake. Almanacs commend it for entertaining guests, for an engagement, for a contract between equals.',
      ru: 'Рукоять Ковша обходит двенадцать ветвей в одну сторону, место солнца смещается в другую, и вместе они всегда составляют пару: Крыса с Быком, Тигр со Свиньёй, Кролик с Собакой. День, парный своему месяцу, похож на рукопожатие. Календари советуют его для приёма гостей, для помолвки, для договора между равными.',
    },
    says: { favours: ['date', 'engagement', 'contract'] },
  },
  'heavenly-joy': {
    zh: '天喜',
    pinyin: 'Tiānxǐ',
    name: { en: 'Heavenly Joy', ru: 'Небесная радость' },
    synonyms: { en: ['Tian Xi'], ru: ['Тянь Си'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Joy of the kind that hangs red paper on a door',
      ru: 'Та радость, ради которой вешают на дверь красную бумагу',
    },
    text: {
      en: 'The Chinese sign for joy, written twice side by side, still goes up on doors and windows when a bride is expected. The star with that name keeps company with the officer Success, eight branches on from the month. It likes people and noise: a wedding, an engagement, a table laid for many, a journey made for pleasure all do well under it.',
      ru: 'Иероглиф радости, написанный дважды рядом, и сегодня клеят на двери и окна, когда ждут невесту. Звезда с этим именем приходит вместе с днём Успеха, через восемь ветвей от месяца. Ей по душе люди и шум: удачны под ней свадьба, помолвка, праздник с накрытым на всех столом, путешествие для удовольствия.',
    },
    says: { favours: ['wedding', 'engagement', 'celebrate', 'travel-far'] },
  },
  'heavenly-doctor': {
    zh: '天医',
    pinyin: 'Tiānyī',
    name: { en: 'Heavenly Doctor', ru: 'Небесный лекарь' },
    synonyms: { en: ['Tian Yi'], ru: ['Небесный доктор', 'Тянь И'] },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Heaven’s own healer, from the days when doctor and shaman were one',
      ru: 'Целитель самого неба, из времён, когда врач и шаман были одним лицом',
    },
    text: {
      en: 'An early calendar calls it the shaman and physician of Heaven, for one person once held both offices. On its days people sent for a doctor or began a cure, and that is all the book of 1741 asks of it. Older books disagree on where it stands; we follow that of 1741, which gives it the branch of Success. What cannot wait needs no almanac, as this star would be the first to say.',
      ru: 'Старинный календарь называет его шаманом и врачом неба: когда-то обе службы нёс один человек. В его дни приглашали лекаря и начинали лечение, и свод 1741 года поручает ему только это. О месте звезды старые книги спорят; мы следуем своду, который ставит её на ветвь Успеха. А неотложное календаря не ждёт, и сам лекарь согласился бы с этим первым.',
    },
    says: { favours: ['medical'] },
  },
  'travelling-horse': {
    zh: '驿马',
    pinyin: 'Yìmǎ',
    name: { en: 'Travelling Horse', ru: 'Почтовая лошадь' },
    synonyms: { en: ['Post Horse'], ru: ['И Ма'] },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'A fresh mount at the relay post: movement comes easily',
      ru: 'Свежая лошадь на почтовой станции: движение даётся легко',
    },
    text: {
      en: 'Couriers of the empire changed horses at relay posts, and an urgent letter travelled day and night. The star takes its place opposite the first branch of the month’s triangle: Monkey for the months of Tiger, Horse and Dog, Tiger for those of Monkey, Rat and Dragon. It favours long journeys, moving house, a new car bought for the road ahead.',
      ru: 'Гонцы империи меняли лошадей на станциях, и срочное письмо шло день и ночь. Звезда встаёт напротив первой ветви месячного треугольника: для месяцев Тигра, Лошади и Собаки это Обезьяна, для Обезьяны, Крысы и Дракона — Тигр. Она помогает тем, кто снимается с места, и благоволит дальним поездкам, переезду, покупке машины.',
    },
    says: { favours: ['travel-far', 'move-house', 'vehicle'] },
  },
  'heavenly-empress': {
    zh: '天后',
    pinyin: 'Tiānhòu',
    name: { en: 'Heavenly Empress', ru: 'Небесная императрица' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Rides with the Travelling Horse and watches over the sick',
      ru: 'Едет вместе с Почтовой лошадью и опекает больных',
    },
  },
  'heavenly-horse': {
    zh: '天马',
    pinyin: 'Tiānmǎ',
    name: { en: 'Heavenly Horse', ru: 'Небесный конь' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Heaven’s own team of four, on yang branches only, two further on each month',
      ru: 'Небесная четвёрка: идёт по янским ветвям, каждый месяц через одну',
    },
  },
  'five-wealth': {
    zh: '五富',
    pinyin: 'Wǔfù',
    name: { en: 'Five Wealth', ru: 'Пять богатств' },
    grammar: { en: 'is', ru: 'pl' },
    short: {
      en: 'Loom, vat, stall, barn and herd: the plenty of a well-run estate',
      ru: 'Станок, чан, лавка, амбар и стадо: достаток хорошего хозяйства',
    },
    text: {
      en: 'Pig, Tiger, Snake and Monkey, the four corners of the circle where elements are born, hold the star in turn, a corner each month. The list in the book of 1741 reads like a walk through a prosperous estate: warping the loom, setting the vats, trade, the granary, the herd. For a shop or a firm it means a good day to open, to sign a contract, to put money to work.',
      ru: 'Свинья, Тигр, Змея и Обезьяна — четыре угла круга, где рождаются стихии, — держат звезду по очереди, каждый по месяцу. Список в своде 1741 года читается как прогулка по зажиточной усадьбе: основа на станке, чаны с закваской, торговля, житница, стадо. Для лавки и фирмы это хороший день, чтобы открыться, подписать договор, вложить деньги.',
    },
    says: { favours: ['opening', 'contract', 'invest'] },
  },
  'mother-storehouse': {
    zh: '母仓',
    pinyin: 'Mǔcāng',
    name: { en: 'Mother Storehouse', ru: 'Материнская кладовая' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Branches of the element that feeds the season, as water feeds spring wood',
      ru: 'Ветви стихии, которая кормит время года, как вода кормит весеннее дерево',
    },
  },
  'heavenly-granary': {
    zh: '天仓',
    pinyin: 'Tiāncāng',
    name: { en: 'Heavenly Granary', ru: 'Небесная житница' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Keeper of Heaven’s stores: a day to take in rather than give out',
      ru: 'Хранитель запасов неба: день, когда скорее принимают, чем отдают',
    },
  },
  'people-day': {
    zh: '民日',
    pinyin: 'Mínrì',
    name: { en: 'People’s Day', ru: 'День народа' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Where king and minister have their days, ordinary life has this one',
      ru: 'У царя и министра есть свои дни, а этот отдан обычной жизни',
    },
  },
  'king-day': {
    zh: '王日',
    pinyin: 'Wángrì',
    name: { en: 'King’s Day', ru: 'День царя' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The branch that opens the season and rules it; made for decrees and honours',
      ru: 'Ветвь, которая открывает время года и правит им; время указов и наград',
    },
  },
  'officer-day': {
    zh: '官日',
    pinyin: 'Guānrì',
    name: { en: 'Official’s Day', ru: 'День чиновника' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The middle branch of the season, where service is at its steadiest',
      ru: 'Срединная ветвь времени года, где служба идёт ровнее всего',
    },
  },
  'guard-day': {
    zh: '守日',
    pinyin: 'Shǒurì',
    name: { en: 'Guard’s Day', ru: 'День стража' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The last branch of the season, set to watch its border with the next',
      ru: 'Последняя ветвь времени года, поставленная стеречь границу со следующим',
    },
  },
  'minister-day': {
    zh: '相日',
    pinyin: 'Xiàngrì',
    name: { en: 'Minister’s Day', ru: 'День министра' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'First branch of the season to come, already helping the one that reigns',
      ru: 'Первая ветвь будущего времени года, уже помогающая нынешнему',
    },
  },
  'audience-day': {
    zh: '临日',
    pinyin: 'Línrì',
    name: { en: 'Audience Day', ru: 'День аудиенции' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Those above turn to those below: petitions are read, officials received',
      ru: 'Высшие обращаются к низшим: читают прошения, принимают чиновников',
    },
    says: { favours: ['submit', 'legal', 'start-job'] },
  },
  'month-void-good': {
    zh: '月空',
    pinyin: 'Yuèkōng',
    name: { en: 'Month Void', ru: 'Пустота месяца' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'An open space facing Monthly Virtue, kept for plans and written proposals',
      ru: 'Свободное место напротив Добродетели месяца: для замыслов и докладов',
    },
    says: { favours: ['submit'] },
  },
  'life-breath': {
    zh: '生气',
    pinyin: 'Shēngqì',
    name: { en: 'Life Breath', ru: 'Дыхание жизни' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Sap rising two branches behind the month; no tree is felled on such a day',
      ru: 'Живые соки за две ветви до месяца; деревьев в этот день не рубят',
    },
  },
  'season-yang': {
    zh: '时阳',
    pinyin: 'Shíyáng',
    name: { en: 'Yang of the Month', ru: 'Ян месяца' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The first stir of yang, on the same branch as Open',
      ru: 'Первое движение Ян, на одной ветви с Открытием',
    },
  },
  'lucky-term': {
    zh: '吉期',
    pinyin: 'Jíqī',
    name: { en: 'Lucky Date', ru: 'Счастливый срок' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A step ahead of the month: honours are given and posts taken up',
      ru: 'На шаг впереди месяца: раздают награды и принимают должности',
    },
  },
  'war-blessing': {
    zh: '兵福',
    pinyin: 'Bīngfú',
    name: { en: 'Blessing of Arms', ru: 'Благо войска' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The military side of Establish: the army moves with the strength of the month',
      ru: 'Военная сторона Основания: войско идёт вместе с силой месяца',
    },
  },
  'war-treasure': {
    zh: '兵宝',
    pinyin: 'Bīngbǎo',
    name: { en: 'Treasure of Arms', ru: 'Сокровище войска' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Comes with Remove: commanders were chosen and troops drilled on it',
      ru: 'Приходит с Удалением: в такой день выбирали полководцев и учили войска',
    },
  },
  'blessing-virtue': {
    zh: '福德',
    pinyin: 'Fúdé',
    name: { en: 'Blessed Virtue', ru: 'Благая добродетель' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Shares a name with the village god of the soil, who likes good company',
      ru: 'Тёзка деревенского бога земли, который любит добрую компанию',
    },
  },
  'heavenly-shaman': {
    zh: '天巫',
    pinyin: 'Tiānwū',
    name: { en: 'Heavenly Shaman', ru: 'Небесный шаман' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Carries words to the spirits, so it is asked for offerings and blessings',
      ru: 'Передаёт слова духам, поэтому зовут его к приношениям и просьбам о благе',
    },
    says: { favours: ['pray'] },
  },
  'season-yin': {
    zh: '时阴',
    pinyin: 'Shíyīn',
    name: { en: 'Yin of the Month', ru: 'Инь месяца' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The quiet side of Stable: sums are done, plans drawn, moves thought through',
      ru: 'Тихая сторона Стабильности: считают, составляют планы, обдумывают ходы',
    },
  },
  'release-spirit': {
    zh: '解神',
    pinyin: 'Jiěshén',
    name: { en: 'Spirit of Release', ru: 'Дух избавления' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Unties knots: grievances, ailments and whatever has stuck',
      ru: 'Развязывает узлы: обиды, недуги и всё, что застряло',
    },
  },
  'clear-spirit': {
    zh: '除神',
    pinyin: 'Chúshén',
    name: { en: 'Spirit of Clearing', ru: 'Дух очищения' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Monkey and Rooster days, with metal in them: broom, razor and bath',
      ru: 'Дни Обезьяны и Петуха, в которых есть металл: метла, бритва и баня',
    },
    says: { favours: ['cleaning', 'haircut', 'therapy'] },
  },
  'five-union': {
    zh: '五合',
    pinyin: 'Wǔhé',
    name: { en: 'Five Unions', ru: 'Пять союзов' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Small joinings: a table for guests, a betrothal, a deal; nothing greater',
      ru: 'Малые союзы: гости за столом, сватовство, сделка; для большего слабоваты',
    },
    says: { favours: ['date', 'engagement', 'contract'] },
  },
  'treasure-day': {
    zh: '宝日',
    pinyin: 'Bǎorì',
    name: { en: 'Treasure Day', ru: 'День сокровища' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The stem feeds the branch as a mother her child, and the hour is on one’s side',
      ru: 'Ствол питает ветвь, как мать дитя, и само время на вашей стороне',
    },
  },
  'righteous-day': {
    zh: '义日',
    pinyin: 'Yìrì',
    name: { en: 'Righteous Day', ru: 'День долга' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The branch feeds its stem: the ground itself lends support',
      ru: 'Ветвь питает свой ствол: помогает сама земля под ногами',
    },
  },
  'control-day': {
    zh: '制日',
    pinyin: 'Zhìrì',
    name: { en: 'Control Day', ru: 'День власти' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The stem masters the branch: those above have those below well in hand',
      ru: 'Ствол владеет ветвью: у старшего младшие в руках',
    },
  },
  'yin-virtue': {
    zh: '阴德',
    pinyin: 'Yīndé',
    name: { en: 'Yin Virtue', ru: 'Добродетель Инь' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Good done in secret, charity that asks for no witness',
      ru: 'Добро втайне: благотворительность, которой не нужен свидетель',
    },
    says: { favours: ['charity'] },
  },
  'yang-virtue': {
    zh: '阳德',
    pinyin: 'Yángdé',
    name: { en: 'Yang Virtue', ru: 'Добродетель Ян' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Kindness in the open: help for those alone, a sentence made milder',
      ru: 'Доброта у всех на виду: помощь одиноким, смягчённый приговор',
    },
    says: { favours: ['charity'] },
  },
  'blessing-born': {
    zh: '福生',
    pinyin: 'Fúshēng',
    name: { en: 'Birth of Blessing', ru: 'Рождение счастья' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Incense lit with a wish: the day belongs to offerings and prayer',
      ru: 'Благовония, зажжённые с просьбой: день приношений и молитв',
    },
    says: { favours: ['pray'] },
  },
  'saint-heart': {
    zh: '圣心',
    pinyin: 'Shèngxīn',
    name: { en: 'Sage’s Heart', ru: 'Сердце мудреца' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The sage thinks of others first, and so do the prayers of this day',
      ru: 'Мудрец сначала думает о других; таковы и молитвы этого дня',
    },
    says: { favours: ['pray'] },
  },
  'benefit-heir': {
    zh: '益后',
    pinyin: 'Yìhòu',
    name: { en: 'Benefit to Heirs', ru: 'Благо потомков' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Offerings for those not yet born, and a wish for children',
      ru: 'Приношения ради тех, кто ещё не родился, и просьба о детях',
    },
    says: { favours: ['pray', 'conceive'] },
  },
  'continue-line': {
    zh: '续世',
    pinyin: 'Xùshì',
    name: { en: 'Continuing the Line', ru: 'Продолжение рода' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'One generation ties its thread to the next before the altar of the family',
      ru: 'Поколение привязывает свою нить к следующему у домашнего алтаря',
    },
    says: { favours: ['pray', 'conceive'] },
  },
  'protect-all': {
    zh: '普护',
    pinyin: 'Pǔhù',
    name: { en: 'Protection for All', ru: 'Всеобщая защита' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'A wide roof of divine shade, under which every prayer finds room',
      ru: 'Широкая сень богов, под которой найдётся место любой молитве',
    },
    says: { favours: ['pray'] },
  },
  'important-peace': {
    zh: '要安',
    pinyin: 'Yào’ān',
    name: { en: 'Essential Peace', ru: 'Насущный покой' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'A god is brought into the house and given a place of its own',
      ru: 'В дом вносят образ божества и отводят ему место',
    },
  },
  'jade-eaves': {
    zh: '玉宇',
    pinyin: 'Yùyǔ',
    name: { en: 'Jade Eaves', ru: 'Нефритовая кровля' },
    grammar: { en: 'are', ru: 'f' },
    short: {
      en: 'New tiles for a shrine: the roof under which the gods are at home',
      ru: 'Новая черепица для храма: кровля, под которой живут боги',
    },
  },
  'golden-hall': {
    zh: '金堂',
    pinyin: 'Jīntáng',
    name: { en: 'Golden Hall', ru: 'Золотой зал' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The inner hall of a temple is put in order, its pillars and its gilding',
      ru: 'В храме приводят в порядок главный зал, столбы и позолоту',
    },
  },
  'respect-peace': {
    zh: '敬安',
    pinyin: 'Jìng’ān',
    name: { en: 'Respectful Accord', ru: 'Почтительное согласие' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The image is set up with a bow, elders first, incense lit',
      ru: 'Образ ставят с поклоном: сначала старшие, потом благовония',
    },
  },
  'six-rites': {
    zh: '六仪',
    pinyin: 'Liùyí',
    name: { en: 'Six Rites', ru: 'Шесть церемоний' },
    grammar: { en: 'are', ru: 'pl' },
    short: {
      en: 'Good form walks backwards from the Dragon, one branch a month',
      ru: 'Хороший тон пятится от Дракона, каждый месяц на одну ветвь',
    },
  },
  'war-luck': {
    zh: '兵吉',
    pinyin: 'Bīngjí',
    name: { en: 'Fortune of Arms', ru: 'Удача войска' },
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'Four branches in the wake of the sun, where armies were thought to march well',
      ru: 'Четыре ветви вслед за солнцем: здесь войску, считалось, легко идти',
    },
  },
  'no-general': {
    zh: '不将',
    pinyin: 'Bùjiàng',
    name: { en: 'Day Without Generals', ru: 'День без полководцев' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Neither the yin nor the yang commander of the month claims the day',
      ru: 'На этот день не притязает ни иньский, ни янский полководец месяца',
    },
    text: {
      en: 'Picture the month as two armies: a yang general marches forward through the branches, a yin general marches back, and most pillars fall under one command or the other. Twelve or thirteen of the sixty obey neither. Those were looked up before any others for a wedding, a pleasant thought for two people about to answer only to each other. Tables vary a little from school to school; ours is the imperial one.',
      ru: 'Представьте месяц как два войска: янский полководец идёт по ветвям вперёд, иньский — назад, и большинство столпов попадает под чью-то команду. Двенадцать-тринадцать из шестидесяти не слушаются никого. Их и смотрели прежде других для свадьбы: приятная мысль для двоих, которым отвечать теперь лишь друг перед другом. Таблицы школ немного расходятся, у нас императорская.',
    },
    says: { favours: ['wedding'] },
  },
  'singing-bark': {
    zh: '鸣吠',
    pinyin: 'Míngfèi',
    name: { en: 'Crow and Bark', ru: 'Крик и лай' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The golden rooster crows, the jade dog barks: a calm day for a burial',
      ru: 'Кричит золотой петух, лает нефритовый пёс: спокойный день для похорон',
    },
    says: { favours: ['funeral'] },
  },
  'singing-bark-opposite': {
    zh: '鸣吠对',
    pinyin: 'Míngfèi duì',
    name: { en: 'Opposite of Crow and Bark', ru: 'Противостояние крика и лая' },
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Across from Crow and Bark: a grave is opened, remains are moved',
      ru: 'Напротив Крика и лая: открывают могилу, переносят останки',
    },
  },
  'bathing-days': {
    zh: '沐浴日',
    pinyin: 'Mùyù rì',
    name: { en: 'Bathing Day', ru: 'День омовения' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Rat and Pig, the two water branches, fill the tub',
      ru: 'Крыса и Свинья, две водные ветви, наполняют купель',
    },
    text: {
      en: 'Officials of the Han dynasty had every fifth day off to wash their hair and bathe; under the Tang it became every tenth, and the word for bathing came to mean a holiday. The almanac prefers the days of the Rat and the Pig, whose element is water. A bath-house, a spa, a course of cleansing: here is one day that looks on therapy of this kind with favour.',
      ru: 'Чиновникам династии Хань каждый пятый день давали отпуск, чтобы вымыть голову и искупаться; при Тан отдыхали каждый десятый, и слово «омовение» стало значить выходной. Календарь предпочитает дни Крысы и Свиньи, чья стихия — вода. Баня, купальня, курс очищения: к терапии такого рода этот день благосклонен.',
    },
    says: { favours: ['therapy'] },
  },
  'felling-days': {
    zh: '午申日',
    pinyin: 'Wǔ shēn rì',
    name: { en: 'Felling Day', ru: 'День рубки' },
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'Horse and Monkey days in winter, when wood is weakest and timber is cut',
      ru: 'Зимние дни Лошади и Обезьяны: дерево слабее всего, тогда его и валят',
    },
  },
} as const satisfies Partial<Record<GeneralStarId, StarEntry>>
