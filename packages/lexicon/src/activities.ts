import type { ActivityId, ThemeId } from '@zeri/almanac/judgement'
import type { Entry } from './entry.ts'

type Named = Pick<Entry, 'name' | 'short' | 'synonyms'>

type ActivityWords = Named & {
  /** As a sentence names it: "good for signing a contract", «подходит для подписания договора», «отложите свадьбу». */
  readonly deed: { readonly en: string; readonly ruGenitive: string; readonly ruAccusative: string }
}

export const themeWords = {
  family: {
    name: { en: 'Family and love', ru: 'Семья и любовь' },
    short: {
      en: 'Meeting, marrying, making peace, celebrating',
      ru: 'Встретиться, пожениться, помириться, отпраздновать',
    },
  },
  business: {
    name: { en: 'Business', ru: 'Бизнес' },
    short: {
      en: 'Opening, agreeing, hiring, telling the world',
      ru: 'Открыть, договориться, нанять, рассказать миру',
    },
  },
  money: {
    name: { en: 'Money', ru: 'Деньги' },
    short: {
      en: 'What comes in, what goes out and what is put by',
      ru: 'Что приходит, что уходит и что остаётся про запас',
    },
  },
  career: {
    name: { en: 'Career and study', ru: 'Карьера и учёба' },
    short: {
      en: 'A new post, the first lesson, an examiner across the table',
      ru: 'Новая должность, первый урок, экзаменатор напротив',
    },
  },
  home: {
    name: { en: 'Home', ru: 'Дом' },
    short: {
      en: 'Everything between the foundation and the broom',
      ru: 'Всё от фундамента до веника',
    },
  },
  travel: {
    name: { en: 'Travel', ru: 'Поездки' },
    short: {
      en: 'By land and water, and what one travels in',
      ru: 'По суше и по воде, и на чём ехать',
    },
  },
  health: {
    name: { en: 'Health and beauty', ru: 'Здоровье и красота' },
    short: {
      en: 'Care of the body: doctors, baths and barbers',
      ru: 'Забота о теле: врач, баня, парикмахер',
    },
  },
  spirit: {
    name: { en: 'Spirit and nature', ru: 'Дух и природа' },
    short: {
      en: 'Duties to Heaven, to others and to living things',
      ru: 'Долг перед небом, людьми и всем живым',
    },
  },
} as const satisfies Record<ThemeId, Named>

