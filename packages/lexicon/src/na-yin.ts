import type { Entry, Tuple } from './entry.ts'

/** The melodic element of a pair of pillars, from that of 甲子 and 乙丑. */
export const naYin = [
  {
    zh: '海中金',
    pinyin: 'Hǎizhōng Jīn',
    name: { en: 'Gold in the Sea', ru: 'Золото в море' },
    short: {
      en: 'Treasure on the sea floor: its worth is known, its hour has not come',
      ru: 'Клад на морском дне: цена ему известна, черёд ещё не пришёл',
    },
  },
  {
    zh: '炉中火',
    pinyin: 'Lúzhōng Huǒ',
    name: { en: 'Fire in the Furnace', ru: 'Огонь в печи' },
    short: {
      en: 'A flame with walls around it, fed by hand and put to work',
      ru: 'Пламя в четырёх стенах: его кормят с рук, и оно служит',
    },
  },
  {
    zh: '大林木',
    pinyin: 'Dàlín Mù',
    name: { en: 'Great Forest Wood', ru: 'Дерево большого леса' },
    short: {
      en: 'Trunk beside trunk as far as one can see; no tree here stands for itself',
      ru: 'Ствол к стволу до самого горизонта; поодиночке здесь не растут',
    },
  },
  {
    zh: '路旁土',
    pinyin: 'Lùpáng Tǔ',
    name: { en: 'Roadside Earth', ru: 'Земля у дороги' },
    short: {
      en: 'The verge that everybody walks on and a ploughman may yet turn into a field',
      ru: 'Обочина, которую топчут все, а пахарь однажды сделает полем',
    },
  },
  {
    zh: '剑锋金',
    pinyin: 'Jiànfēng Jīn',
    name: { en: 'Sword-Edge Metal', ru: 'Металл острия меча' },
    short: {
      en: 'Steel after fire, water and whetstone, best when it stays in the sheath',
      ru: 'Сталь после огня, воды и точильного камня; в ножнах ей лучше всего',
    },
  },
  {
    zh: '山头火',
    pinyin: 'Shāntóu Huǒ',
    name: { en: 'Mountain-Top Fire', ru: 'Огонь на вершине горы' },
    short: {
      en: 'A beacon or the sunset on a summit: seen for miles, warming nobody nearby',
      ru: 'Сигнальный костёр или закат на пике: виден за много вёрст, а рук не согреет',
    },
  },
  {
    zh: '涧下水',
    pinyin: 'Jiànxià Shuǐ',
    name: { en: 'Ravine Water', ru: 'Вода на дне ущелья' },
    short: {
      en: 'A thin cold stream between cliffs, heard long before it is seen',
      ru: 'Тонкий холодный поток меж скал: слышен задолго до того, как покажется',
    },
  },
  {
    zh: '城头土',
    pinyin: 'Chéngtóu Tǔ',
    name: { en: 'City Wall Earth', ru: 'Земля городской стены' },
    short: {
      en: 'Clay rammed layer upon layer until it can guard a town',
      ru: 'Глина, утрамбованная слой за слоем, пока не смогла охранять город',
    },
  },
  {
    zh: '白蜡金',
    pinyin: 'Báilà Jīn',
    name: { en: 'White Wax Metal', ru: 'Металл белого воска' },
    short: {
      en: 'Metal just poured, soft and pale as wax, ready to take a stamp',
      ru: 'Только что отлитый металл, мягкий и бледный, как воск: возьмёт любую печать',
    },
  },
  {
    zh: '杨柳木',
    pinyin: 'Yángliǔ Mù',
    name: { en: 'Willow Wood', ru: 'Дерево ивы' },
    short: {
      en: 'Branches that follow the wind; friends broke one off when they parted',
      ru: 'Ветви по воле ветра; прощаясь, друзья дарили друг другу ивовый прут',
    },
  },
  {
    zh: '泉中水',
    pinyin: 'Quánzhōng Shuǐ',
    name: { en: 'Wellspring Water', ru: 'Вода родника' },
    short: {
      en: 'A source that fills as fast as it is drawn, cool in any weather',
      ru: 'Источник, который не вычерпать: сколько взяли, столько набежало',
    },
  },
  {
    zh: '屋上土',
    pinyin: 'Wūshàng Tǔ',
    name: { en: 'Earth on the Roof', ru: 'Земля на крыше' },
    short: {
      en: 'Baked tiles: clay that went through fire so that a family could stay dry',
      ru: 'Черепица: глина прошла огонь, чтобы в доме было сухо',
    },
  },
  {
    zh: '霹雳火',
    pinyin: 'Pīlì Huǒ',
    name: { en: 'Thunderbolt Fire', ru: 'Огонь молнии' },
    short: {
      en: 'Light that comes with rain, lasts an instant and wakes the whole valley',
      ru: 'Огонь, который приходит с дождём, живёт миг и будит всю долину',
    },
  },
  {
    zh: '松柏木',
    pinyin: 'Sōngbǎi Mù',
    name: { en: 'Pine and Cypress Wood', ru: 'Дерево сосны и кипариса' },
    short: {
      en: 'Evergreens; “only in the cold do we learn which trees lose leaves last”',
      ru: 'Вечнозелёные: лишь в холода узнаёшь, кто из деревьев облетает последним',
    },
  },
  {
    zh: '长流水',
    pinyin: 'Chángliú Shuǐ',
    name: { en: 'Long-Flowing Water', ru: 'Вода долгого потока' },
    short: {
      en: 'The quiet river that never runs dry and never seems to hurry',
      ru: 'Тихая река, которая не мелеет и никуда не торопится',
    },
  },
  {
    zh: '沙中金',
    pinyin: 'Shāzhōng Jīn',
    name: { en: 'Gold in the Sand', ru: 'Золото в песке' },
    short: {
      en: 'Grains one has to wash for: a panful of sand for a pinch of dust',
      ru: 'Крупинки, которые надо намыть: лоток песка ради щепотки',
    },
  },
  {
    zh: '山下火',
    pinyin: 'Shānxià Huǒ',
    name: { en: 'Fire below the Mountain', ru: 'Огонь у подножия горы' },
    short: {
      en: 'Evening windows in a valley, the last red light under a dark slope',
      ru: 'Окна вечером в долине, последний красный свет под тёмным склоном',
    },
  },
  {
    zh: '平地木',
    pinyin: 'Píngdì Mù',
    name: { en: 'Wood of the Plain', ru: 'Дерево равнины' },
    short: {
      en: 'A single tree in open fields: a landmark, a shade at noon, someone’s future beam',
      ru: 'Одинокое дерево среди полей: примета, полуденная тень, чья-то будущая балка',
    },
  },
  {
    zh: '壁上土',
    pinyin: 'Bìshàng Tǔ',
    name: { en: 'Earth on the Wall', ru: 'Земля на стене' },
    short: {
      en: 'Plaster: it cannot stand alone, and without it the house is all draughts',
      ru: 'Штукатурка: сама не стоит, но без неё в доме гуляют сквозняки',
    },
  },
  {
    zh: '金箔金',
    pinyin: 'Jīnbó Jīn',
    name: { en: 'Gold Leaf', ru: 'Сусальное золото' },
    short: {
      en: 'Beaten thinner than paper, so that one coin can gild a whole screen',
      ru: 'Расковано тоньше бумаги: одной монеты хватит на целую ширму',
    },
  },
  {
    zh: '覆灯火',
    pinyin: 'Fùdēng Huǒ',
    name: { en: 'Covered Lamp Fire', ru: 'Огонь лампы под колпаком' },
    short: {
      en: 'A night light behind its shade, for places where the sun does not reach',
      ru: 'Ночник за бумажным щитком: светит там, куда солнце не заглядывает',
    },
  },
  {
    zh: '天河水',
    pinyin: 'Tiānhé Shuǐ',
    name: { en: 'River of Heaven Water', ru: 'Вода Небесной реки' },
    short: {
      en: 'The Milky Way, and the rain that falls from it on all fields alike',
      ru: 'Млечный Путь и дождь из него, одинаковый для всех полей',
    },
  },
  {
    zh: '大驿土',
    pinyin: 'Dàyì Tǔ',
    name: { en: 'Post Road Earth', ru: 'Земля почтового тракта' },
    short: {
      en: 'The highway with its relay stations: wide, firm, used to hooves and news',
      ru: 'Большой тракт со станциями: широкий, твёрдый, привычный к копытам и вестям',
    },
  },
  {
    zh: '钗钏金',
    pinyin: 'Chāichuàn Jīn',
    name: { en: 'Hairpin and Bracelet Gold', ru: 'Золото шпилек и браслетов' },
    short: {
      en: 'Ornaments that lie in a casket by day and catch the lamp in the evening',
      ru: 'Украшения: днём лежат в ларце, вечером ловят свет лампы',
    },
  },
  {
    zh: '桑柘木',
    pinyin: 'Sāngzhè Mù',
    name: { en: 'Mulberry Wood', ru: 'Дерево шелковицы' },
    short: {
      en: 'Cut back every year to feed silkworms: leaves that end up as robes',
      ru: 'Её стригут каждый год для шелкопрядов: листья, которые станут платьем',
    },
  },
  {
    zh: '大溪水',
    pinyin: 'Dàxī Shuǐ',
    name: { en: 'Great Stream Water', ru: 'Вода большого ручья' },
    short: {
      en: 'Mountain brooks gathered into one, on their noisy way to the river',
      ru: 'Горные ручьи слились в один и с шумом спешат к реке',
    },
  },
  {
    zh: '沙中土',
    pinyin: 'Shāzhōng Tǔ',
    name: { en: 'Earth in the Sand', ru: 'Земля в песке' },
    short: {
      en: 'A shoal left by the flood: shifting ground, and the first reeds on it',
      ru: 'Отмель после паводка: зыбкая почва, а на ней первый камыш',
    },
  },
  {
    zh: '天上火',
    pinyin: 'Tiānshàng Huǒ',
    name: { en: 'Fire in the Sky', ru: 'Огонь в небе' },
    short: {
      en: 'The sun at its height, ripening and drying whatever lies beneath',
      ru: 'Солнце в зените: под ним всё спеет и сохнет',
    },
  },
  {
    zh: '石榴木',
    pinyin: 'Shíliu Mù',
    name: { en: 'Pomegranate Wood', ru: 'Гранатовое дерево' },
    short: {
      en: 'A small tough tree that packs a hundred seeds into one fruit',
      ru: 'Невысокое крепкое деревце: сотня зёрен в одном плоде',
    },
  },
  {
    zh: '大海水',
    pinyin: 'Dàhǎi Shuǐ',
    name: { en: 'Water of the Great Sea', ru: 'Вода великого моря' },
    short: {
      en: 'Where all hundred rivers end, salt and patient, refusing none',
      ru: 'Место, куда сходятся сто рек: солёное, терпеливое, никому не отказывает',
    },
  },
] as const satisfies Tuple<Entry, 30>
