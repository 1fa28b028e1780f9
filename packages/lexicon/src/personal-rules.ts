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
      en: 'The day’s branch clashes with the branch of the birth year, the one clash that every popular almanac prints.',
      ru: 'Ветвь дня сталкивается с ветвью года рождения: именно это столкновение печатают в народных календарях.',
    },
  },
  'clash-day': {
    name: { en: 'Clash with the Birth Day', ru: 'Столкновение со столпом дня рождения' },
    short: {
      en: 'Marriage, moving house, signing papers and operations feel it most',
      ru: 'Заметнее всего для брака, переезда, договоров и операций',
    },
    sentence: {
      en: 'The day stands across the circle from the branch of the birth day, the seat of home and marriage.',
      ru: 'День стоит на круге напротив ветви дня рождения, где место дома и брака.',
    },
  },
  'heaven-earth-clash': {
    name: { en: 'Clash of Heaven and Earth', ru: 'Столкновение стволов и ветвей' },
    short: {
      en: 'A ceiling for great undertakings, whatever else the day has to offer',
      ru: 'Потолок для больших дел, как бы ни был хорош день в остальном',
    },
    sentence: {
      en: 'Stem is set against stem and branch against branch: the day is six places from the pillar of the birth day in the cycle of sixty.',
      ru: 'Ствол против ствола, ветвь против ветви: в круге шестидесяти этот день в шести шагах от столпа дня рождения.',
    },
  },
  'same-pillar': {
    name: { en: 'Return of the Birth Pillar', ru: 'Возвращение столпа рождения' },
    short: {
      en: 'An echo of oneself: great undertakings go a shade more heavily',
      ru: 'Эхо самого себя: большие дела становятся чуть тяжелее',
    },
    sentence: {
      en: 'The pillar of the birth day comes round again, as it does once in sixty days, and holds up a mirror.',
      ru: 'Вернулся столп дня рождения, как бывает раз в шестьдесят дней: день как зеркало.',
    },
  },
  'harmony-year': {
    name: { en: 'Harmony with the Birth Year', ru: 'Гармония с годом рождения' },
    short: {
      en: 'A little goodwill for everything, like a visit from one’s own village',
      ru: 'Ко всякому делу чуть больше расположения, будто встретили земляка',
    },
    sentence: {
      en: 'The branch of the day and that of the birth year are friends.',
      ru: 'Ветвь дня дружна с ветвью года рождения.',
    },
  },
  'harmony-day': {
    name: { en: 'Harmony with the Birth Day', ru: 'Гармония со столпом дня рождения' },
    short: {
      en: 'The day is on one’s side, and all matters gain by it a little',
      ru: 'День подходит, и каждому делу от этого чуть легче',
    },
    sentence: {
      en: 'The birth day and this one belong together by their branches.',
      ru: 'Ветвь этого дня дружна с ветвью дня рождения.',
    },
  },
  'punishment-or-harm': {
    name: { en: 'Friction with the Birth Day', ru: 'Трение со столпом дня рождения' },
    short: {
      en: 'A grain of sand in the works: everything goes a little less smoothly',
      ru: 'Песчинка в механизме: любое дело идёт чуть менее гладко',
    },
    sentence: {
      en: 'The day’s branch rubs against that of the birth day: the books call it punishment or harm.',
      ru: 'Ветвь этого дня задевает ветвь дня рождения: в книгах это наказание или вред.',
    },
  },
  nobleman: {
    name: { en: 'Personal Nobleman', ru: 'Личный Благородный человек' },
    short: {
      en: 'Everything is a little easier, talks, petitions and a new post most of all',
      ru: 'Всё чуть легче, а больше прочего — переговоры, бумаги и новая должность',
    },
    sentence: {
      en: 'On the day’s branch stands the Nobleman of this birth chart, the star of people who are glad to help.',
      ru: 'На ветви дня стоит Благородный человек этой карты рождения — звезда тех, кто охотно помогает.',
    },
  },
  academic: {
    name: { en: 'Personal Academic Star', ru: 'Личная Академическая звезда' },
    short: {
      en: 'Books open more willingly: study, exams and creative work gain',
      ru: 'Книги открываются охотнее: в выигрыше учёба, экзамены, творчество',
    },
    sentence: {
      en: 'Wenchang, the patron of letters, waits for the Day Master on this branch.',
      ru: 'Эта ветвь — место, где Господина Дня ждёт Вэньчан, покровитель словесности.',
    },
  },
  horse: {
    name: { en: 'Personal Travelling Horse', ru: 'Личная Почтовая лошадь' },
    short: {
      en: 'The saddle is on: journeys, moving, vehicles and a new job are helped along',
      ru: 'Лошадь под седлом: в добрый час дорога, переезд, машина, новая работа',
    },
    sentence: {
      en: 'Counted from the birth chart, the Travelling Horse waits on the day’s branch, and nothing bars its way.',
      ru: 'По карте рождения на ветви дня ждёт Почтовая лошадь, и путь ей никто не заступает.',
    },
  },
  'horse-struck': {
    name: { en: 'Travelling Horse in a Clash', ru: 'Почтовая лошадь в столкновении' },
    short: {
      en: 'The mount shies: journeys, moves, vehicles and a new post want more care',
      ru: 'Лошадь шарахается: с дорогой, переездом, машиной и новым местом осторожнее',
    },
    sentence: {
      en: 'The Travelling Horse is here, but the day also clashes with the birth chart, and the trot breaks into a gallop.',
      ru: 'Почтовая лошадь здесь, но день ещё и сталкивается с картой рождения, и вместо рыси выходит галоп.',
    },
  },
  'peach-blossom': {
    name: { en: 'Personal Peach Blossom', ru: 'Личный Цветок персика' },
    short: {
      en: 'People look kindly: good for a date, a party, a premiere, creative work',
      ru: 'Люди смотрят с приязнью: свидание, праздник, премьера, творчество',
    },
    sentence: {
      en: 'The day falls on the branch of the Peach Blossom of this birth chart, and charm comes of itself.',
      ru: 'День пришёлся на ветвь Цветка персика этой карты рождения, и обаяние не требует усилий.',
    },
  },
  prosperity: {
    name: { en: 'Personal Prosperity', ru: 'Личное Процветание' },
    short: {
      en: 'Firm ground underfoot: good for investing, a new job, opening a business',
      ru: 'Своя земля под ногами: уместны вложения, новая работа, открытие бизнеса',
    },
    sentence: {
      en: 'The Day Master is at home on this branch: here its stipend is paid.',
      ru: 'Господин Дня на этой ветви у себя дома: здесь ему выдают жалованье.',
    },
  },
  blade: {
    name: { en: 'Personal Yang Blade', ru: 'Личный Клинок Ян (Овечий нож)' },
    short: {
      en: 'Strength runs ahead of itself: operations, investments, long journeys can wait',
      ru: 'Сила забегает вперёд: операции, вложения и дальняя дорога подождут',
    },
    sentence: {
      en: 'On the day’s branch the Day Master’s own strength passes its measure, and the books draw it as a blade.',
      ru: 'На ветви дня собственная сила Господина Дня переходит меру — в книгах её рисуют клинком.',
    },
  },
  void: {
    name: { en: 'Personal Void (Kong Wang)', ru: 'Личная Пустота (Кун Ван)' },
    short: {
      en: 'Poor soil for contracts, ventures and betrothals; good for prayer and cleaning',
      ru: 'Мало проку от договоров, вложений и помолвки, зато уместны молитва и уборка',
    },
    sentence: {
      en: 'This branch is one of the two left empty by the run of ten pillars the birth day belongs to.',
      ru: 'Эта ветвь — одна из двух, которым не хватило ствола в десятке, куда входит столп дня рождения.',
    },
  },
  'elements-favourable': {
    name: { en: 'Favourable Elements', ru: 'Благоприятные стихии' },
    short: {
      en: 'Great undertakings get a push from behind',
      ru: 'Большим делам ветер в спину',
    },
    sentence: {
      en: 'Stem and branch of the day are both of elements favourable to the birth chart.',
      ru: 'И ствол, и ветвь дня — из стихий, благоприятных для карты рождения.',
    },
  },
  'elements-unfavourable': {
    name: { en: 'Unfavourable Elements', ru: 'Неблагоприятные стихии' },
    short: {
      en: 'Great undertakings go against a light headwind',
      ru: 'Большим делам лёгкий встречный ветер',
    },
    sentence: {
      en: 'Both signs of the day, stem and branch, are of elements unfavourable to the birth chart.',
      ru: 'Оба знака дня, верхний и нижний, — из стихий, неблагоприятных для карты рождения.',
    },
  },
  'wealth-carried': {
    name: { en: 'Wealth You Can Carry', ru: 'Богатство по силам' },
    short: {
      en: 'Good for investing, lending, calling in debts, storing and opening a shop',
      ru: 'Кстати придутся вложения, деньги в долг, возврат долгов, запасы, открытие бизнеса',
    },
    sentence: {
      en: 'The day’s stem is Wealth to the Day Master, who has the strength to manage it.',
      ru: 'Ствол дня для Господина Дня — Богатство, и сил управиться с ним хватает.',
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
      ru: 'Ствол дня несёт Богатство слабому Господину Дня — полная ноша для уставшего носильщика.',
    },
  },
  officer: {
    name: { en: 'Direct Officer Arrives', ru: 'Приход Прямого чиновника' },
    short: {
      en: 'Order is on one’s side: good for a new post, an exam, submitting papers',
      ru: 'Порядок помогает: новая должность, экзамен, поданные бумаги',
    },
    sentence: {
      en: 'To the Day Master the stem of the day is Direct Officer, who likes things done by the rules.',
      ru: 'Господину Дня ствол дня приходится Прямым чиновником, а тот любит, чтобы всё было по правилам.',
    },
  },
  'seven-killings-mastered': {
    name: { en: 'Seven Killings Mastered', ru: 'Семь убийц в узде' },
    short: {
      en: 'Pressure turns into firmness: hard talks and legal matters gain',
      ru: 'Напор оборачивается твёрдостью: в выигрыше трудные переговоры и суд',
    },
    sentence: {
      en: 'The day’s stem comes as Seven Killings, and the Day Master has enough strength to hold the reins.',
      ru: 'Ствол дня приходит как Семь убийц, и у Господина Дня хватает сил держать поводья.',
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
      ru: 'Ствол дня — Семь убийц, и слабому Господину Дня трудно им возразить.',
    },
  },
  resource: {
    name: { en: 'Resource Arrives', ru: 'Приход Ресурса' },
    short: {
      en: 'A nourishing day: learning, treatment and agreements gain',
      ru: 'День питает: в выигрыше учёба, лечение и договоры',
    },
    sentence: {
      en: 'The stem of the day feeds the Day Master, as a mother or a teacher does.',
      ru: 'Ствол дня питает Господина Дня, как мать или учитель.',
    },
  },
  output: {
    name: { en: 'Output Flows', ru: 'Время Самовыражения' },
    short: {
      en: 'What is inside wants out: good for creative work, a launch, a date',
      ru: 'Внутреннее просится наружу: творчество, запуск, свидание',
    },
    sentence: {
      en: 'The Day Master brings forth the element of the day’s stem, so words and ideas come readily.',
      ru: 'Господин Дня порождает стихию ствола этого дня: слова и мысли идут сами.',
    },
  },
  'hurting-officer': {
    name: { en: 'Hurting Officer', ru: 'Ранение чиновника' },
    short: {
      en: 'A sharp tongue is poor company in court or on the first day of a job',
      ru: 'Острый язык — плохой спутник в суде и в первый день на службе',
    },
    sentence: {
      en: 'The day’s stem is Hurting Officer to the Day Master, and that god is at odds with everyone in authority.',
      ru: 'Ствол дня для Господина Дня — Ранение чиновника, а оно не в ладу ни с каким начальством.',
    },
  },
  companion: {
    name: { en: 'Companions Near', ru: 'Соратники рядом' },
    short: {
      en: 'Equals understand each other: good for taking people on and for making peace',
      ru: 'Ровня понимает ровню: приём на работу, примирение',
    },
    sentence: {
      en: 'The stem of the day shares an element with the Day Master and stands beside it as a peer.',
      ru: 'Ствол дня той же стихии, что и Господин Дня, и становится рядом как равный.',
    },
  },
  'rob-wealth': {
    name: { en: 'Rob Wealth at the Till', ru: 'Грабитель богатства у кассы' },
    short: {
      en: 'Money slips through the fingers: investing, lending and stocking up can wait',
      ru: 'Деньги утекают сквозь пальцы: вложения, займы и запасы подождут',
    },
    sentence: {
      en: 'The day’s stem is Rob Wealth, a relative of one’s own kind reaching for the same coins.',
      ru: 'Ствол дня — Грабитель богатства, родня по стихии, и тянется он к тем же монетам.',
    },
  },
} as const satisfies Record<PersonalRuleId, PersonalRuleEntry>
