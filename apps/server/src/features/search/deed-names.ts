import type { ActivityId } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'

type Names = Readonly<Record<Locale, readonly string[]>>

/** What people type for an activity beside its name in the lexicon. */
export const deedNames: Readonly<Record<ActivityId, Names>> = {
  wedding: {
    en: ['marriage', 'marry', 'get married', 'wedding date', 'wedding day', 'registry office', 'bride'],
    ru: [
      'брак',
      'бракосочетание',
      'женитьба',
      'жениться',
      'выйти замуж',
      'венчание',
      'роспись',
      'загс',
      'дата свадьбы',
    ],
  },
  engagement: {
    en: ['propose', 'proposal', 'betrothal', 'ring'],
    ru: ['сватовство', 'обручение', 'предложение руки', 'кольцо'],
  },
  date: {
    en: ['first date', 'dating', 'banquet', 'party', 'visit'],
    ru: ['свидание', 'первое свидание', 'встреча', 'пир', 'гости', 'вечеринка'],
  },
  conceive: {
    en: ['pregnancy', 'baby', 'conception'],
    ru: ['беременность', 'зачать ребёнка', 'дети'],
  },
  reconcile: { en: ['make peace', 'apologise', 'quarrel'], ru: ['помириться', 'извиниться', 'ссора', 'мир'] },
  celebrate: {
    en: ['birthday', 'anniversary', 'congratulate', 'award'],
    ru: ['день рождения', 'юбилей', 'поздравление', 'награда'],
  },
  opening: {
    en: ['open a shop', 'start a company', 'new business', 'startup', 'grand opening'],
    ru: [
      'открыть магазин',
      'открыть фирму',
      'начать своё дело',
      'регистрация компании',
      'регистрация ип',
      'стартап',
    ],
  },
  contract: {
    en: ['agreement', 'deal', 'sign papers', 'lease', 'signature'],
    ru: ['сделка', 'контракт', 'подписать договор', 'соглашение', 'подпись', 'аренда'],
  },
  negotiate: {
    en: ['negotiation', 'talks', 'meeting with the boss'],
    ru: ['встреча с начальником', 'договориться'],
  },
  hire: {
    en: ['recruit', 'employee', 'staff', 'nanny'],
    ru: ['нанять работника', 'приём на работу сотрудника', 'персонал', 'няня'],
  },
  launch: {
    en: ['advertising', 'campaign', 'release', 'product launch'],
    ru: ['рекламная кампания', 'запуск проекта', 'релиз', 'презентация'],
  },
  submit: {
    en: ['application', 'apply', 'petition', 'file documents', 'visa'],
    ru: ['заявление', 'подать заявление', 'прошение', 'виза'],
  },
  invest: {
    en: ['invest', 'buy a house', 'buy property', 'big purchase', 'shares', 'real estate', 'mortgage'],
    ru: [
      'инвестиции',
      'покупка квартиры',
      'покупка недвижимости',
      'акции',
      'вклад',
      'ипотека',
      'крупная покупка',
    ],
  },
  loan: { en: ['lend', 'debt', 'credit', 'pay'], ru: ['кредит', 'заём', 'долг', 'дать взаймы', 'выплата'] },
  'collect-debt': { en: ['get money back', 'debtor'], ru: ['вернуть долг', 'возврат долга', 'должник'] },
  store: {
    en: ['save money', 'savings', 'storage', 'pantry'],
    ru: ['сбережения', 'копить деньги', 'запасы', 'кладовая'],
  },
  'start-job': {
    en: ['first day at work', 'promotion', 'career', 'job', 'employment'],
    ru: ['выход на работу', 'устроиться на работу', 'должность', 'карьера', 'повышение'],
  },
  study: {
    en: ['school', 'university', 'course', 'learn'],
    ru: ['школа', 'университет', 'курсы', 'обучение', 'учиться'],
  },
  exam: {
    en: ['interview', 'job interview', 'test', 'examination'],
    ru: ['экзамены', 'собеседование', 'зачёт', 'тест'],
  },
  creative: {
    en: ['art', 'painting', 'writing', 'music'],
    ru: ['искусство', 'рисование', 'писать книгу', 'музыка'],
  },
  'move-house': {
    en: ['move', 'move in', 'relocation', 'housewarming', 'new home', 'new apartment'],
    ru: ['новоселье', 'переехать', 'въезд в дом', 'новая квартира', 'новый дом', 'заселение'],
  },
  renovation: {
    en: ['renovate', 'redecorate', 'refurbish', 'kitchen'],
    ru: ['ремонт квартиры', 'начать ремонт', 'обновить квартиру'],
  },
  groundbreaking: {
    en: ['foundation', 'construction', 'building a house', 'dig'],
    ru: ['фундамент', 'стройка', 'строительство дома', 'закладка дома', 'копать'],
  },
  repairs: { en: ['fix', 'mend', 'patch'], ru: ['починить', 'починка', 'подлатать'] },
  cleaning: {
    en: ['tidy', 'declutter', 'spring cleaning'],
    ru: ['генеральная уборка', 'расхламление', 'прибраться'],
  },
  demolish: { en: ['tear down', 'pull down'], ru: ['снести дом', 'разобрать стену', 'демонтаж'] },
  bed: { en: ['bed', 'bedroom', 'cradle'], ru: ['кровать', 'поставить кровать', 'спальня', 'колыбель'] },
  'travel-far': {
    en: ['travel', 'trip', 'journey', 'holiday', 'flight', 'vacation'],
    ru: ['путешествие', 'поездка', 'отпуск', 'перелёт', 'дорога', 'отъезд'],
  },
  boat: { en: ['boat', 'ship', 'cruise', 'ferry'], ru: ['лодка', 'корабль', 'круиз', 'паром'] },
  vehicle: {
    en: ['car', 'buy a car', 'new car', 'motorcycle'],
    ru: ['машина', 'купить машину', 'покупка машины', 'автомобиль', 'мотоцикл'],
  },
  medical: {
    en: ['doctor', 'treatment', 'dentist', 'health check'],
    ru: ['врач', 'лечение', 'зубной', 'стоматолог', 'обследование'],
  },
  surgery: {
    en: ['operation', 'surgeon', 'acupuncture', 'injection'],
    ru: ['операция', 'хирург', 'иглоукалывание', 'укол'],
  },
  therapy: {
    en: ['massage', 'bath', 'sauna', 'spa', 'detox'],
    ru: ['массаж', 'баня', 'сауна', 'спа', 'купание'],
  },
  haircut: {
    en: ['hair', 'cut hair', 'hairdresser', 'barber', 'hair salon', 'beard', 'hair colouring'],
    ru: [
      'стричь волосы',
      'подстричься',
      'парикмахер',
      'парикмахерская',
      'волосы',
      'покраска волос',
      'окрашивание',
      'барбер',
      'борода',
    ],
  },
  pray: {
    en: ['pray', 'temple', 'offering', 'ancestors', 'ritual'],
    ru: ['молиться', 'храм', 'обряд', 'предки', 'ритуал'],
  },
  planting: {
    en: ['plant', 'garden', 'gardening', 'sow', 'seeds', 'tree'],
    ru: ['сажать', 'огород', 'сад', 'сеять', 'семена', 'рассада', 'дерево'],
  },
  charity: { en: ['donate', 'donation', 'help others'], ru: ['пожертвование', 'помощь', 'милостыня'] },
  pets: {
    en: ['pet', 'dog', 'cat', 'kitten', 'puppy'],
    ru: ['питомец', 'завести собаку', 'завести кошку', 'котёнок', 'щенок', 'животное'],
  },
  legal: {
    en: ['court', 'sue', 'trial', 'litigation', 'lawyer'],
    ru: ['суд', 'иск', 'судиться', 'юрист', 'тяжба'],
  },
  funeral: { en: ['burial', 'bury'], ru: ['погребение', 'хоронить'] },
}
