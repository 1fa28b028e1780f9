import type { Clause } from './clause.ts'

/** What the book says of each star of the double-hour; 033 is juan 34, on the use of hours. */
export const hourClauses = {
  'hour-noble': {
    at: '007-13b',
    zh: '此神實得隂陽配合之和故能為吉慶可解凶厄也',
    en: 'This spirit holds the harmony of yin and yang joined; so it can bring good fortune and undo ill.',
    ru: 'Этот дух поистине обрёл согласие инь и ян, соединённых в пару, потому он приносит радость и снимает беду.',
  },
  'hour-prosperity': {
    at: '007-23b',
    zh: '有八禄時本日之禄位也定為吉時',
    en: 'There are the hours of the eight prosperities, the seat of the day’s own prosperity: they are held to be good hours.',
    ru: 'Есть часы восьми процветаний, место процветания самого дня; они считаются добрыми.',
  },
  'hour-joy': {
    at: '007-22a',
    zh: '其日之方與其時並取利用',
    en: 'Both its direction on the day and its hour are taken for use.',
    ru: 'В дело берут и его сторону света в этот день, и его час.',
  },
  'hour-official': {
    at: '007-19b',
    zh: '日隨干官星曰天官貴人',
    en: 'The star of office that follows the stem of the day is called the Noble Heavenly Official.',
    ru: 'Звезда чина, которая следует за стволом дня, зовётся благородным Небесным сановником.',
  },
  'hour-fortune': {
    at: '007-20b',
    zh: '日干生時干曰福星貴人',
    en: 'When the stem of the day gives birth to that of the hour, this is called the Noble Star of Blessing.',
    ru: 'Когда ствол дня порождает ствол часа, это зовётся благородной Звездой благополучия.',
  },
  'hour-establish': {
    at: '033-44a',
    zh: '時建吉與日比和也',
    en: 'The hour that establishes is good: it is at one with the day.',
    ru: 'Час установления добрый: он заодно с днём.',
  },
  'hour-harmony': {
    at: '033-43b',
    zh: '或與日支三合六合即吉',
    en: 'Or it makes a triangle or one of the six pairs with the branch of the day, and then it is good.',
    ru: 'Или он составляет с ветвью дня треугольник либо одну из шести пар — тогда он добрый.',
  },
  'hour-horse': {
    at: '033-43b',
    zh: '惟貴人禄馬為吉',
    en: 'Only the nobleman, prosperity and the horse are good.',
    ru: 'Добры лишь благородный человек, процветание и лошадь.',
  },
  'hour-clash': {
    at: '033-43b',
    zh: '時破大凶日支衝時支也',
    en: 'The hour that breaks is a great evil: the branch of the day strikes that of the hour.',
    ru: 'Час разрушения очень дурной: ветвь дня сталкивается с ветвью часа.',
  },
  'hour-punishment': {
    at: '033-43b',
    zh: '時刑次凶日支刑時支也',
    en: 'The hour of punishment is a lesser evil: the branch of the day punishes that of the hour.',
    ru: 'Час наказания дурной, но в меньшей мере: ветвь дня наказывает ветвь часа.',
  },
  'hour-harm': {
    at: '007-24b',
    zh: '建合則吉而破刑害則凶也',
    en: 'Establishing and joining are good; breaking, punishing and harming are bad.',
    ru: 'Основание и согласие — к добру; разрушение, наказание и вред — к худу.',
  },
  'hour-unmet': {
    at: '007-37b',
    zh: '得本時所臨之干尅本日之干則為凶時',
    en: 'If the stem that comes to the hour overcomes the stem of the day, it is a bad hour.',
    ru: 'Если ствол, пришедший к часу, одолевает ствол дня, час дурной.',
  },
  'hour-void': {
    at: '033-44a',
    zh: '旬中空亡截路空亡忌出行',
    en: 'The void of the ten days and the void across the road forbid setting out.',
    ru: 'При пустоте десятидневки и пустоте на дороге не отправляются в путь.',
  },
  'hour-road': {
    at: '007-47b',
    zh: '截路空亡遇壬癸也行路而遇水則不可行也',
    en: 'The void across the road is a meeting with Ren and Gui: who meets water on the road cannot go on.',
    ru: 'Пустота на дороге — это встреча со стволами Жэнь и Гуй: если в пути встретится вода, дальше не пройти.',
  },
} as const satisfies Record<string, Clause>
