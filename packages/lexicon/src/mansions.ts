import type { MansionId } from '@zeri/almanac/judgement'
import type { Entry, Grammar, TextEntry } from './entry.ts'
import type { Words } from './locale.ts'
import type { Says } from './star-entry.ts'

type LuminaryId = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn'
type GuardianId = 'dragon' | 'tortoise' | 'tiger' | 'bird'

type Mansion = TextEntry & {
  readonly grammar: Grammar
  readonly animal: Words
  readonly animalZh: string
  readonly luminary: LuminaryId
  readonly guardian: GuardianId
  readonly says?: Says
}

/** Mansion, luminary and animal in Chinese read as its full name: 角木蛟. */
export const luminaries = {
  sun: {
    zh: '日',
    pinyin: 'Rì',
    name: { en: 'Sun', ru: 'Солнце' },
    short: {
      en: 'Great Yang, lord of daylight and of the four Sunday mansions',
      ru: 'Великое Ян, хозяин дневного света и четырёх воскресных стоянок',
    },
  },
  moon: {
    zh: '月',
    pinyin: 'Yuè',
    name: { en: 'Moon', ru: 'Луна' },
    short: {
      en: 'Great Yin, the night traveller who lodges in the mansions; Monday is hers',
      ru: 'Великая Инь, ночная странница, для которой стоянки и заведены; её день — понедельник',
    },
  },
  mars: {
    zh: '火',
    pinyin: 'Huǒ',
    name: { en: 'Mars', ru: 'Марс' },
    short: {
      en: 'The Fire star, once called Dazzling Confusion for its wandering red light; Tuesday',
      ru: 'Звезда Огня, за блуждающий красный свет прозванная Мерцающей смутой; вторник',
    },
  },
  mercury: {
    zh: '水',
    pinyin: 'Shuǐ',
    name: { en: 'Mercury', ru: 'Меркурий' },
    short: {
      en: 'The Water star, quick and shy, never far from the sun; keeps Wednesday',
      ru: 'Звезда Воды, быстрая и пугливая, всегда рядом с Солнцем; её день — среда',
    },
  },
  jupiter: {
    zh: '木',
    pinyin: 'Mù',
    name: { en: 'Jupiter', ru: 'Юпитер' },
    short: {
      en: 'The Wood star, or Year Star: twelve years for one round of the sky; Thursday',
      ru: 'Звезда Дерева, она же Звезда года: обходит небо за двенадцать лет; четверг',
    },
  },
  venus: {
    zh: '金',
    pinyin: 'Jīn',
    name: { en: 'Venus', ru: 'Венера' },
    short: {
      en: 'The Metal star, Great White of dusk and dawn; Friday belongs to it',
      ru: 'Звезда Металла, Великая Белая на заре и в сумерках; ей отдана пятница',
    },
  },
  saturn: {
    zh: '土',
    pinyin: 'Tǔ',
    name: { en: 'Saturn', ru: 'Сатурн' },
    short: {
      en: 'The Earth star, so slow that it spends about a year in each mansion; Saturday',
      ru: 'Звезда Земли, гостит в каждой стоянке около года — так она нетороплива; суббота',
    },
  },
} as const satisfies Record<LuminaryId, Entry>

export const guardians = {
  dragon: {
    zh: '青龙',
    pinyin: 'Qīnglóng',
    name: { en: 'Green Dragon', ru: 'Зелёный дракон' },
    short: {
      en: 'East and spring: seven mansions from Horn to Basket, from Virgo to Sagittarius',
      ru: 'Восток и весна: семь стоянок от Рога до Веялки, от Девы до Стрельца',
    },
  },
  tortoise: {
    zh: '玄武',
    pinyin: 'Xuánwǔ',
    name: { en: 'Black Tortoise', ru: 'Чёрная черепаха' },
    short: {
      en: 'North and winter: a snake coils round its shell, from the Dipper to the Wall',
      ru: 'Север и зима: «Тёмный воин», обвитый змеёй; стоянки от Ковша до Стены',
    },
  },
  tiger: {
    zh: '白虎',
    pinyin: 'Báihǔ',
    name: { en: 'White Tiger', ru: 'Белый тигр' },
    short: {
      en: 'West and autumn: stretched from Legs to Three Stars, with Orion for its body',
      ru: 'Запад и осень: вытянулся от Ног до Трёх звёзд, а тело его — Орион',
    },
  },
  bird: {
    zh: '朱雀',
    pinyin: 'Zhūquè',
    name: { en: 'Vermilion Bird', ru: 'Красная птица' },
    short: {
      en: 'South and summer: from Well to Chariot, with its crest in Gemini and tail in Corvus',
      ru: 'Юг и лето: от Колодца до Колесницы, хохолок в Близнецах, хвост в Вороне',
    },
  },
} as const satisfies Record<GuardianId, Entry>