export const activityWords = {
  wedding: {
    name: { en: 'Wedding', ru: 'Свадьба' },
    short: {
      en: 'Registering a marriage, the ceremony, bringing the bride home',
      ru: 'Роспись, венчание, встреча молодых на пороге дома',
    },
    deed: { en: 'a wedding', ruGenitive: 'свадьбы', ruAccusative: 'свадьбу' },
  },
  engagement: {
    name: { en: 'Engagement', ru: 'Помолвка' },
    short: {
      en: 'A proposal, a ring, the first presents between two families',
      ru: 'Предложение, кольцо, первые подарки между семьями',
    },
    deed: { en: 'an engagement', ruGenitive: 'помолвки', ruAccusative: 'помолвку' },
  },
  date: {
    name: { en: 'Meeting people', ru: 'Знакомства и встречи' },
    short: {
      en: 'A banquet in the books: a first date, an evening with friends, a visit',
      ru: 'В книгах — пир: первое свидание, вечер с друзьями, визит к родным',
    },
    deed: { en: 'meeting people', ruGenitive: 'знакомств', ruAccusative: 'знакомства' },
  },
  conceive: {
    name: { en: 'Conceiving a child', ru: 'Зачатие ребёнка' },
    short: {
      en: 'In the books a prayer for heirs, now a couple’s own plan',
      ru: 'В книгах молитва о наследнике, теперь решение двоих',
    },
    deed: { en: 'conceiving a child', ruGenitive: 'зачатия ребёнка', ruAccusative: 'зачатие ребёнка' },
  },
  reconcile: {
    name: { en: 'Reconciliation', ru: 'Примирение' },
    short: {
      en: 'Read from the clearing of wronged people: ending a quarrel, apologising',
      ru: 'Читаем из «оправдания невиновных»: закончить ссору, извиниться',
    },
    deed: { en: 'making peace', ruGenitive: 'примирения', ruAccusative: 'примирение' },
  },
  celebrate: {
    name: { en: 'Celebration', ru: 'Праздник' },
    short: {
      en: 'Congratulations and rewards: an anniversary, a prize, an honour bestowed',
      ru: 'Поздравления и награды: юбилей, премия, вручение ордена',
    },
    deed: { en: 'a celebration', ruGenitive: 'праздника', ruAccusative: 'праздник' },
  },
  opening: {
    name: { en: 'Opening a business', ru: 'Открытие бизнеса' },
    synonyms: { en: ['starting a business'], ru: ['Открытие дела', 'Открытие магазина'] },
    short: {
      en: 'The first day of a shop, an office, a company',
      ru: 'Первый день магазина, конторы, компании',
    },
    deed: { en: 'opening a business', ruGenitive: 'открытия бизнеса', ruAccusative: 'открытие бизнеса' },
  },
  contract: {
    name: { en: 'Signing a contract', ru: 'Подписание договора' },
    short: {
      en: 'A deal put on paper: purchase, lease, partnership',
      ru: 'Сделка на бумаге: покупка, аренда, партнёрство',
    },
    deed: {
      en: 'signing a contract',
      ruGenitive: 'подписания договора',
      ruAccusative: 'подписание договора',
    },
  },
  negotiate: {
    name: { en: 'Negotiations', ru: 'Переговоры' },
    short: {
      en: 'Read from an official’s audience: talks, a call on someone senior',
      ru: 'Читаем из приёма у чиновника: переговоры, беседа с начальством',
    },
    deed: { en: 'negotiations', ruGenitive: 'переговоров', ruAccusative: 'переговоры' },
  },
  hire: {
    name: { en: 'Hiring', ru: 'Наём сотрудников' },
    short: {
      en: 'Taking on staff, a nanny, a helper about the house',
      ru: 'Взять работника, няню, помощника по дому',
    },
    deed: { en: 'hiring', ruGenitive: 'найма сотрудников', ruAccusative: 'наём сотрудников' },
  },
  launch: {
    name: { en: 'Launch and advertising', ru: 'Запуск и реклама' },
    short: {
      en: 'Read from the edict proclaimed to all: releases, news, campaigns',
      ru: 'Читаем из «обнародования указа»: новинка, анонс, кампания',
    },
    deed: { en: 'a launch', ruGenitive: 'запуска', ruAccusative: 'запуск' },
  },
  submit: {
    name: { en: 'Submitting documents', ru: 'Подача документов' },
    short: {
      en: 'A memorial to the throne once, now an application or a report',
      ru: 'Прежде доклад государю, теперь заявление, прошение, отчёт',
    },
    deed: { en: 'filing papers', ruGenitive: 'подачи документов', ruAccusative: 'подачу документов' },
  },
  invest: {
    name: { en: 'Investments and large purchases', ru: 'Вложения и крупные покупки' },
    short: {
      en: 'Taking in wealth, as the books put it: savings, shares, property',
      ru: 'В книгах — «принять богатство»: вклад, акции, недвижимость',
    },
    deed: { en: 'large purchases', ruGenitive: 'крупных покупок', ruAccusative: 'крупные покупки' },
  },
  loan: {
    name: { en: 'Lending and paying out', ru: 'Дать в долг, заплатить' },
    synonyms: { en: ['giving a loan'], ru: ['Займы и выплаты', 'Дать взаймы', 'Одолжить деньги'] },
    short: {
      en: 'Opening the granary, as the books say: money leaves the house',
      ru: 'В книгах — «открыть амбар»: деньги уходят из дома',
    },
    deed: { en: 'lending money', ruGenitive: 'выдачи денег в долг', ruAccusative: 'выдачу денег в долг' },
  },
  'collect-debt': {
    name: { en: 'Collecting debts', ru: 'Взыскание долгов' },
    short: {
      en: 'Read from taking in wealth: an invoice, a debt, what is yours',
      ru: 'В книгах — «принять деньги»: счёт, долг, вернуть своё',
    },
    deed: { en: 'collecting debts', ruGenitive: 'взыскания долгов', ruAccusative: 'взыскание долгов' },
  },
  store: {
    name: { en: 'Saving and stocking up', ru: 'Накопления и запасы' },
    short: {
      en: 'The storehouse of the books: a pantry, a cellar, a place for savings',
      ru: 'Амбар старых книг: кладовая, погреб, место для накоплений',
    },
    deed: { en: 'stocking up', ruGenitive: 'закупок впрок', ruAccusative: 'закупки впрок' },
  },
  'start-job': {
    name: { en: 'New job or promotion', ru: 'Новая работа и повышение' },
    short: {
      en: 'The first day in a post, taking over a desk or a department',
      ru: 'Первый день в должности, приём дел или отдела',
    },
    deed: {
      en: 'starting a job',
      ruGenitive: 'выхода на новую работу',
      ruAccusative: 'выход на новую работу',
    },
  },
  study: {
    name: { en: 'Starting studies', ru: 'Начало учёбы' },
    short: {
      en: 'School, a course, a first meeting with a teacher',
      ru: 'Школа, курсы, первая встреча с учителем',
    },
    deed: { en: 'starting a course', ruGenitive: 'начала учёбы', ruAccusative: 'начало учёбы' },
  },
  exam: {
    name: { en: 'Exam or interview', ru: 'Экзамен и собеседование' },
    short: {
      en: 'Read from the call for able men: being chosen for what one knows',
      ru: 'Читаем из призыва достойных: когда выбирают за знания',
    },
    deed: { en: 'an exam', ruGenitive: 'экзамена', ruAccusative: 'экзамен' },
  },
  creative: {
    name: { en: 'Creative work', ru: 'Творчество' },
    short: {
      en: 'Read from cutting cloth and stringing a loom: craft, a canvas, a screen',
      ru: 'Читаем из кройки и ткачества: ремесло, холст, экран',
    },
    deed: { en: 'creative work', ruGenitive: 'творчества', ruAccusative: 'творчество' },
  },
  'move-house': {
    name: { en: 'Moving house', ru: 'Переезд' },
    short: {
      en: 'Carrying one’s things to a new home and sleeping there',
      ru: 'Перевезти вещи в новый дом и остаться ночевать',
    },
    deed: { en: 'moving house', ruGenitive: 'переезда', ruAccusative: 'переезд' },
  },
  renovation: {
    name: { en: 'Renovation', ru: 'Ремонт' },
    short: {
      en: 'Putting rooms in order: walls, floors, a kitchen done over',
      ru: 'Обновить комнаты, кухню, ванную; большая работа внутри дома',
    },
    deed: { en: 'renovation', ruGenitive: 'ремонта', ruAccusative: 'ремонт' },
  },
  groundbreaking: {
    name: { en: 'Breaking ground', ru: 'Закладка и земляные работы' },
    short: {
      en: 'The first spadeful for a house, a trench, a pond',
      ru: 'Первая лопата земли под дом, траншею, пруд',
    },
    deed: { en: 'breaking ground', ruGenitive: 'земляных работ', ruAccusative: 'земляные работы' },
  },
  repairs: {
    name: { en: 'Small repairs', ru: 'Мелкий ремонт' },
    short: {
      en: 'A patched wall, a stopped hole, a fence put straight',
      ru: 'Подлатать стену, заделать щель, поправить забор',
    },
    deed: { en: 'small repairs', ruGenitive: 'мелкого ремонта', ruAccusative: 'мелкий ремонт' },
  },
  cleaning: {
    name: { en: 'Cleaning and clearing out', ru: 'Уборка и разбор вещей' },
    short: {
      en: 'Sweeping the house and carrying out what has served its time',
      ru: 'Вымести дом и вынести то, что отслужило',
    },
    deed: { en: 'cleaning', ruGenitive: 'уборки', ruAccusative: 'уборку' },
  },
  demolish: {
    name: { en: 'Demolition', ru: 'Снос' },
    short: {
      en: 'Pulling down a wall, a shed, an old house',
      ru: 'Разобрать стену, сарай, старый дом',
    },
    deed: { en: 'demolition', ruGenitive: 'сноса', ruAccusative: 'снос' },
  },
  bed: {
    name: { en: 'Placing a bed', ru: 'Установка кровати' },
    short: {
      en: 'A new bed, a cot, or the old one moved to another wall',
      ru: 'Новая кровать, колыбель или старое ложе у другой стены',
    },
    deed: { en: 'placing a bed', ruGenitive: 'установки кровати', ruAccusative: 'установку кровати' },
  },
  'travel-far': {
    name: { en: 'Long journey', ru: 'Дальняя поездка' },
    short: {
      en: 'The day one leaves home for another city or country',
      ru: 'День, когда уезжают в другой город или страну',
    },
    deed: { en: 'a long journey', ruGenitive: 'дальней поездки', ruAccusative: 'дальнюю поездку' },
  },
  boat: {
    name: { en: 'Travel by water', ru: 'Поездка по воде' },
    short: {
      en: 'Boarding a boat, a ferry, a cruise; crossing a river',
      ru: 'Лодка, паром, круиз; переправа через реку',
    },
    deed: { en: 'travel by water', ruGenitive: 'поездки по воде', ruAccusative: 'поездку по воде' },
  },
  vehicle: {
    name: { en: 'Buying a vehicle', ru: 'Покупка автомобиля' },
    short: {
      en: 'Read from setting out and taking in goods: a car, a motorcycle, a bicycle',
      ru: 'Читаем из «выезда» и «приёма добра»: машина, мотоцикл, велосипед',
    },
    deed: { en: 'buying a vehicle', ruGenitive: 'покупки автомобиля', ruAccusative: 'покупку автомобиля' },
  },
  medical: {
    name: { en: 'Doctor and treatment', ru: 'Врач и лечение' },
    short: {
      en: 'A planned visit or course of treatment; what is urgent waits for no almanac',
      ru: 'Плановый приём или курс; срочное дня не выбирает',
    },
    deed: { en: 'seeing a doctor', ruGenitive: 'визита к врачу', ruAccusative: 'визит к врачу' },
  },
  surgery: {
    name: { en: 'Surgery and injections', ru: 'Операция и уколы' },
    short: {
      en: 'Needling in the books: a planned operation, injections, acupuncture',
      ru: 'В книгах — иглы: плановая операция, курс уколов, иглотерапия',
    },
    deed: { en: 'planned surgery', ruGenitive: 'плановой операции', ruAccusative: 'плановую операцию' },
  },
  therapy: {
    name: { en: 'Cleansing and therapy', ru: 'Очищение и терапия' },
    short: {
      en: 'Bathing in the books: a bath or sauna, a massage, an hour of care',
      ru: 'В книгах — омовение: баня, массаж, час заботы о теле',
    },
    deed: { en: 'a bath or massage', ruGenitive: 'бани и массажа', ruAccusative: 'баню и массаж' },
  },
  haircut: {
    name: { en: 'Haircut', ru: 'Стрижка' },
    short: {
      en: 'The barber, the hairdresser, a change of look',
      ru: 'Парикмахер, барбер, перемена облика',
    },
    deed: { en: 'a haircut', ruGenitive: 'стрижки', ruAccusative: 'стрижку' },
  },
  pray: {
    name: { en: 'Prayer and ritual', ru: 'Молитва и обряд' },
    short: {
      en: 'Offerings to gods and ancestors, a visit to a temple, incense lit',
      ru: 'Приношения богам и предкам, посещение храма, благовония',
    },
    deed: { en: 'prayer', ruGenitive: 'молитвы', ruAccusative: 'молитву' },
  },
  planting: {
    name: { en: 'Planting', ru: 'Посадка растений' },
    short: {
      en: 'Seeds, seedlings, a tree by the gate, a pot on the sill',
      ru: 'Семена, рассада, дерево у ворот, горшок на окне',
    },
    deed: { en: 'planting', ruGenitive: 'посадки растений', ruAccusative: 'посадку растений' },
  },
  charity: {
    name: { en: 'Charity', ru: 'Благотворительность' },
    short: {
      en: 'Kindness to orphans and the lonely, a gift that asks nothing back',
      ru: 'Милость к сиротам и одиноким, подарок без отдачи',
    },
    deed: { en: 'charity', ruGenitive: 'благотворительности', ruAccusative: 'благотворительность' },
  },
  pets: {
    name: { en: 'Getting a pet', ru: 'Новый питомец' },
    short: {
      en: 'A kitten, a puppy or a cow comes to live with you',
      ru: 'Котёнок, щенок или корова: в хозяйстве новый жилец',
    },
    deed: { en: 'getting a pet', ruGenitive: 'покупки питомца', ruAccusative: 'покупку питомца' },
  },
  legal: {
    name: { en: 'Lawsuit', ru: 'Суд и споры' },
    short: {
      en: 'Filing a claim, a hearing, stating one’s case',
      ru: 'Подать иск, прийти на слушание, изложить дело',
    },
    deed: { en: 'a lawsuit', ruGenitive: 'судебных дел', ruAccusative: 'судебные дела' },
  },
  funeral: {
    name: { en: 'Funeral', ru: 'Похороны' },
    short: {
      en: 'Laying the dead to rest with the rites of the family',
      ru: 'Проводить ушедшего по обычаю семьи',
    },
    deed: { en: 'a funeral', ruGenitive: 'похорон', ruAccusative: 'похороны' },
  },
} as const satisfies Record<ActivityId, ActivityWords>
