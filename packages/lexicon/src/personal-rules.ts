import type { PersonalRuleId } from '@zeri/almanac/judgement'
import type { Words } from './locale.ts'

type PersonalRuleEntry = {
  readonly name: Words
  /** What follows from it. */
  readonly short: Words
  /** Why the day is another one for the person. */
  readonly sentence: Words
}

/** What a day may be to a birth. */
export const personalRules = {
  'clash-year': {
    name: { en: 'Clash with the Birth Year', ru: 'Столкновение с годом рождения' },
    short: {
      en: 'Great undertakings are better kept for later; small ones ask for patience',
      ru: 'Большие дела лучше оставить на потом, а для малых запастись терпением',
    },
    sentence: {
      en: 'The day’s branch clashes with the branch of your birth year, the one clash that every popular almanac prints.',
      ru: 'Ветвь дня сталкивается с ветвью вашего года рождения: именно это столкновение печатают в народных календарях.',
    },
  },
  'clash-day': {
    name: { en: 'Clash with the Birth Day', ru: 'Столкновение со столпом дня' },
    short: {
      en: 'Marriage, moving house, signing papers and operations feel it most',
      ru: 'Заметнее всего для брака, переезда, договоров и операций',
    },
    sentence: {
      en: 'The day stands across the circle from the branch of your birth day, the seat of home and marriage.',
      ru: 'День стоит на круге напротив ветви дня вашего рождения, где место дома и брака.',
    },
  },
  'heaven-earth-clash': {
    name: { en: 'Clash of Heaven and Earth', ru: 'Небо и земля врозь' },
    short: {
      en: 'A ceiling for great undertakings, whatever else the day has to offer',
      ru: 'Потолок для больших дел, как бы ни был хорош день в остальном',
    },
    sentence: {
      en: 'Stem is set against stem and branch against branch: the day is six places from the pillar of your birth day in the cycle of sixty.',
      ru: 'Ствол против ствола, ветвь против ветви: в круге шестидесяти этот день в шести шагах от дня вашего рождения.',
    },
  },
  'same-pillar': {
    name: { en: 'Return of Your Own Pillar', ru: 'Возвращение вашего столпа' },
    short: {
      en: 'An echo of oneself: great undertakings go a shade more heavily',
      ru: 'Эхо самого себя: большие дела становятся чуть тяжелее',
    },
    sentence: {
      en: 'The pillar of your birth day comes round again, as it does once in sixty days, and holds up a mirror.',
      ru: 'Вернулся столп дня вашего рождения, как бывает раз в шестьдесят дней: перед вами зеркало.',
    },
  },
  'harmony-year': {
    name: { en: 'Harmony with the Birth Year', ru: 'Гармония с годом рождения' },
    short: {
      en: 'A little goodwill for everything, like a visit from one’s own village',
      ru: 'Ко всякому делу чуть больше расположения, будто встретили земляка',
    },
    sentence: {
      en: 'The branch of the day and that of your birth year are friends, as a pair or as members of one trio.',
      ru: 'Ветвь дня дружна с ветвью вашего года рождения: они пара или стоят в одной тройке.',
    },
  },
  'harmony-day': {
    name: { en: 'Harmony with the Birth Day', ru: 'Гармония со столпом дня' },
    short: {
      en: 'The day is on your side, and all matters gain by it a little',
      ru: 'День на вашей стороне, и каждому делу от этого чуть легче',
    },
    sentence: {
      en: 'Your birth day and this one belong together by their branches: they make a pair, or two sides of one triangle.',
      ru: 'Этот день и день вашего рождения друг другу не чужие: их ветви составляют пару или две вершины одного треугольника.',
    },
  },
  'punishment-or-harm': {
    name: { en: 'Punishment or Harm', ru: 'Наказание или вред' },
    short: {
      en: 'A grain of sand in the works: whatever you do goes a little less smoothly',
      ru: 'Песчинка в механизме: любое дело идёт чуть менее гладко',
    },
    sentence: {
      en: 'The day’s branch rubs against that of your birth day, by punishment or by harm.',
      ru: 'Ветвь этого дня задевает ветвь дня вашего рождения — наказанием или вредом.',
    },
  },
  nobleman: {
    name: { en: 'Your Nobleman', ru: 'Ваш Благородный человек' },
    short: {
      en: 'Everything is a little easier, talks, petitions and a new post most of all',
      ru: 'Всё чуть легче, а больше прочего — переговоры, бумаги и новая должность',
    },
    sentence: {
      en: 'On the day’s branch stands your Nobleman, the star of people who are glad to help.',
      ru: 'На ветви дня стоит ваш Благородный человек — звезда тех, кто охотно помогает.',
    },
  },
  academic: {
    name: { en: 'Your Academic Star', ru: 'Ваша Академическая звезда' },
    short: {
      en: 'Books open more willingly: study, exams and creative work gain',
      ru: 'Книги открываются охотнее: в выигрыше учёба, экзамены, творчество',
    },
    sentence: {
      en: 'Wenchang, the patron of letters, waits for your Day Master on this branch.',
      ru: 'Эта ветвь — место, где вашего Хозяина дня ждёт Вэньчан, покровитель словесности.',
    },
  },
  horse: {
    name: { en: 'Your Travelling Horse', ru: 'Ваша Почтовая лошадь' },
    short: {
      en: 'The saddle is on: journeys, moving, vehicles and a new job are helped along',
      ru: 'Лошадь под седлом: в добрый час дорога, переезд, машина, новая работа',
    },
    sentence: {
      en: 'Counted from your birth, the Travelling Horse waits on the day’s branch, and nothing bars its way.',
      ru: 'По вашему рождению на ветви дня ждёт Почтовая лошадь, и путь ей никто не заступает.',
    },
  },
  'horse-struck': {
    name: { en: 'Your Horse Startled', ru: 'Лошадь испугана' },
    short: {
      en: 'The mount shies: journeys, moves, vehicles and a new post want more care',
      ru: 'Лошадь шарахается: с дорогой, переездом, машиной и новым местом осторожнее',
    },
    sentence: {
      en: 'Your Travelling Horse is here, but the day also clashes with your birth, and the trot breaks into a gallop.',
      ru: 'Ваша Почтовая лошадь здесь, но день ещё и сталкивается с вашим рождением, и вместо рыси выходит галоп.',
    },
  },
  'peach-blossom': {
    name: { en: 'Your Peach Blossom', ru: 'Ваш Цветок персика' },
    short: {
      en: 'People look at you kindly: good for a date, a party, a premiere, creative work',
      ru: 'На вас смотрят с приязнью: свидание, праздник, премьера, творчество',
    },
    sentence: {
      en: 'The day falls on the branch of your Peach Blossom, and charm comes of itself.',
      ru: 'День пришёлся на ветвь вашего Цветка персика, и обаяние не требует усилий.',
    },
  },
  prosperity: {
    name: { en: 'Your Prosperity', ru: 'Ваше Процветание' },
    short: {
      en: 'Your own ground underfoot: good for investing, a new job, opening a business',
      ru: 'Своя земля под ногами: уместны вложения, новая работа, открытие дела',
    },
    sentence: {
      en: 'Your Day Master is at home on this branch: here its stipend is paid.',
      ru: 'Ваш Хозяин дня на этой ветви у себя дома: здесь ему выдают жалованье.',
    },
  },
  blade: {
    name: { en: 'Your Yang Blade', ru: 'Ваш Клинок Ян' },
    short: {
      en: 'Strength runs ahead of itself: operations, investments, long journeys can wait',
      ru: 'Сила забегает вперёд: операции, вложения и дальняя дорога подождут',
    },
    sentence: {
      en: 'On the day’s branch your own strength passes its measure, and the books draw it as a blade.',
      ru: 'На ветви дня ваша собственная сила переходит меру — в книгах её рисуют клинком.',
    },
  },
  void: {
    name: { en: 'Your Void', ru: 'Ваша Пустота' },
    short: {
      en: 'Poor soil for contracts, ventures and betrothals; good for prayer and cleaning',
      ru: 'Мало проку от договоров, вложений и помолвки, зато уместны молитва и уборка',
    },
    sentence: {
      en: 'This branch is one of the two left empty by the run of ten pillars your birth day belongs to.',
      ru: 'Эта ветвь — одна из двух, которым не хватило ствола в десятке, куда входит день вашего рождения.',
    },
  },
  'elements-favourable': {
    name: { en: 'Elements That Help You', ru: 'Стихии вам в помощь' },
    short: {
      en: 'Great undertakings get a push from behind',
      ru: 'Большим делам ветер в спину',
    },
    sentence: {
      en: 'Stem and branch of the day are both of elements your chart is glad of.',
      ru: 'И ствол, и ветвь дня — из тех стихий, которым ваша карта рада.',
    },
  },
  'elements-unfavourable': {
    name: { en: 'Elements That Weigh on You', ru: 'Стихии вам в тягость' },
    short: {
      en: 'Great undertakings go against a light headwind',
      ru: 'Большим делам лёгкий встречный ветер',
    },
    sentence: {
      en: 'Both signs of the day, above and below, bring elements that tire your chart.',
      ru: 'Оба знака дня, верхний и нижний, несут стихии, от которых ваша карта устаёт.',
    },
  },
  'wealth-carried': {
    name: { en: 'Wealth You Can Carry', ru: 'Богатство по силам' },
    short: {
      en: 'Good for investing, lending, calling in debts, storing and opening a shop',
      ru: 'Кстати придутся вложения и займы, возврат долгов, запасы, открытие дела',
    },
    sentence: {
      en: 'The day’s stem is Wealth to your Day Master, who has the strength to manage it.',
      ru: 'Ствол дня для вашего Хозяина дня — Богатство, и сил управиться с ним хватает.',
    },
  },
  'wealth-too-heavy': {
    name: { en: 'Wealth Too Heavy', ru: 'Богатство не по плечу' },
    short: {
      en: 'Money matters and a new business are better shared or put off',
      ru: 'Денежные дела и новое предприятие лучше разделить с кем-то или отложить',
    },
    sentence: {
      en: 'The stem of the day brings Wealth to a weak Day Master: a full load for a tired porter.',
      ru: 'Ствол дня несёт Богатство слабому Хозяину дня — полная ноша для уставшего носильщика.',
    },
  },
  officer: {
    name: { en: 'Direct Officer Arrives', ru: 'Приход Прямого чиновника' },
    short: {
      en: 'Order is on your side: good for a new post, an exam, submitting papers',
      ru: 'Порядок за вас: новая должность, экзамен, поданные бумаги',
    },
    sentence: {
      en: 'To your Day Master the stem of the day is Direct Officer, who likes things done by the rules.',
      ru: 'Вашему Хозяину дня ствол дня приходится Прямым чиновником, а тот любит, чтобы всё было по правилам.',
    },
  },
  'seven-killings-mastered': {
    name: { en: 'Seven Killings Mastered', ru: 'Семь убийц в узде' },
    short: {
      en: 'Pressure turns into firmness: hard talks and legal matters gain',
      ru: 'Напор оборачивается твёрдостью: в выигрыше трудные переговоры и суд',
    },
    sentence: {
      en: 'The day’s stem comes as Seven Killings, and your Day Master has enough strength to hold the reins.',
      ru: 'Ствол дня приходит как Семь убийц, и у вашего Хозяина дня хватает сил держать поводья.',
    },
  },
  'seven-killings-too-strong': {
    name: { en: 'Seven Killings Unchecked', ru: 'Семь убийц без узды' },
    short: {
      en: 'Not the day to argue: lawyers and hard bargaining are for a milder one',
      ru: 'Спорить не время: трудные переговоры и суд — в день помягче',
    },
    sentence: {
      en: 'The stem of the day is Seven Killings, and a weak Day Master finds it hard to stand up to.',
      ru: 'Ствол дня — Семь убийц, и слабому Хозяину дня трудно им возразить.',
    },
  },
  resource: {
    name: { en: 'Resource Arrives', ru: 'Приход Ресурса' },
    short: {
      en: 'A day that feeds you: learning, treatment and agreements gain',
      ru: 'День питает вас: в выигрыше учёба, лечение и договоры',
    },
    sentence: {
      en: 'The stem of the day feeds your Day Master, as a mother or a teacher does.',
      ru: 'Ствол дня питает вашего Хозяина дня, как мать или учитель.',
    },
  },
  output: {
    name: { en: 'Output Flows', ru: 'Время Самовыражения' },
    short: {
      en: 'What is inside wants out: good for creative work, a launch, a date',
      ru: 'Внутреннее просится наружу: творчество, запуск, свидание',
    },
    sentence: {
      en: 'Your Day Master brings forth the element of the day’s stem, so words and ideas come readily.',
      ru: 'Ваш Хозяин дня порождает стихию ствола этого дня: слова и мысли идут сами.',
    },
  },
  'hurting-officer': {
    name: { en: 'Hurting Officer Speaks', ru: 'Слово Ранящего чиновника' },
    short: {
      en: 'A sharp tongue is poor company in court or on the first day of a job',
      ru: 'Острый язык — плохой спутник в суде и в первый день на службе',
    },
    sentence: {
      en: 'The day’s stem is Hurting Officer to you, and that god is at odds with everyone in authority.',
      ru: 'Ствол дня для вас — Ранящий чиновника, а он не в ладу ни с каким начальством.',
    },
  },
  companion: {
    name: { en: 'Companions Near', ru: 'Соратники рядом' },
    short: {
      en: 'Equals understand each other: good for taking people on and for making peace',
      ru: 'Ровня понимает ровню: приём на работу, примирение',
    },
    sentence: {
      en: 'The stem of the day shares an element with your Day Master and stands beside you as a peer.',
      ru: 'Ствол дня той же стихии, что и ваш Хозяин дня, и становится рядом как равный.',
    },
  },
  'rob-wealth': {
    name: { en: 'Rob Wealth at the Till', ru: 'Грабитель богатства у кассы' },
    short: {
      en: 'Money slips through the fingers: investing, lending and stocking up can wait',
      ru: 'Деньги утекают сквозь пальцы: вложения, займы и запасы подождут',
    },
    sentence: {
      en: 'The day’s stem is Rob Wealth, a relative of your own kind reaching for the same coins.',
      ru: 'Ствол дня — Грабитель богатства, родня по стихии, и тянется он к тем же монетам.',
    },
  },
} as const satisfies Record<PersonalRuleId, PersonalRuleEntry>