export const mansions = {
  'mansion-horn': {
    zh: '角',
    pinyin: 'Jiǎo',
    name: { en: 'Horn', ru: 'Рог' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Flood Dragon', ru: 'Водяной дракон' },
    animalZh: '蛟',
    luminary: 'jupiter',
    guardian: 'dragon',
    short: {
      en: 'Horns of the spring Dragon; Spica is one of the two tips',
      ru: 'Рога весеннего Дракона; кончик одного из них — Спика',
    },
    text: {
      en: 'Spica and a fainter neighbour mark the horns of the Green Dragon. Sun, moon and planets pass between them, so astronomers called the pair the Gate of Heaven and began the count of twenty-eight here. In early spring the horns clear the eastern horizon after dusk: the dragon raises its head, people say. The verse of the day praises it for weddings and for laying the foundation of a house.',
      ru: 'Спика и её неяркая соседка — рога Зелёного дракона. Солнце, Луна и планеты проходят между ними, поэтому астрономы звали эту пару Небесными вратами и с неё вели счёт двадцати восьми стоянок. Ранней весной рога после заката показываются на востоке: дракон поднимает голову, говорят в народе. Стихи календаря хвалят этот день для свадьбы и закладки дома.',
    },
    says: { favours: ['wedding', 'groundbreaking'] },
  },
  'mansion-neck': {
    zh: '亢',
    pinyin: 'Kàng',
    name: { en: 'Neck', ru: 'Шея' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Dragon', ru: 'Дракон' },
    animalZh: '龙',
    luminary: 'venus',
    guardian: 'dragon',
    short: {
      en: 'The Dragon’s arched neck, and a word that also means haughty',
      ru: 'Выгнутая шея Дракона и слово, которое значит ещё и «гордыня»',
    },
    text: {
      en: 'Behind the horns the Dragon arches its neck, four faint stars in Virgo. The sign has a second sense, haughty: in the Book of Changes the dragon that has flown too high has cause to regret it. Old verses advise against weddings under the Neck, fearing an empty house for the young wife. Modest work that seeks no applause is quite in keeping with that lesson.',
      ru: 'Сразу за рогами Дракон выгибает шею — четыре слабые звезды в Деве. У иероглифа есть и второе значение, «высокомерный»: в «Книге перемен» дракон, залетевший слишком высоко, раскаивается. Старые стихи не советуют назначать на этот день свадьбу, чтобы молодой жене не сидеть одной в пустом доме. Скромная работа, которой не нужны зрители, — вполне в духе гексаграммы.',
    },
    says: { forbids: ['wedding'] },
  },
  'mansion-root': {
    zh: '氐',
    pinyin: 'Dī',
    name: { en: 'Root', ru: 'Корень' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Raccoon Dog', ru: 'Енотовидная собака' },
    animalZh: '貉',
    luminary: 'saturn',
    guardian: 'dragon',
    short: {
      en: 'A grain scoop of four stars in Libra, on which the Dragon rests its chest',
      ru: 'Черпак из четырёх звёзд в Весах, на который Дракон опирается грудью',
    },
    text: {
      en: 'Four stars of Libra stand like a grain scoop with the Dragon’s chest leaning upon it. Another name was Heaven’s Root: when it came up before dawn in autumn, villagers knew that the streams would soon run low. A raccoon dog, that quiet animal of the undergrowth, is painted beside it. The verse speaks of couples who drift apart, so weddings are given some other day.',
      ru: 'Четыре звезды Весов стоят, как мерка для зерна, и Дракон опирается на неё грудью. Другое имя — Небесный корень: когда осенью он всходил перед рассветом, в деревнях знали, что ручьи скоро обмелеют. Рядом рисуют енотовидную собаку, тихого обитателя подлеска. Стихи вспоминают о супругах, живущих врозь, и свадьбу под Корнем не играют: для неё берут другой день.',
    },
    says: { forbids: ['wedding'] },
  },
  'mansion-room': {
    zh: '房',
    pinyin: 'Fáng',
    name: { en: 'Room', ru: 'Комната' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Rabbit', ru: 'Кролик' },
    animalZh: '兔',
    luminary: 'sun',
    guardian: 'dragon',
    short: {
      en: 'A straight row of four in Scorpius: Heaven’s team of four horses',
      ru: 'Четыре звезды в ряд в Скорпионе — небесная четвёрка коней',
    },
    text: {
      en: 'A short upright row at the head of Scorpius was read in two ways: as the inner room of the house and as four horses harnessed abreast to the carriage of Heaven. Grooms honoured the team, and its first sight at dawn told of the coming frost. The sun’s own rabbit lives here. The day is held good for weddings: the bride, says the verse, comes in like Chang’e returning to the palace of the moon.',
      ru: 'Короткий ряд звёзд в голове Скорпиона понимали двояко: это и внутренний покой дома, и четвёрка коней, запряжённая в небесный экипаж. Конюхи чтили эту упряжку, а её появление на рассвете предвещало заморозки. Живёт здесь солнечный кролик. День считают хорошим для свадьбы: невеста, сказано в стихах, входит в дом, словно Чанъэ возвращается в лунный дворец.',
    },
    says: { favours: ['wedding'] },
  },
  'mansion-heart': {
    zh: '心',
    pinyin: 'Xīn',
    name: { en: 'Heart', ru: 'Сердце' },
    grammar: { en: 'is', ru: 'n' },
    animal: { en: 'Fox', ru: 'Лиса' },
    animalZh: '狐',
    luminary: 'moon',
    guardian: 'dragon',
    short: {
      en: 'Antares, the Great Fire by which the ancients told the end of summer',
      ru: 'Антарес, Великий Огонь, по которому узнавали, что лето кончается',
    },
    text: {
      en: 'Red Antares with a star on either side is the Dragon’s heart. In antiquity a Keeper of Fire watched it, and the Book of Songs opens a poem with its descent: in the seventh month the Fire flows west, in the ninth warm clothes are handed out. Its animal is the moon fox. The verse complains of affairs with neither beginning nor end and warns against laying foundations.',
      ru: 'Красный Антарес с двумя звёздами по бокам — сердце Дракона. В древности за ним следил особый смотритель Огня, а в «Книге песен» есть строки о его закате: в седьмом месяце Огонь уходит на запад, в девятом пора раздавать тёплую одежду. Зверь Сердца — лунная лиса. Стихи сетуют на дела без начала и конца и не советуют закладку дома.',
    },
    says: { forbids: ['groundbreaking'] },
  },
  'mansion-tail': {
    zh: '尾',
    pinyin: 'Wěi',
    name: { en: 'Tail', ru: 'Хвост' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Tiger', ru: 'Тигр' },
    animalZh: '虎',
    luminary: 'mars',
    guardian: 'dragon',
    short: {
      en: 'Nine stars in a hook: the Dragon’s tail is also the Scorpion’s',
      ru: 'Крючок из девяти звёзд: хвост Дракона, он же хвост Скорпиона',
    },
    text: {
      en: 'For once East and West agree: the hook of nine stars in which Greeks saw the Scorpion’s tail is the tail of the Dragon as well. Palace astronomers read the nine as sons, and a full household is what the day stands for. Fiery Mars and a tiger keep it company. Its verse is among the warmest, kind to weddings and to the first stone of a house.',
      ru: 'Редкое согласие Востока и Запада: крючок из девяти звёзд, в котором греки увидели хвост скорпиона, и в Китае хвост, только драконий. Придворные звездочёты принимали девятку за девятерых сыновей, отсюда и образ дня — полный дом. При Хвосте состоят огненный Марс и тигр. Стихи о нём из самых тёплых: день хорош для свадьбы и для первого камня нового дома.',
    },
    says: { favours: ['wedding', 'groundbreaking'] },
  },
  'mansion-basket': {
    zh: '箕',
    pinyin: 'Jī',
    name: { en: 'Winnowing Basket', ru: 'Веялка' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Leopard', ru: 'Леопард' },
    animalZh: '豹',
    luminary: 'mercury',
    guardian: 'dragon',
    short: {
      en: 'Four stars of Sagittarius, fond of wind: there the chaff flies off the grain',
      ru: 'Четыре звезды Стрельца, которые любят ветер: он уносит мякину от зерна',
    },
    text: {
      en: 'In the south there is a Basket, jokes a poet of the Book of Songs, but you cannot winnow with it. Four stars of Sagittarius do look like the shallow tray that tosses grain, and the moon passing there was taken as a sign of wind. The verse heaps up full chests and granaries; a first day of trade, the opening of a shop, sits well under the Basket.',
      ru: 'Есть на юге Веялка, шутит поэт «Книги песен», да только зерна ею не провеешь. Четыре звезды Стрельца и правда похожи на плоский короб, которым подбрасывают зерно, а когда к ним подходила Луна, ждали ветра. Стихи рисуют полные сундуки и закрома, поэтому день подходит для открытия дела: первый торговый день под Веялкой на своём месте.',
    },
    says: { favours: ['opening'] },
  },
  'mansion-dipper': {
    zh: '斗',
    pinyin: 'Dǒu',
    name: { en: 'Southern Dipper', ru: 'Южный Ковш' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Xiezhi Unicorn', ru: 'Единорог сечжи' },
    animalZh: '獬',
    luminary: 'jupiter',
    guardian: 'tortoise',
    short: {
      en: 'Six stars that keep the register of births, as the Northern Dipper keeps that of deaths',
      ru: 'Шесть звёзд, где пишут книгу рождений; книга смертей — у Северного Ковша',
    },
    text: {
      en: 'A youth who was to live nineteen years, the story goes, poured wine for two old men at a board game. They were the Southern and the Northern Dipper; the Southern took the brush, turned the figures about, and nineteen became ninety. Six stars of Sagittarius form his ladle, and the one-horned xiezhi beside it knows right from wrong. The day is held good for laying foundations and for opening a business.',
      ru: 'Юноша, которому было суждено девятнадцать лет, рассказывает предание, подливал вино двум старикам за игральной доской. Это были Южный Ковш и Северный; Южный взял кисть, переставил знаки — и вышло девяносто. Его черпак — шесть звёзд Стрельца, а однорогий зверь сечжи умеет отличать правого от виноватого. День считают хорошим для закладки дома и открытия дела.',
    },
    says: { favours: ['groundbreaking', 'opening'] },
  },
  'mansion-ox': {
    zh: '牛',
    pinyin: 'Niú',
    name: { en: 'Ox', ru: 'Вол' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Ox', ru: 'Вол' },
    animalZh: '牛',
    luminary: 'venus',
    guardian: 'tortoise',
    short: {
      en: 'The led ox of Capricorn, whose herdsman waits beyond the River of Heaven',
      ru: 'Вол на поводу в Козероге; его хозяин, Волопас, ждёт у Небесной реки',
    },
    text: {
      en: 'Six stars of Capricorn are an ox led by a halter. Folk memory joined them to the Cowherd, who sees his wife, the Weaving Maid, only once a year over a bridge of magpies. A mansion with such a story was bound to be thought lonely: its verse advises against weddings. The ox itself is patient, and the day rather suits those who plod on with what they have begun.',
      ru: 'Шесть звёзд Козерога — вол, которого ведут на поводу. Народная память связала его с Волопасом: тот видит жену, Ткачиху, лишь раз в году, на мосту из сорок. Стоянка с такой историей не могла не прослыть одинокой, и стихи не советуют под ней свадьбу. Зато сам вол терпелив, и тем, кто без спешки ведёт давно начатую борозду, он добрый товарищ.',
    },
    says: { forbids: ['wedding'] },
  },
  'mansion-woman': {
    zh: '女',
    pinyin: 'Nǚ',
    name: { en: 'Woman', ru: 'Дева' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Bat', ru: 'Летучая мышь' },
    animalZh: '蝠',
    luminary: 'saturn',
    guardian: 'tortoise',
    short: {
      en: 'A serving woman with bales of cloth, four stars at the edge of Aquarius',
      ru: 'Служанка с тюками ткани — четыре звезды на краю Водолея',
    },
    text: {
      en: 'Not a goddess but a working woman: her full name means a serving maid, and the astrologers gave her charge of cloth and thread. Four stars on the border of Aquarius form her mansion. The bat beside her sleeps by day, and outward bustle is not in the spirit of the place. According to the verse, opening a new gate or a shop is better put off.',
      ru: 'Это не богиня, а труженица: полное имя стоянки значит «служанка», и звездочёты поручили ей полотно и нити. Дом её — четыре звезды на границе Водолея, и с зодиакальной Девой её путать не стоит. Летучая мышь рядом с ней днём спит, шумная суета здесь не ко двору. Открытие лавки или новых ворот, если верить стихам, лучше отложить.',
    },
    says: { forbids: ['opening'] },
  },
  'mansion-emptiness': {
    zh: '虚',
    pinyin: 'Xū',
    name: { en: 'Emptiness', ru: 'Пустота' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Rat', ru: 'Крыса' },
    animalZh: '鼠',
    luminary: 'sun',
    guardian: 'tortoise',
    short: {
      en: 'Two lone stars that once marked the autumn equinox for Emperor Yao',
      ru: 'Две одинокие звезды, по которым при императоре Яо узнавали равноденствие',
    },
    text: {
      en: 'Two stars far apart, with darkness between them: hence the name. The first chapter of the Book of Documents already uses it: when night is as long as day and the star is Emptiness, fix mid-autumn. It lies due north, at the still centre of the Black Tortoise, with the rat of midnight for its animal. The verse pictures lovers asleep in separate rooms, and weddings avoid it.',
      ru: 'Две далёкие друг от друга звезды, а между ними темнота — отсюда имя. Оно звучит уже в «Книге документов»: когда ночь сравнялась с днём и видна Пустота, отмечай середину осени. Стоянка лежит прямо на севере, в неподвижной середине Чёрной черепахи, и зверь её — полуночная крыса. В стихах двое спят порознь, поэтому свадьбы в такой день избегают.',
    },
    says: { forbids: ['wedding'] },
  },
  'mansion-rooftop': {
    zh: '危',
    pinyin: 'Wēi',
    name: { en: 'Rooftop', ru: 'Крыша' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Swallow', ru: 'Ласточка' },
    animalZh: '燕',
    luminary: 'moon',
    guardian: 'tortoise',
    short: {
      en: 'Three stars bent like a roof ridge; the sign means high, and so unsafe',
      ru: 'Три звезды изломом, как конёк крыши; знак значит «высоко» и «опасно»',
    },
    text: {
      en: 'Join the three stars and you get the gable of a roof: one in Aquarius, two across the border in Pegasus. The sign shows a person at the brink of a cliff, and the verse takes the hint at once, beginning with the words: raise no tall tower. So groundbreaking is left to other mansions. The swallow, which nests under eaves, thinks the same roof the safest of places.',
      ru: 'Соедините три звезды, одну в Водолее и две в Пегасе, — получится скат крыши. В иероглифе человек стоит на краю обрыва, и стихи понимают намёк буквально, начинаясь словами «не возводи высоких башен». Поэтому закладку дома оставляют другим дням. А вот ласточка, зверь этой стоянки, гнездится под застрехой и надёжнее места не знает.',
    },
    says: { forbids: ['groundbreaking'] },
  },
  'mansion-encampment': {
    zh: '室',
    pinyin: 'Shì',
    name: { en: 'Encampment', ru: 'Чертог' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Pig', ru: 'Свинья' },
    animalZh: '猪',
    luminary: 'mars',
    guardian: 'tortoise',
    short: {
      en: 'One side of the Square of Pegasus: when it stood high, people built',
      ru: 'Сторона Квадрата Пегаса: когда она высоко, пора строить',
    },
    text: {
      en: 'In a song of the state of Wei the prince waits until Ding, this very mansion, is at its height after dusk. The harvest is in, hands are free, and with a pole and the shadow it casts he lays out his palace. Two stars of Pegasus thus became the builder’s stars, and their days favour groundbreaking. The pig of the mansion is the sign of a well-fed household.',
      ru: 'В песне царства Вэй князь ждёт, пока звезда Дин, то есть эта самая стоянка, поднимется вечером в высшую точку. Урожай убран, руки свободны, и он по шесту и солнечной тени размечает дворец. Так две звезды Пегаса стали звёздами строителей, и день их хорош для закладки дома. Свинья, зверь Чертога, — знак сытого хозяйства.',
    },
    says: { favours: ['groundbreaking'] },
  },
  'mansion-wall': {
    zh: '壁',
    pinyin: 'Bì',
    name: { en: 'Wall', ru: 'Стена' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Yayu Beast', ru: 'Зверь яюй' },
    animalZh: '貐',
    luminary: 'mercury',
    guardian: 'tortoise',
    short: {
      en: 'East wall of the celestial palace, behind which Heaven keeps its library',
      ru: 'Восточная стена небесного дворца, за которой хранится библиотека',
    },
    text: {
      en: 'Facing the Encampment across the Great Square, two stars make the eastern wall of the palace. Behind it Heaven keeps its books, and scholars remembered that Confucius’s descendants hid the classics from the fire in just such a wall. A mythical beast, the yayu, stands guard. Worthy people come out of a house that hangs its gate on such a day, runs the verse, and opening a business is in favour.',
      ru: 'Напротив Чертога, по другую сторону Квадрата Пегаса, две звезды образуют восточную стену дворца. За ней Небо держит книги; учёные вспоминали, что и потомки Конфуция спасли каноны от костра, замуровав их в стене. Стережёт хранилище мифический зверь яюй. Стихи говорят о талантах в доме, где навесили новые ворота, и день подходит для открытия дела.',
    },
    says: { favours: ['opening'] },
  },
  'mansion-legs': {
    zh: '奎',
    pinyin: 'Kuí',
    name: { en: 'Legs', ru: 'Ноги' },
    grammar: { en: 'are', ru: 'pl' },
    animal: { en: 'Wolf', ru: 'Волк' },
    animalZh: '狼',
    luminary: 'jupiter',
    guardian: 'tiger',
    short: {
      en: 'Sixteen stars in mid-stride; later the home of a wolf who deserted for love',
      ru: 'Шестнадцать звёзд в широком шаге; дом волка, сбежавшего с неба ради любви',
    },
    text: {
      en: 'Sixteen stars of Andromeda and Pisces stride across the autumn sky. Ink-stained poets claimed them as patrons of fine writing. Readers of the novel about the Monkey King know them too: their Wood Wolf slips away to earth for a princess, and thirteen days of absence above prove to be thirteen years below. The verse has doubts about a newly opened gate, and opening a business can wait.',
      ru: 'Шестнадцать звёзд Андромеды и Рыб шагают по осеннему небу. Поэты сделали их покровителями изящного слога, а читатели романа о царе обезьян помнят другое: Деревянный Волк сбежал на землю к царевне, и тринадцать дней небесной отлучки оказались здесь тринадцатью годами. Новых ворот стихи под Ногами не одобряют, так что открытие дела может подождать.',
    },
    says: { forbids: ['opening'] },
  },
  'mansion-bond': {
    zh: '娄',
    pinyin: 'Lóu',
    name: { en: 'Bond', ru: 'Узы' },
    grammar: { en: 'is', ru: 'pl' },
    animal: { en: 'Dog', ru: 'Собака' },
    animalZh: '狗',
    luminary: 'venus',
    guardian: 'tiger',
    short: {
      en: 'The herdsman’s tether, in the very place where the Greeks put a ram',
      ru: 'Пастушья привязь — там же, где греки поместили овна',
    },
    text: {
      en: 'By a pleasant accident the Chinese corral and the Greek Ram share the same three stars. To the Han astronomers Bond meant gathering a herd: tethers, pens, a dog running round the flock. What is gathered stays together, so the verse sees brothers in accord and boxes full of silk. Weddings are welcome under it, and so is groundbreaking: the verse begins with a gate going up.',
      ru: 'По счастливой случайности китайский загон и греческий Овен делят одни и те же три звезды. Для ханьских астрономов Узы — это сбор стада: привязь, ограда, собака, бегущая вокруг отары. Собранное держится вместе, и стихам видятся дружные братья и сундуки с шёлком. День хорош для свадьбы и для закладки дома: с новых ворот стихи и начинаются.',
    },
    says: { favours: ['wedding', 'groundbreaking'] },
  },
  'mansion-stomach': {
    zh: '胃',
    pinyin: 'Wèi',
    name: { en: 'Stomach', ru: 'Желудок' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Pheasant', ru: 'Фазан' },
    animalZh: '雉',
    luminary: 'saturn',
    guardian: 'tiger',
    short: {
      en: 'The Tiger’s stomach: a small triangle read as the granary of Heaven',
      ru: 'Желудок Тигра: треугольник звёзд, который звали небесным амбаром',
    },
    text: {
      en: 'The Tiger’s stomach is a tiny triangle at the edge of the Ram, and since a stomach holds grain it became the granary of Heaven. Of couples the verse uses an old figure, the tray raised level with the brows: so Meng Guang served her husband, a poor scholar, out of respect and not duty. Hence the good name of the day for weddings. Its bird is the pheasant, in its brightest coat.',
      ru: 'Желудок Тигра — крошечный треугольник на краю Овна, а раз желудок вмещает зерно, он стал небесным амбаром. О супругах стихи говорят старинным образом, «поднос вровень с бровями»: так Мэн Гуан подавала еду мужу, бедному учёному, — из уважения, а не по обязанности. Оттого день и слывёт хорошим для свадьбы. Птица его — фазан в самом ярком наряде.',
    },
    says: { favours: ['wedding'] },
  },
  'mansion-pleiades': {
    zh: '昴',
    pinyin: 'Mǎo',
    name: { en: 'Pleiades', ru: 'Плеяды' },
    grammar: { en: 'are', ru: 'pl' },
    animal: { en: 'Rooster', ru: 'Петух' },
    animalZh: '鸡',
    luminary: 'sun',
    guardian: 'tiger',
    short: {
      en: 'The misty cluster of seven that stood for midwinter in the oldest calendar',
      ru: 'Туманная горстка из семи звёзд, знак середины зимы в древнем календаре',
    },
    text: {
      en: 'Everyone has seen this cluster, a pinch of frost on winter nights. When the day is shortest and the star is Mao, says the Book of Documents, it is midwinter. In the great novel about the Monkey King the Rooster of this mansion crows twice, and a scorpion spirit that even Monkey could not beat is no more. For all that, the verse speaks of partings, and advises against weddings under the Pleiades.',
      ru: 'Эту щепотку инея на зимнем небе видел каждый. День короче всех, и видна звезда Мао — значит, середина зимы, сказано в «Книге документов». В романе о царе обезьян здешний Петух кричит дважды — и оборотня-скорпиона, с которым не сладил сам царь, больше нет. При всём том стихи толкуют о разлуках, и свадьба под Плеядами не рекомендуется.',
    },
    says: { forbids: ['wedding'] },
  },
  'mansion-net': {
    zh: '毕',
    pinyin: 'Bì',
    name: { en: 'Net', ru: 'Сеть' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Crow', ru: 'Ворона' },
    animalZh: '乌',
    luminary: 'moon',
    guardian: 'tiger',
    short: {
      en: 'A long-handled net with Aldebaran in it; the moon’s visit foretold rain',
      ru: 'Сачок на длинной рукояти с Альдебараном; Луна в нём — к дождю',
    },
    text: {
      en: 'The V of the Hyades is a hand net for hares, Aldebaran caught in the mesh. When the moon draws near the Net, torrents fall, sings an old soldier on the march in the Book of Songs, and the saying outlived the dynasty. The Master of Rain was worshipped as this mansion. Its verse is all good cheer, fields and calm old age, and holds the day good for weddings.',
      ru: 'Галочка Гиад — ручная сеть на зайцев, и в ячее блестит Альдебаран. Луна подходит к Сети — быть ливню, поёт усталый солдат в «Книге песен», и примета пережила династию. В этой стоянке чтили Хозяина дождя. Стихи о ней сплошь благодушные — о полях, достатке, спокойной старости, — а потому день считают хорошим для свадьбы.',
    },
    says: { favours: ['wedding'] },
  },
  'mansion-beak': {
    zh: '觜',
    pinyin: 'Zī',
    name: { en: 'Beak', ru: 'Клюв' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Monkey', ru: 'Обезьяна' },
    animalZh: '猴',
    luminary: 'mars',
    guardian: 'tiger',
    short: {
      en: 'The narrowest mansion of all, a tight little triangle at Orion’s head',
      ru: 'Самая узкая из стоянок — тесный треугольник в голове Ориона',
    },
    text: {
      en: 'Between the Net and the Three Stars there is hardly room for anything, and yet the Beak is there: three faint stars where Orion has his head and the White Tiger his own. It was two degrees wide in Han times and has been shrinking ever since as the sky slowly turns. A restless monkey keeps it. In so cramped a place one does not lay foundations, and the verse agrees.',
      ru: 'Между Сетью и Тремя звёздами почти нет места, и всё же Клюв там умещается: три тусклые звезды, где голова и у Ориона, и у Белого тигра. При династии Хань ширина его была два градуса и с тех пор убывает, потому что небо медленно поворачивается. Сторожит его непоседа-обезьяна. В такой тесноте закладку дома не затевают — не советуют этого и стихи.',
    },
    says: { forbids: ['groundbreaking'] },
  },
  'mansion-three-stars': {
    zh: '参',
    pinyin: 'Shēn',
    name: { en: 'Three Stars', ru: 'Три звезды' },
    grammar: { en: 'are', ru: 'pl' },
    animal: { en: 'Gibbon', ru: 'Гиббон' },
    animalZh: '猿',
    luminary: 'mercury',
    guardian: 'tiger',
    short: {
      en: 'Orion’s Belt; it never shares the sky with red Antares',
      ru: 'Пояс Ориона, который никогда не видит на небе красного Антареса',
    },
    text: {
      en: 'Two princely brothers quarrelled so bitterly that Emperor Yao sent one to tend Antares in the east and the other Orion in the west. One sets as the other rises, and friends who cannot meet are still called Shen and Shang. Orion’s Belt gave this mansion its name. The verse lights it with the star of letters and favours groundbreaking and the opening of a business.',
      ru: 'Два брата-царевича так враждовали, что государь Яо отправил одного смотреть за Антаресом на востоке, другого — за Орионом на западе. Один всходит, когда другой садится; о друзьях, которым никак не свидеться, до сих пор говорят: Шэнь и Шан. Имя стоянке дал пояс Ориона. В стихах её озаряет звезда словесности: день хорош для закладки дома и открытия дела.',
    },
    says: { favours: ['groundbreaking', 'opening'] },
  },
  'mansion-well': {
    zh: '井',
    pinyin: 'Jǐng',
    name: { en: 'Well', ru: 'Колодец' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Steppe Dog', ru: 'Степная собака' },
    animalZh: '犴',
    luminary: 'jupiter',
    guardian: 'bird',
    short: {
      en: 'The widest mansion, eight stars of Gemini laid out like the sign for a well',
      ru: 'Самая широкая стоянка: восемь звёзд Близнецов сложены, как знак «колодец»',
    },
    text: {
      en: 'Draw four strokes crossing like a wellhead seen from above, and you have both the sign and the stars: eight of them, in two rows, at the feet of Gemini. No mansion is wider; the moon needs more than two nights to cross it. Water lies level, so the Well stood for fair measure. A day of plenty in the verse, it suits the opening of a business.',
      ru: 'Четыре черты крест-накрест, как сруб колодца сверху, — вот вам и иероглиф, и сами звёзды: восемь в два ряда, у ног Близнецов. Шире стоянки нет: Луна идёт через неё больше двух ночей. Вода в колодце стоит ровно, и потому он был знаком честной меры. В стихах это день изобилия; подходит он и для открытия дела.',
    },
    says: { favours: ['opening'] },
  },
  'mansion-ghosts': {
    zh: '鬼',
    pinyin: 'Guǐ',
    name: { en: 'Ghosts', ru: 'Призраки' },
    grammar: { en: 'are', ru: 'pl' },
    animal: { en: 'Goat', ru: 'Коза' },
    animalZh: '羊',
    luminary: 'venus',
    guardian: 'bird',
    short: {
      en: 'A dim square in Cancer with a puff of starlight in the middle',
      ru: 'Тусклый квадрат в Раке, а посередине — облачко звёздной пыли',
    },
    text: {
      en: 'Look between Gemini and Leo on a moonless night: inside a square of four dim stars floats a pale wisp. Telescopes resolve it into the Beehive cluster; to the naked eye it is “like cloud, yet not cloud”, as astronomers wrote, and they thought of ancestors carried in a litter. Its animal is the goat, its planet Venus. Weddings are best left to other days, says the verse.',
      ru: 'Посмотрите безлунной ночью между Близнецами и Львом: в квадрате из четырёх слабых звёзд висит бледное пятнышко. Телескоп покажет скопление Ясли, а глазу видно дыхание — «будто облако и не облако», писали астрономы и думали о предках, которых несут в паланкине. Спутники стоянки — коза и золотая Венера. Свадьбу, по словам стихов, лучше перенести.',
    },
    says: { forbids: ['wedding'] },
  },
  'mansion-willow': {
    zh: '柳',
    pinyin: 'Liǔ',
    name: { en: 'Willow', ru: 'Ива' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Water Deer', ru: 'Водяной олень' },
    animalZh: '獐',
    luminary: 'saturn',
    guardian: 'bird',
    short: {
      en: 'Eight stars drooping like a twig, the bill of the Vermilion Bird',
      ru: 'Восемь звёзд поникшей веткой; для Красной птицы это клюв',
    },
    text: {
      en: 'Where Western maps draw the head of Hydra, Chinese ones hang a willow twig; it is at once the bill of the Vermilion Bird, and so answers for herbs and for taste. Friends parting at a bridge used to break a willow branch, because its name sounds like the word for stay. The verse finds the day uneasy at the gate, so the opening of a business had better be put off.',
      ru: 'Там, где западные карты рисуют голову Гидры, китайские вешают ветку ивы; она же клюв Красной птицы, а значит, ведает травами и вкусом. Прощаясь у моста, друзья ломали ивовую ветку: её имя созвучно слову «останься». Стихам в такой день неспокойно у ворот, и открытие дела они советуют отложить. Водяной олень, пугливый и чуткий, с ними согласен.',
    },
    says: { forbids: ['opening'] },
  },
  'mansion-seven-stars': {
    zh: '星',
    pinyin: 'Xīng',
    name: { en: 'Seven Stars', ru: 'Семь звёзд' },
    grammar: { en: 'are', ru: 'pl' },
    animal: { en: 'Horse', ru: 'Лошадь' },
    animalZh: '马',
    luminary: 'sun',
    guardian: 'bird',
    short: {
      en: 'The Bird’s neck around Alphard, the solitary orange star of spring evenings',
      ru: 'Шея Птицы вокруг Альфарда, одинокой оранжевой звезды весенних вечеров',
    },
    text: {
      en: 'Seven stars bend into the neck of the Bird, and only one of them is bright. Arab astronomers named it Alphard, the solitary; Yao’s star clerks took it for spring: day and night are equal, the star is the Bird. Noon, the south, the sun and the horse all meet here. Loneliness has left its trace in the verse as well, which speaks of parting and warns against weddings.',
      ru: 'Семь звёзд изгибаются шеей Птицы, и лишь одна из них яркая. Арабы назвали её Альфард, «одинокая», а звездочёты государя Яо узнавали по ней весну: день равен ночи, и видна Птица. Полдень, юг, Солнце и лошадь сходятся в этом месте неба. Одиночество отозвалось и в стихах: они говорят о расставании и не советуют назначать свадьбу.',
    },
    says: { forbids: ['wedding'] },
  },
  'mansion-bow': {
    zh: '张',
    pinyin: 'Zhāng',
    name: { en: 'Drawn Bow', ru: 'Натянутый лук' },
    grammar: { en: 'is', ru: 'm' },
    animal: { en: 'Deer', ru: 'Олень' },
    animalZh: '鹿',
    luminary: 'moon',
    guardian: 'bird',
    short: {
      en: 'A bow bent in the coils of Hydra; on the Bird it is the full crop',
      ru: 'Лук, согнутый в кольцах Гидры; у Птицы же это полный зоб',
    },
    text: {
      en: 'The sign joins a bow with the word long: a string pulled back. Six stars in the coils of Hydra trace the curve. On the Vermilion Bird the same stars are the crop, so Sima Qian, the historian, put Heaven’s kitchen here, where cups are filled for strangers. Moonlight and a deer give the mansion its gentle side. Verse and custom hold it good for weddings and for raising a house.',
      ru: 'В иероглифе лук стоит рядом со словом «длинный»: тетива оттянута. Изгиб прочерчен шестью звёздами в кольцах Гидры. У Красной птицы на этом месте зоб, поэтому историк Сыма Цянь поселил здесь небесную кухню, где наливают странникам. Лунный свет и олень придают стоянке мягкость. И стихи, и обычай признают день хорошим для свадьбы и закладки дома.',
    },
    says: { favours: ['wedding', 'groundbreaking'] },
  },
  'mansion-wings': {
    zh: '翼',
    pinyin: 'Yì',
    name: { en: 'Wings', ru: 'Крылья' },
    grammar: { en: 'are', ru: 'pl' },
    animal: { en: 'Snake', ru: 'Змея' },
    animalZh: '蛇',
    luminary: 'mars',
    guardian: 'bird',
    short: {
      en: 'Twenty-two faint stars, the most of any mansion, and the music of Heaven',
      ru: 'Двадцать две слабые звезды, больше, чем у любой другой, и музыка Неба',
    },
    text: {
      en: 'Twenty-two stars, more than any other mansion has, spread over the dark stretch around the Cup, and hardly one catches the eye. Astrologers heard music in the wingbeat: this was Heaven’s orchestra, and troupes of southern opera have kept its spirit as their patron. The verse, a plainer soul, says that a high hall is ill begun now, and groundbreaking is usually put off.',
      ru: 'Двадцать две звезды — столько нет ни у одной другой стоянки — рассыпаны в тёмной области вокруг Чаши, и ни одна не бросается в глаза. Во взмахах крыльев звездочёты слышали музыку: здесь играет оркестр Неба, и актёры южной оперы почитали дух Крыльев своим покровителем. Стихи рассуждают прозаичнее: высокого зала в такой день не возводят, и закладку дома обычно переносят.',
    },
    says: { forbids: ['groundbreaking'] },
  },
  'mansion-chariot': {
    zh: '轸',
    pinyin: 'Zhěn',
    name: { en: 'Chariot', ru: 'Колесница' },
    grammar: { en: 'is', ru: 'f' },
    animal: { en: 'Earthworm', ru: 'Дождевой червь' },
    animalZh: '蚓',
    luminary: 'mercury',
    guardian: 'bird',
    short: {
      en: 'The four stars of Corvus as a carriage frame; with it the round is complete',
      ru: 'Четыре звезды Ворона — рама повозки; на ней круг стоянок замыкается',
    },
    text: {
      en: 'Properly the word means the crossboard at the back of a carriage, and the four stars of Corvus do make a neat frame. Wind and wheels were its province. Being the last of twenty-eight, it hands the moon back to the Dragon. The humble earthworm ends the procession of animals, yet the verse is a princely one: a palace by the water, a dragon prince for a bridegroom. Weddings and groundbreaking are both in favour.',
      ru: 'Собственно, слово значит заднюю перекладину повозки, и четыре звезды Ворона действительно складываются в аккуратную раму. Ведала она ветром и колёсами. Двадцать восьмая по счёту, Колесница возвращает Луну Дракону. Шествие зверей замыкает скромный дождевой червь, зато стихи царственные: дворец у воды, сын дракона в женихах. День хорош для свадьбы и для закладки дома.',
    },
    says: { favours: ['wedding', 'groundbreaking'] },
  },
} as const satisfies Record<MansionId, Mansion>
