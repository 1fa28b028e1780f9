import type { ActivityId } from '@zeri/almanac/judgement'
import type { TextEntry, Tuple } from './entry.ts'

/** A day of the Chinese month; `says` names the activities that the taboos in its text concern. */
type LunarDayEntry = TextEntry & { readonly says?: { readonly forbids: readonly ActivityId[] } }

/** The days of the Chinese lunar month, from 初一 to 三十. */
export const chineseLunarDays = [
  {
    zh: '初一',
    pinyin: 'chūyī',
    name: { en: 'First Day of the Moon', ru: 'Первый день луны' },
    short: {
      en: 'No moon in the sky; incense at home, and the count begins anew',
      ru: 'Луны на небе нет; дома курят благовония и начинают счёт заново',
    },
    text: {
      en: 'The moon stands beside the sun and cannot be seen. Incense is lit before the ancestors and many families eat no meat, as they will again on the fifteenth: you may hide from the first, the saying goes, but not from the fifteenth. In the first month this is the Spring Festival; in the tenth, paper clothes are burnt so that the dead keep warm. Nails and planned treatment are left for another day.',
      ru: 'Луна стоит рядом с солнцем, и её не видно. Перед табличками предков зажигают благовония, многие обходятся без мяса; то же повторят через две недели, отсюда и поговорка: от первого числа укроешься, от пятнадцатого — нет. В первом месяце это Праздник весны, а в десятом для предков сжигают бумажную одежду, чтобы им было тепло зимой. Ногти сегодня не трогают, плановое лечение откладывают.',
    },
    says: { forbids: ['medical'] },
  },
  {
    zh: '初二',
    pinyin: 'chū’èr',
    name: { en: 'Second Day of the Moon', ru: 'Второй день луны' },
    short: {
      en: 'A thread of light at best; shopkeepers thank the Earth God',
      ru: 'В лучшем случае ниточка света; лавочники благодарят бога земли',
    },
    text: {
      en: 'A sharp eye may find a thread of light low in the west just after sunset. In Fujian and Taiwan shopkeepers set out meat and incense for the Earth God on the second and the sixteenth, and feed their helpers afterwards. In the first month married daughters visit their parents. In the second the Dragon raises its head: noodles become its whiskers, pancakes its scales, and farmers look out for rain.',
      ru: 'Острый глаз найдёт сразу после заката ниточку света низко на западе. В Фуцзяни и на Тайване лавочники второго и шестнадцатого числа выставляют богу земли мясо и благовония, а потом кормят этим работников. В первом месяце замужние дочери едут к родителям. Во втором Дракон поднимает голову: лапшу зовут его усами, блины — чешуёй, а в деревнях ждут дождя.',
    },
  },
  {
    zh: '初三',
    pinyin: 'chūsān',
    name: { en: 'Third Day of the Moon', ru: 'Третий день луны' },
    short: {
      en: 'The first crescent everyone notices, thin as a painted eyebrow',
      ru: 'Первый серп, который замечают все: тонкий, как подведённая бровь',
    },
    text: {
      en: '“Dew like pearls, the moon like a bow”, wrote Bai Juyi of the third night of the ninth month. On the third of the third people went to the river to rinse off the winter, and from one such outing, in 353, came Wang Xizhi’s preface on the Orchid Pavilion. Popular custom gives six days of a month, this one first, to the Three Maidens and holds no weddings on them. In the sixth month it is one of Yang Gong’s days.',
      ru: '«Роса как жемчуг, месяц как натянутый лук», — сказал Бо Цзюйи о третьей ночи девятого месяца. Третьего числа третьего месяца ходили к реке смыть с себя зиму; с такой прогулки 353 года Ван Сичжи принёс предисловие к стихам Павильона орхидей. Народный обычай отдаёт шесть дней месяца, начиная с этого, Трём девам и свадеб в них не играет. В шестом месяце это и один из дней Ян-гуна.',
    },
    says: { forbids: ['wedding'] },
  },
  {
    zh: '初四',
    pinyin: 'chūsì',
    name: { en: 'Fourth Day of the Moon', ru: 'Четвёртый день луны' },
    short: {
      en: 'A crescent with its dark part faintly aglow; the gods come home',
      ru: 'Серп, у которого светится и тёмная часть; боги возвращаются домой',
    },
    text: {
      en: 'Two hours after sunset the crescent is still up, and the rest of the disc glimmers with light sent back from the earth. Along China’s southern coast the gods who left before the New Year return on the fourth of the first month. “See the gods off early, meet them late”, people say, so the table with fruit and wine is laid in the afternoon. In the other months the day has no feast of its own.',
      ru: 'Через два часа после заката серп ещё не зашёл, а остальной диск мерцает пепельным светом, отражённым от Земли. На южном побережье Китая боги, ушедшие под Новый год, возвращаются четвёртого числа первого месяца. «Провожай богов рано, встречай поздно», — говорят там, и стол с фруктами и вином накрывают после полудня. В остальные месяцы своего праздника у этого дня нет.',
    },
  },
  {
    zh: '初五',
    pinyin: 'chūwǔ',
    name: { en: 'Fifth Day of the Moon', ru: 'Пятый день луны' },
    short: {
      en: 'Dragon boats in the fifth month, the God of Wealth in the first',
      ru: 'В пятом месяце — лодки-драконы, в первом — бог богатства',
    },
    text: {
      en: 'In the first month the fifth ends the New Year bans: firecrackers greet the God of Wealth and the shutters come down from the shops. In the fifth month dragon boats race, rice is wrapped in bamboo leaves, mugwort hangs at the door, and Yang Gong’s list has the date as well. Popular almanacs would have nobody set out on a journey on the fifth, the fourteenth or the twenty-third; the book of 1741 goes half as far and does not write journeys in on these days.',
      ru: 'В первом месяце пятое число снимает новогодние запреты: бога богатства встречают хлопушками, с лавок убирают ставни. В пятом месяце состязаются лодки-драконы, рис заворачивают в бамбуковые листья, у двери вешают полынь; эта же дата стоит в списке Ян-гуна. Народные календари не велят отправляться в дорогу пятого, четырнадцатого и двадцать третьего; свод 1741 года так далеко не идёт, но и дорогу в эти дни не отмечает.',
    },
    says: { forbids: ['travel-far'] },
  },
  {
    zh: '初六',
    pinyin: 'chūliù',
    name: { en: 'Sixth Day of the Moon', ru: 'Шестой день луны' },
    short: {
      en: 'A crescent like a slice of melon; time to air clothes and books',
      ru: 'Серп, как долька дыни; пора проветривать одежду и книги',
    },
    text: {
      en: 'The crescent has thickened to a slice of melon and sets before midnight. On the sixth of the first month northern families sent Poverty on its way: rags and sweepings went out at the gate, and work began again. In the sixth month clothes, quilts and books are spread in the sun: “on the sixth of the sixth, air the reds and the greens”. Nails are left alone on six days of a month, and this is one.',
      ru: 'Серп пополнел до дынной дольки и заходит ещё до полуночи. Шестого числа первого месяца на севере провожали Бедность: за ворота выносили тряпьё и сор, а потом снова брались за работу. В шестом месяце раскладывают на солнце одежду, одеяла и книги; «шестого в шестом сушат красное и зелёное», говорит присловье. Есть в месяце шесть дней, когда не трогают ногтей, и этот — один из них.',
    },
  },
  {
    zh: '初七',
    pinyin: 'chūqī',
    name: { en: 'Seventh Day of the Moon', ru: 'Седьмой день луны' },
    short: {
      en: 'Everyone’s birthday in the first month, the Weaving Maid’s night in the seventh',
      ru: 'В первом месяце — общий день рождения, в седьмом — ночь Ткачихи',
    },
    text: {
      en: 'The seventh day of the year is the birthday of all people: a sixth-century book tells of soup made of seven greens and of little figures cut from silk for the screens. On the seventh of the seventh the Weaving Maid crosses the Milky Way to the Cowherd, and girls threaded needles by the light of this almost-half moon. Matchmakers pass the day over as one of the Three Maidens’; in the fourth month it is on Yang Gong’s list.',
      ru: 'Седьмой день года — день рождения всех людей: книга шестого века рассказывает о похлёбке из семи трав и о человечках, вырезанных из шёлка для ширм. Седьмого числа седьмого месяца Ткачиха переходит Млечный Путь к Волопасу, и девушки вдевали нитку в иголку при свете этой почти половинной луны. Сваты обходят день стороной: он из дней Трёх дев, а в четвёртом месяце — и из списка Ян-гуна.',
    },
    says: { forbids: ['engagement'] },
  },
  {
    zh: '初八',
    pinyin: 'chūbā',
    name: { en: 'Eighth Day of the Moon', ru: 'Восьмой день луны' },
    short: {
      en: 'Half a moon, a fast day, and porridge in the twelfth month',
      ru: 'Половина луны, постный день, а в двенадцатом месяце — каша',
    },
    text: {
      en: 'About now exactly half the disc is lit, with an edge as straight as the string of a bow: “upper bowstring” is the Chinese name of the phase. If the quarter falls today, the almanac puts off planned treatment. Buddhists fast. In the fourth month they pour scented water over an image of the infant Buddha; in the twelfth every kitchen boils Laba porridge, and garlic goes into vinegar for the New Year dumplings.',
      ru: 'Примерно теперь освещена ровно половина диска, и край её прям, как тетива: по-китайски фаза и зовётся «верхней тетивой». Если четверть приходится на этот день, плановое лечение календарь откладывает. Буддисты постятся. В четвёртом месяце они обливают душистой водой изваяние младенца Будды, в двенадцатом на каждой кухне варят кашу лаба, а чеснок заливают уксусом к новогодним пельменям.',
    },
    says: { forbids: ['medical'] },
  },
  {
    zh: '初九',
    pinyin: 'chūjiǔ',
    name: { en: 'Ninth Day of the Moon', ru: 'Девятый день луны' },
    short: {
      en: 'The Jade Emperor’s birthday, and the day to climb a hill in autumn',
      ru: 'День рождения Нефритового императора, а осенью — подъём на гору',
    },
    text: {
      en: 'Nine is the highest of the odd digits, which belong to yang, and two feasts climb to it. After midnight on the ninth of the first month Fujian greets the Jade Emperor with sugar cane tied to the table legs. On the ninth of the ninth people walk up a hill with chrysanthemum wine and a sprig of dogwood. In the third month Yang Gong’s list has it, and shops prefer not to open their doors for the first time.',
      ru: 'Девять — старшая из нечётных цифр, а нечётное принадлежит Ян, и на девятое число приходятся два праздника. Сразу после полуночи девятого числа первого месяца Фуцзянь чествует Нефритового императора: к ножкам стола привязывают сахарный тростник. Девятого в девятом идут на гору с хризантемовым вином и веточкой кизила. В третьем месяце день стоит в списке Ян-гуна, и открывать новую лавку предпочитают не сегодня.',
    },
    says: { forbids: ['opening'] },
  },
  {
    zh: '初十',
    pinyin: 'chūshí',
    name: { en: 'Tenth Day of the Moon', ru: 'Десятый день луны' },
    short: {
      en: 'The last of the “beginning” days; millstones have a holiday',
      ru: 'Последний из «начальных» дней; жернова отдыхают',
    },
    text: {
      en: 'Up to the tenth every day of the month is called “chu”, beginning; tomorrow the bare numbers start. The tenth of the first month was the birthday of stones in northern villages. Millstones and mortars stood idle, and in Shandong a jar was frozen to a flat rock overnight and carried about in the morning: if the rock held, the wheat was expected to do well. The moon, two thirds bright, lasts into the small hours.',
      ru: 'По десятое включительно каждый день месяца зовётся «чу», начальный; с завтрашнего пойдут просто числа. Десятое число первого месяца в северных деревнях считали днём рождения камней. Жернова и ступы стояли без дела, а в Шаньдуне с вечера примораживали к плоскому камню кувшин и утром носили по деревне: не отвалится камень — жди хорошей пшеницы. Луна светит на две трети и заходит глубокой ночью.',
    },
  },
  {
    zh: '十一',
    pinyin: 'shíyī',
    name: { en: 'Eleventh Day of the Moon', ru: 'Одиннадцатый день луны' },
    short: {
      en: 'Three quarters bright; sons-in-law are invited to finish the feast',
      ru: 'Диск светел на три четверти; зятьёв зовут доедать праздничный стол',
    },
    text: {
      en: 'What the Jade Emperor left on the table should not go to waste: on the eleventh of the first month fathers-in-law ask their daughters’ husbands to come and finish the chicken and the sweets. In the second month the date is the second of Yang Gong’s thirteen, and builders wait a day before breaking ground. For the rest the calendar leaves the eleventh to ordinary work and gives it moonlight from dusk until long after midnight.',
      ru: 'Не пропадать же тому, что осталось со стола Нефритового императора: одиннадцатого числа первого месяца тесть зовёт зятьёв доесть курицу и сладости. Во втором месяце эта дата — вторая из тринадцати в списке Ян-гуна, и строители в этот день не трогают землю. В остальном календарь оставляет одиннадцатое обычным делам и даёт ему лунный свет от сумерек и далеко за полночь.',
    },
    says: { forbids: ['groundbreaking'] },
  },
  {
    zh: '十二',
    pinyin: 'shí’èr',
    name: { en: 'Twelfth Day of the Moon', ru: 'Двенадцатый день луны' },
    short: {
      en: 'Hair is left uncut; the flowers of Suzhou have their birthday',
      ru: 'Волосы сегодня не стригут; у цветов Сучжоу день рождения',
    },
    text: {
      en: 'The court almanac keeps two days of each month free of the barber, and the twelfth is the first of them. The moon looks like a steamed bun pressed a little on one side. In the second month Suzhou wished the flowers a happy birthday and tied strips of red silk or paper to the branches; other towns did the same on the second or the fifteenth. In the first month carpenters put up the frames for the lanterns.',
      ru: 'Два дня в каждом месяце придворный календарь обходится без цирюльника и не советует стричь волосы; двенадцатое — первый из них. Луна похожа на паровую булочку, чуть примятую с одного бока. Во втором месяце в Сучжоу поздравляли с днём рождения цветы и повязывали ветки полосками красного шёлка или бумаги; другие города делали это второго или пятнадцатого. В первом месяце плотники ставили остовы под фонари.',
    },
    says: { forbids: ['haircut'] },
  },
  {
    zh: '十三',
    pinyin: 'shísān',
    name: { en: 'Thirteenth Day of the Moon', ru: 'Тринадцатый день луны' },
    short: {
      en: 'Lanterns go up in the south; Yang Gong begins his list of thirteen',
      ru: 'На юге вешают фонари; Ян-гун начинает свой список из тринадцати дат',
    },
    text: {
      en: 'Begin the round of twenty-eight mansions on New Year’s Day, and the thirteenth of them meets the thirteenth of the month, then every twenty-eighth day after. Those thirteen dates are named after Yang Gong, a Tang geomancer; people avoided marrying, breaking ground and opening shops on them. The Three Maidens claim every thirteenth besides. Meanwhile southern towns hang lanterns in the first month, and in the fifth Guan Yu sharpens his blade, so rain is expected.',
      ru: 'Если начать круг двадцати восьми созвездий с Нового года, тринадцатое придётся на тринадцатое число, а дальше будет возвращаться каждые двадцать восемь дней. Так вышли тринадцать дат, названных именем Ян-гуна, танского мастера фэншуй: в них не играли свадеб, не трогали землю, не открывали лавок. Каждое тринадцатое берут себе и Три девы. Южные же города в первом месяце вешают фонари, а в пятом Гуань Юй точит меч, и все ждут дождя.',
    },
    says: { forbids: ['wedding', 'groundbreaking', 'opening'] },
  },
  {
    zh: '十四',
    pinyin: 'shísì',
    name: { en: 'Fourteenth Day of the Moon', ru: 'Четырнадцатый день луны' },
    short: {
      en: '“The moon is nearly full”, as the Book of Changes puts it',
      ru: '«Луна почти полна», как сказано в «Книге перемен»',
    },
    text: {
      en: 'The Book of Changes has a phrase for this night, “the moon nearly full”, and uses it of those who come close to the height and do not yet stand on it. Guangdong lays the ghosts’ supper of the seventh month now, a day before the rest of the country. Boatmen and travellers kept to the shore on the fourteenth: with the fifth and the twenty-third it marks, nine days apart, the return of the nine palaces’ count to the centre.',
      ru: 'В «Книге перемен» для этой ночи есть слова «луна почти полна»: так говорится о том, кто близок к вершине, но ещё не на ней. В Гуандуне ужин для духов в седьмом месяце накрывают именно теперь, на день раньше остальной страны. Лодочники и путники четырнадцатого в дорогу не отправлялись: вместе с пятым и двадцать третьим, каждый раз через девять дней, оно отмечает возвращение счёта девяти дворцов в середину.',
    },
    says: { forbids: ['travel-far', 'boat'] },
  },
  {
    zh: '十五',
    pinyin: 'shíwǔ',
    name: { en: 'Fifteenth Day of the Moon', ru: 'Пятнадцатый день луны' },
    short: {
      en: 'A round moon at sunset, open temples, mooncakes in the eighth month',
      ru: 'Круглая луна на закате, открытые храмы, в восьмом месяце — лунные пряники',
    },
    text: {
      en: 'A round moon comes up as the sun goes down. Three such nights belong to the Three Officials: to Heaven in the first month, when lanterns burn in every street; to Earth in the seventh, when forgotten spirits are fed; to Water in the tenth. The eighth has Mid-Autumn, with mooncakes and pomelos set out under the sky. On any fifteenth temples fill with incense. Of everyday things the books leave only hair and nails for later.',
      ru: 'Солнце садится — и встаёт круглая луна. Три таких ночи принадлежат Трём правителям: в первом месяце Небу, и улицы полны фонарей; в седьмом Земле, и тогда кормят забытых духов; в десятом Воде. На восьмой приходится середина осени, с лунными пряниками и помело на столе под открытым небом. В храмах каждое пятнадцатое людно и дымно от благовоний. Из будничных дел книги откладывают немногое: не стригут волос и ногтей.',
    },
    says: { forbids: ['haircut'] },
  },
  {
    zh: '十六',
    pinyin: 'shíliù',
    name: { en: 'Sixteenth Day of the Moon', ru: 'Шестнадцатый день луны' },
    short: {
      en: 'The night on which the moon is most often truly full',
      ru: 'Ночь, в которую луна чаще всего и бывает полной',
    },
    text: {
      en: '“The moon of the fifteenth is roundest on the sixteenth”, people say, and the tables bear them out: more full moons fall on this date than on any other. Su Shi drifted under the Red Cliff on the sixteenth of the seventh month of 1082. In old Beijing women crossed the bridges together on the sixteenth of the first month to walk off a year’s ailments. In the twelfth, southern shop owners give their staff the year-end supper.',
      ru: '«Луна пятнадцатого круглее всего шестнадцатого», — говорят в Китае, и таблицы это подтверждают: полнолуний на эту дату приходится больше, чем на любую другую. Шестнадцатого числа седьмого месяца 1082 года Су Ши плыл под Красной скалой. В старом Пекине в первом месяце женщины гурьбой переходили мосты, чтобы оставить за ними хвори прошлого года. В двенадцатом хозяева южных лавок устраивают работникам ужин в честь конца года.',
    },
  },
  {
    zh: '十七',
    pinyin: 'shíqī',
    name: { en: 'Seventeenth Day of the Moon', ru: 'Семнадцатый день луны' },
    short: {
      en: 'Darkness comes first, then the moon: one can wait for it standing',
      ru: 'Сначала темнота, потом луна: её ещё можно дождаться стоя',
    },
    text: {
      en: 'From now on night falls before the moon appears. The wait is short: in Japan, which lived by the same calendar, this is the moon one waits for standing, as the next is for sitting and the one after for lying down. About one full moon in seven comes as late as the seventeenth. In the eleventh month Buddhists keep the day as the birthday of Amitabha, Lord of the Western Paradise, whose name they repeat over and over.',
      ru: 'С этого дня темнота наступает раньше, чем появляется луна. Ждать недолго: в Японии, жившей по тому же календарю, её так и называли — луна, которую ждут стоя; завтрашнюю ждут сидя, послезавтрашнюю лёжа. Примерно одно полнолуние из семи запаздывает до семнадцатого. В одиннадцатом месяце буддисты отмечают день рождения Амитабхи, владыки Западного рая, чьё имя твердят снова и снова.',
    },
  },
  {
    zh: '十八',
    pinyin: 'shíbā',
    name: { en: 'Eighteenth Day of the Moon', ru: 'Восемнадцатый день луны' },
    short: {
      en: 'Birthday of the tide: in autumn the Qiantang river runs backwards',
      ru: 'День рождения прилива: осенью река Цяньтан течёт вспять',
    },
    text: {
      en: 'On the eighteenth of the eighth month crowds stand on the sea wall at Haining to see the Qiantang bore come up the river like a white wall. It is the tide god’s birthday, and tides do run highest a few days after full moon. In the first month lanterns are taken down, with noodles to eat, as there were dumplings when they went up. Custom counts the day among the Three Maidens’ and makes no betrothals on it.',
      ru: 'Восемнадцатого числа восьмого месяца на дамбе в Хайнине стоят толпы: по реке Цяньтан белой стеной идёт приливный вал. Это день рождения духа прилива, а приливы и вправду выше всего через несколько дней после полнолуния. В первом месяце снимают фонари и едят лапшу, как ели круглые клёцки, когда их вешали. По обычаю, день принадлежит Трём девам, и о помолвке в него не сговариваются.',
    },
    says: { forbids: ['engagement'] },
  },
  {
    zh: '十九',
    pinyin: 'shíjiǔ',
    name: { en: 'Nineteenth Day of the Moon', ru: 'Девятнадцатый день луны' },
    short: {
      en: 'Guanyin’s day three times a year; the moon rises after supper',
      ru: 'Трижды в году — день Гуаньинь; луна встаёт после ужина',
    },
    text: {
      en: 'Three nineteenths belong to Guanyin, who hears the cries of the world: in the second month she was born, in the sixth she awakened, in the ninth she left home for the monastery. Ferries to Mount Putuo are full, and temple kitchens serve noodles with mushrooms. Nails are not trimmed on any nineteenth. The last of the year is on Yang Gong’s list as well, so a new shop would rather wait for the New Year to open.',
      ru: 'Три девятнадцатых числа отданы Гуаньинь, внемлющей звукам мира: во втором месяце она родилась, в шестом прозрела, в девятом ушла из дома в монастырь. Паромы на остров Путошань полны, в храмовых трапезных подают лапшу с грибами. Ногтей девятнадцатого не подравнивают. Последнее в году девятнадцатое стоит и в списке Ян-гуна, и открытие лавки оставляют до Нового года.',
    },
    says: { forbids: ['opening'] },
  },
  {
    zh: '二十',
    pinyin: 'èrshí',
    name: { en: 'Twentieth Day of the Moon', ru: 'Двадцатый день луны' },
    short: {
      en: 'Pancakes on the roof to help the goddess mend the sky',
      ru: 'Блины на крыше: так помогают богине чинить небо',
    },
    text: {
      en: 'Nüwa once patched the broken heavens with stones of five colours. East of the Yangzi, an old book of marvels says, people helped her on the twentieth of the first month: they tied pancakes with red thread and laid them on the roof. Hakka families still fry cakes for the mending of the sky. The moon is four fifths of itself and appears late in the evening, yellow at first and leaning to one side.',
      ru: 'Когда-то Нюйва залатала расколотое небо камнями пяти цветов. К востоку от Янцзы, говорит старинная книга чудес, ей помогали двадцатого числа первого месяца: перевязывали блины красной нитью и клали на крышу. Семьи хакка и теперь жарят лепёшки «для починки неба». От луны осталось четыре пятых; она показывается поздним вечером, сначала жёлтая и словно прилёгшая на бок.',
    },
  },
  {
    zh: '廿一',
    pinyin: 'niànyī',
    name: { en: 'Twenty-First Day of the Moon', ru: 'Двадцать первый день луны' },
    short: {
      en: 'The count changes to an old word for twenty; few customs, late moon',
      ru: 'Счёт переходит на старинное «двадцать»; обычаев мало, луна поздняя',
    },
    text: {
      en: 'Calendars now write “nian”, a single character for twenty that hardly survives anywhere else. It looks like two tens joined at the foot. The moon comes up an hour or so before midnight, and no great feast falls here: it is a day for whatever was left undone after the full moon. The court almanac would not have nails trimmed. In the eleventh month Yang Gong’s list adds that the ground should be left unbroken.',
      ru: 'В календаре появляется «нянь» — один знак вместо слова «двадцать», почти нигде больше не уцелевший: две десятки, сросшиеся у основания. Луна встаёт за час до полуночи, большого праздника нет, и день остаётся тому, что не доделали после полнолуния. Ногтями придворный календарь заниматься не советует. В одиннадцатом месяце список Ян-гуна просит ещё и не начинать земляных работ.',
    },
    says: { forbids: ['groundbreaking'] },
  },
  {
    zh: '廿二',
    pinyin: 'niàn’èr',
    name: { en: 'Twenty-Second Day of the Moon', ru: 'Двадцать второй день луны' },
    short: {
      en: 'A swollen half-moon at midnight; merchants honour a generous official',
      ru: 'В полночь — пухлая половина луны; купцы чтят щедрого чиновника',
    },
    text: {
      en: 'Anyone still up at midnight sees a swollen half-moon climb out of the east. On the twenty-second of the seventh month merchants light candles to a God of Wealth who, as they tell it, was a magistrate named Li Guizu and gave his salary to the poor. In the Three Maidens’ rhyme the date stands fifth of six, and families choosing a wedding day pass it by; in the copy of the book of 1741 that we have read nothing is said of it.',
      ru: 'Кто не лёг до полуночи, увидит, как на востоке поднимается пухлая половина луны. Двадцать второго числа седьмого месяца купцы ставят свечи богу богатства, который, по их рассказам, был уездным начальником Ли Гуйцзу и раздавал жалованье бедным. В присловье о Трёх девах эта дата пятая из шести, и, выбирая день свадьбы, её пропускают; в нашем экземпляре свода 1741 года о Трёх девах ни слова.',
    },
    says: { forbids: ['wedding'] },
  },
  {
    zh: '廿三',
    pinyin: 'niànsān',
    name: { en: 'Twenty-Third Day of the Moon', ru: 'Двадцать третий день луны' },
    short: {
      en: 'Last quarter, and at the year’s end sweets for the Kitchen God',
      ru: 'Последняя четверть, а в конце года — сласти для бога очага',
    },
    text: {
      en: 'At the end of the year the north smears the Kitchen God’s lips with malt sugar, so that he speaks sweetly of the family, and burns his picture to send him up. On the twenty-third of the third month the sea goddess Mazu is carried through the ports. The last quarter falls here oftener than not. Custom keeps travellers at home as on the fifth and fourteenth, nails wait, and in the tenth month Yang Gong’s list agrees.',
      ru: 'В конце года на севере мажут губы богу очага солодовым сахаром, чтобы он сладко говорил о семье, и сжигают его портрет, отправляя на небо. Двадцать третьего числа третьего месяца по портам носят морскую богиню Мацзу. Последняя четверть чаще всего приходится сюда. Обычай, как пятого и четырнадцатого, не советует пускаться в дорогу, ногти ждут, а в десятом месяце день стоит и у Ян-гуна.',
    },
    says: { forbids: ['travel-far'] },
  },
  {
    zh: '廿四',
    pinyin: 'niànsì',
    name: { en: 'Twenty-Fourth Day of the Moon', ru: 'Двадцать четвёртый день луны' },
    short: {
      en: 'The lotus has its birthday; before the New Year, brooms come out',
      ru: 'День рождения лотоса; а перед Новым годом достают мётлы',
    },
    text: {
      en: 'In the south the Kitchen God leaves a day later than in Beijing; our calendar keeps the northern date. “On the twenty-fourth sweep the house”, runs the rhyme that counts the days to the New Year. In the sixth month Suzhou rowed out among the lotus to wish it a happy birthday, while in Yunnan the Yi carry torches round the fields. Less than half of the moon is left, and it rises after midnight.',
      ru: 'На юге бог очага уходит на день позже, чем в Пекине; наш календарь держится северной даты. «Двадцать четвёртого метём дом», — поётся в считалке последних дней года. В шестом месяце жители Сучжоу плыли на лодках к лотосам, чтобы поздравить их с днём рождения, а ицзу в Юньнани обходят поля с факелами. Луны осталось меньше половины, и встаёт она после полуночи.',
    },
  },
  {
    zh: '廿五',
    pinyin: 'niànwǔ',
    name: { en: 'Twenty-Fifth Day of the Moon', ru: 'Двадцать пятый день луны' },
    short: {
      en: 'Rings of ash in the yard: farmers wish their granaries full',
      ru: 'Круги из золы во дворе: крестьяне загадывают полные амбары',
    },
    text: {
      en: 'Northern farmers “filled the granary” on the twenty-fifth of the first month: they drew rings of ash in the yard, put a handful of grain in the middle and covered it with a brick. In the twelfth, with the Kitchen God away, the Jade Emperor was said to look in himself, so nobody quarrelled while the bean curd was being ground. A broad crescent rises well before light. In the ninth month Yang Gong’s list delays openings.',
      ru: 'Двадцать пятого числа первого месяца северные крестьяне «наполняли амбар»: чертили во дворе круги золой, клали в середину горсть зерна и накрывали кирпичом. В двенадцатом, пока бог очага в отъезде, проведать людей будто бы спускался сам Нефритовый император, и за помолом сои для тофу никто не ссорился. Широкий серп восходит задолго до света. В девятом месяце открытие нового дела откладывают из-за списка Ян-гуна.',
    },
    says: { forbids: ['opening'] },
  },
  {
    zh: '廿六',
    pinyin: 'niànliù',
    name: { en: 'Twenty-Sixth Day of the Moon', ru: 'Двадцать шестой день луны' },
    short: {
      en: 'The moon for which old Edo stayed up all night',
      ru: 'Луна, ради которой в старом Эдо не спали всю ночь',
    },
    text: {
      en: 'Some three hours before the sun a crescent rises with its horns turned away from the dawn. In Edo, on the twenty-sixth of the seventh month, townspeople filled the teahouses along the bay and waited all night for it, hoping to make out three Buddhas in its first light; Hiroshige drew the crowd. In China the rhyme of the last days of the year says only: “On the twenty-sixth, fetch the meat.” Other months ask nothing particular.',
      ru: 'Часа за три до солнца восходит серп, рогами прочь от зари. В Эдо двадцать шестого числа седьмого месяца горожане занимали чайные вдоль залива и ждали его всю ночь, надеясь различить в первых лучах трёх будд; эту толпу рисовал Хиросигэ. В Китае считалка последних дней года говорит коротко: «Двадцать шестого — за мясом». Другие месяцы ничего особенного в этот день не просят.',
    },
  },
  {
    zh: '廿七',
    pinyin: 'niànqī',
    name: { en: 'Twenty-Seventh Day of the Moon', ru: 'Двадцать седьмой день луны' },
    short: {
      en: 'The old birthday of Confucius; a thin arc before daybreak',
      ru: 'Прежний день рождения Конфуция; тонкая дуга перед рассветом',
    },
    text: {
      en: 'For a long time schools kept the birthday of Confucius on the twenty-seventh of the eighth month: lessons stopped and pupils bowed to his tablet. Yang Gong’s list names the very same date, which troubled no teacher. Every month the day is the sixth and last of the Three Maidens’, and bridal chairs stayed in their sheds. Those who rise early see a thin arc low in the east and, close by, often the morning star.',
      ru: 'Двадцать седьмого числа восьмого месяца в школах долго отмечали день рождения Конфуция: уроки прерывали и ученики кланялись его табличке. В списке Ян-гуна стоит та же дата, и учителей это не смущало. Каждый месяц день этот — шестой и последний у Трёх дев: свадебные паланкины оставались под навесом. Рано вставший увидит низко на востоке тонкую дугу, а рядом нередко и утреннюю звезду.',
    },
    says: { forbids: ['wedding'] },
  },
  {
    zh: '廿八',
    pinyin: 'niànbā',
    name: { en: 'Twenty-Eighth Day of the Moon', ru: 'Двадцать восьмой день луны' },
    short: {
      en: 'The moon has been a guest of every mansion; temple fairs in spring',
      ru: 'Луна погостила во всех созвездиях; весной — храмовые ярмарки',
    },
    text: {
      en: 'The moon needs twenty-seven days and a third to go round the stars, so by now it has spent a night in each of the twenty-eight mansions. Two spring fairs fall here: in the third month for the god of Mount Tai, judge of souls, and in the fourth for the King of Medicine, the physician Sun Simiao. At the year’s end dough is left to rise for the steamed buns of the New Year.',
      ru: 'Чтобы обойти все звёзды, луне нужно двадцать семь дней и ещё треть, так что в каждом из двадцати восьми созвездий она уже переночевала. Сюда приходятся две весенние ярмарки: в третьем месяце в честь бога горы Тайшань, судьи душ, в четвёртом — в честь Царя лекарств, лекаря Сунь Сымяо. Под конец года в этот день ставят тесто на новогодние паровые булочки.',
    },
  },
  {
    zh: '廿九',
    pinyin: 'niànjiǔ',
    name: { en: 'Twenty-Ninth Day of the Moon', ru: 'Двадцать девятый день луны' },
    short: {
      en: 'The end of a short month, and now and then New Year’s Eve',
      ru: 'Конец короткого месяца, а порой и канун Нового года',
    },
    text: {
      en: 'A short month ends here: the moon takes twenty-nine days and a half, and calendars cannot halve a day. When the twelfth month is short, New Year’s Eve falls on the twenty-ninth, as it does five years running from 2025 to 2029. The seventh month alone has two of Yang Gong’s days, its first and this one. A last thread of light may show just before sunrise; evenings belong to the stars.',
      ru: 'Короткий месяц кончается здесь: луне нужно двадцать девять с половиной дней, а делить сутки пополам календарь не умеет. Если короток двенадцатый месяц, канун Нового года приходится на двадцать девятое, и с 2025 по 2029 год так бывает пять раз подряд. Только в седьмом месяце у Ян-гуна два дня: первый и этот. Перед самым восходом может мелькнуть последняя ниточка света, а вечера достаются звёздам.',
    },
  },
  {
    zh: '三十',
    pinyin: 'sānshí',
    name: { en: 'Thirtieth Day of the Moon', ru: 'Тридцатый день луны' },
    short: {
      en: 'Only long months have it: a dark night and an unhurried ending',
      ru: 'Есть только в длинных месяцах: тёмная ночь и неспешный конец',
    },
    text: {
      en: 'Barely more than half of all months reach the thirtieth. Its old name, “hui”, means darkness: there is no moon to be seen. People say “the thirtieth” for New Year’s Eve even in a year when it is the twenty-ninth; the family eats together and sits up to see the old year out. On the last night of the seventh month Suzhou stuck incense in the earth along its lanes for Dizang, who looks after the dead.',
      ru: 'До тридцатого доживает чуть больше половины месяцев. Его старое имя «хуэй» значит «темнота»: луны не видно вовсе. Канун Нового года в народе зовут «тридцатым», даже когда он приходится на двадцать девятое; семья ужинает вместе и не ложится, провожая старый год. В последнюю ночь седьмого месяца в Сучжоу втыкали в землю вдоль улочек курительные палочки для Дицзана, заступника умерших.',
    },
  },
] as const satisfies Tuple<LunarDayEntry, 30>
