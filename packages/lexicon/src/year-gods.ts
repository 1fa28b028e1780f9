import type { YearGodId } from '@zeri/almanac/fengshui'
import type { Entry } from './entry.ts'

/** Gods of the year that have words of their own; Tai Sui and the Break are marks of the compass. */
type OtherGod = Exclude<YearGodId, 'tai-sui' | 'year-break'>

type YearGodEntry = Entry & { readonly side: 'good' | 'bad' }

export const yearGods = {
  'robbery-sha': {
    zh: '劫煞',
    pinyin: 'Jiéshà',
    name: { en: 'Robbery Sha', ru: 'Ша ограбления' },
    side: 'bad',
    short: {
      en: 'First of the three, where the year’s element comes to its end',
      ru: 'Первая из трёх: здесь стихия года сходит на нет',
    },
  },
  'disaster-sha': {
    zh: '灾煞',
    pinyin: 'Zāishà',
    name: { en: 'Disaster Sha', ru: 'Ша бедствия' },
    side: 'bad',
    short: {
      en: 'The middle one, due north, east, south or west, opposite the peak of the trio',
      ru: 'Средняя, точно на одной из четырёх сторон, напротив вершины тройки',
    },
  },
  'year-sha': {
    zh: '岁煞',
    pinyin: 'Suìshà',
    name: { en: 'Year Sha', ru: 'Ша года' },
    side: 'bad',
    short: {
      en: 'The last of them, on a branch of earth; cellars and pits are dug elsewhere',
      ru: 'Последняя, на ветви земли; погреба и ямы роют в другом месте',
    },
  },
  'hidden-soldier': {
    zh: '伏兵',
    pinyin: 'Fúbīng',
    name: { en: 'Hidden Soldier', ru: 'Солдат в засаде' },
    side: 'bad',
    short: {
      en: 'The yang stem between the sha, as if posted there to wait; milder than they are',
      ru: 'Янский ствол между ша, словно часовой в укрытии; мягче их самих',
    },
  },
  'great-misfortune': {
    zh: '大祸',
    pinyin: 'Dàhuò',
    name: { en: 'Great Trouble', ru: 'Большая помеха' },
    side: 'bad',
    short: {
      en: 'The yin stem next to the Hidden Soldier; a loud name for a small matter',
      ru: 'Иньский ствол рядом с Солдатом в засаде; имя громче, чем дело',
    },
  },
  'year-virtue': {
    zh: '岁德',
    pinyin: 'Suìdé',
    name: { en: 'Year Virtue', ru: 'Добродетель года' },
    side: 'good',
    short: {
      en: 'The best place of the year: whatever is built or mended here is welcome',
      ru: 'Лучшее место года: что здесь строят или чинят, то к добру',
    },
  },
  'year-virtue-union': {
    zh: '岁德合',
    pinyin: 'Suìdéhé',
    name: { en: 'Union with Year Virtue', ru: 'Союз с Добродетелью года' },
    side: 'good',
    short: {
      en: 'The stem that pairs with the Virtue, gentle where she is bright',
      ru: 'Ствол, парный Добродетели: она ярка, а он мягок',
    },
  },
  'great-general': {
    zh: '大将军',
    pinyin: 'Dàjiāngjūn',
    name: { en: 'Great General', ru: 'Великий полководец' },
    side: 'bad',
    short: {
      en: 'Camps three years in a row on one of the four sides; armies marched around him',
      ru: 'Три года подряд стоит лагерем на одной стороне; войска его обходили',
    },
  },
  memorialist: {
    zh: '奏书',
    pinyin: 'Zòushū',
    name: { en: 'Memorialist', ru: 'Докладчик' },
    side: 'good',
    short: {
      en: 'The corner of petitions and good counsel, fit for repairs and offerings',
      ru: 'Угол прошений и доброго совета, годный для починки и молитвы',
    },
  },
  scholar: {
    zh: '博士',
    pinyin: 'Bóshì',
    name: { en: 'Scholar', ru: 'Учёный муж' },
    side: 'good',
    short: {
      en: 'Always across from the Memorialist: one writes, the other weighs what is written',
      ru: 'Всегда напротив Докладчика: один пишет, другой взвешивает написанное',
    },
  },
  'strong-man': {
    zh: '力士',
    pinyin: 'Lìshì',
    name: { en: 'Strong Man', ru: 'Силач' },
    side: 'bad',
    short: {
      en: 'A bodyguard of Tai Sui in one of the corners; nobody quarrels with his like',
      ru: 'Телохранитель Тай-суя в одном из углов; с такими не ссорятся',
    },
  },
  'silkworm-room': {
    zh: '蚕室',
    pinyin: 'Cánshì',
    name: { en: 'Silkworm Room', ru: 'Комната шелкопряда' },
    side: 'bad',
    short: {
      en: 'The corner of the silk goddess: while she spins, walls around her stay whole',
      ru: 'Угол богини шёлка: пока она прядёт, стен вокруг не ломают',
    },
  },
  'mourning-gate': {
    zh: '丧门',
    pinyin: 'Sāngmén',
    name: { en: 'Mourning Gate', ru: 'Ворота скорби' },
    side: 'bad',
    short: {
      en: 'Two branches ahead of the year; gates and porches are raised on other sides',
      ru: 'На две ветви впереди года; ворота и крыльцо ставят с других сторон',
    },
  },
  'official-talisman': {
    zh: '官符',
    pinyin: 'Guānfú',
    name: { en: 'Official Seal', ru: 'Казённая печать' },
    side: 'bad',
    short: {
      en: 'Four branches ahead, the bureau of paperwork; builders and lawyers both avoid it',
      ru: 'На четыре ветви впереди, канцелярия; её обходят и строители, и стряпчие',
    },
  },
  'death-talisman': {
    zh: '死符',
    pinyin: 'Sǐfú',
    name: { en: 'Ending Seal', ru: 'Печать конца' },
    side: 'bad',
    short: {
      en: 'One short of the Break; the same branch is Small Consumption, a leak in the purse',
      ru: 'За шаг до Разрушителя; на той же ветви Малая трата, прореха в кошельке',
    },
  },
  'white-tiger': {
    zh: '白虎',
    pinyin: 'Báihǔ',
    name: { en: 'White Tiger', ru: 'Белый тигр' },
    side: 'bad',
    short: {
      en: 'Eight branches ahead, a beast of autumn that dislikes hammering',
      ru: 'На восемь ветвей впереди, осенний зверь, который не любит молотка',
    },
  },
  condoler: {
    zh: '吊客',
    pinyin: 'Diàokè',
    name: { en: 'Visitor in Mourning', ru: 'Гость в трауре' },
    side: 'bad',
    short: {
      en: 'Two branches behind; calls on the sick and music are planned for another side',
      ru: 'На две ветви позади; навещать больных и музицировать лучше в другой стороне',
    },
  },
  'sickness-talisman': {
    zh: '病符',
    pinyin: 'Bìngfú',
    name: { en: 'Last Year’s Seal', ru: 'Печать прошлого года' },
    side: 'bad',
    short: {
      en: 'The seat that Tai Sui has just left, still tired from him',
      ru: 'Кресло, из которого Тай-суй только что встал; оно ещё не отдохнуло',
    },
  },
  'yellow-banner': {
    zh: '黄幡',
    pinyin: 'Huángfān',
    name: { en: 'Yellow Banner', ru: 'Жёлтое знамя' },
    side: 'bad',
    short: {
      en: 'A flag on the storehouse of the trio; the editors call it an empty one',
      ru: 'Флаг над хранилищем тройки; составители сами зовут его пустым',
    },
  },
  'leopard-tail': {
    zh: '豹尾',
    pinyin: 'Bàowěi',
    name: { en: 'Leopard’s Tail', ru: 'Хвост барса' },
    side: 'bad',
    short: {
      en: 'Hangs opposite the Yellow Banner, and weighs as little',
      ru: 'Висит напротив Жёлтого знамени и весит так же мало',
    },
  },
  'patrolling-rahu': {
    zh: '巡山罗喉',
    pinyin: 'Xúnshān Luóhóu',
    name: { en: 'Patrolling Rahu', ru: 'Раху в дозоре' },
    side: 'bad',
    short: {
      en: 'The mountain just past Tai Sui; it matters to a front that looks there, to nothing else',
      ru: 'Гора сразу за Тай-суем; важна лишь для фасада, который туда смотрит',
    },
  },
} as const satisfies Readonly<Record<OtherGod, YearGodEntry>>
