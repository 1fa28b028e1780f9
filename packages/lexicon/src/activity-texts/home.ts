import type { ActivityText } from './activity-text.ts'

export const homeTexts = {
  'move-house': {
    why: {
      en: 'Chests on a cart, embers carried from the old hearth to the new: the book calls it “moving”, and lends it the horses of the almanac, Travelling Horse and Heavenly Horse. A Success or an Open day, a People’s Day and the virtues of heaven and month are the other helpers. One star is feared here and almost nowhere else, the Return Taboo, on which nobody should come home from afar or move in; Five Tombs and both stars of Going and Perishing follow it.',
      ru: 'Сундуки на телеге, угли из старого очага в новый: книга называет это «переселением» и даёт ему лошадей календаря, Почтовую лошадь и Небесного коня. Другие помощники — дни Успеха и Открытия, День народа, добродетели неба и месяца. Одной звезды боятся здесь и почти нигде больше: это Запрет возвращения, когда не возвращаются издалека и не въезжают в дом; за нею идут Пять гробниц и обе звезды «Уход без возврата».',
    },
    questions: [
      {
        question: {
          en: 'Which is the day of the move: the van, the keys or the first night?',
          ru: 'Что считать переездом: машину с вещами, ключи или первую ночь?',
        },
        answer: {
          en: 'The day you begin to live there, so the first night. Boxes may arrive earlier and a cupboard may stay behind; if you sleep there and put the kettle on in the morning, you have moved.',
          ru: 'День, с которого вы там живёте, то есть первую ночь. Коробки могут приехать раньше, а шкаф остаться; если вы там уснули и утром поставили чайник, переезд состоялся.',
        },
      },
      {
        question: {
          en: 'The lease ends on a bad day. Must we pay for another month?',
          ru: 'Аренда кончается в плохой день. Платить ещё месяц?',
        },
        answer: {
          en: 'No. Carry something of yours, rice, salt or a lamp, into the new rooms on the good day before and light the stove: many families count that as moving in, and let the furniture follow.',
          ru: 'Нет. Внесите что-нибудь своё — рис, соль или лампу — в новые комнаты в хороший день накануне и зажгите плиту: во многих семьях это и считают въездом, а мебель догоняет.',
        },
      },
      {
        question: {
          en: 'Do offices move by the same rules?',
          ru: 'Офис переезжает по тем же правилам?',
        },
        answer: {
          en: 'For the furniture, yes. If the office also receives customers there for the first time, that day is an opening, and its own page has more to say.',
          ru: 'Мебель — да. Если же на новом месте впервые принимают клиентов, это открытие, и о нём больше скажет своя страница.',
        },
      },
    ],
  },
  renovation: {
    why: {
      en: '“Repairing halls and rooms” keeps to the inside of a building and leaves its ground alone, yet the spirits of earth still want a say, because plaster and tiles are earth too: Earth Office, Earth Talisman, Earth Sack, and the Reign of Earth in the eighteen days before a season. Monthly Grace, the Four Ministers, Seasonal Virtue, Three Harmony, Blessed Virtue and an Open day are for it.',
      ru: '«Поправить палаты и комнаты» — работа внутри здания, грунта она не касается, но духи земли всё равно требуют слова: штукатурка и плитка тоже земля. Это Управа земли, Талисман земли, Земляной мешок и Правление Земли в восемнадцать дней перед временем года. За ремонт — Милость месяца, Четыре министра, Добродетель времени года, Три гармонии, Благая добродетель и день Открытия.',
    },
    questions: [
      {
        question: {
          en: 'Is only the first day chosen, or all of them?',
          ru: 'Выбирают только первый день или все?',
        },
        answer: {
          en: 'The first: the hour when something is actually taken down or opened. Once work has begun under a good date it goes on through other days, since nobody can live without a kitchen for a month of choosing.',
          ru: 'Первый: час, когда что-то на самом деле сняли или вскрыли. Начатая в хороший день работа идёт и в остальные: никто не проживёт без кухни целый месяц выбора.',
        },
      },
      {
        question: {
          en: 'The pipe has burst. Do we wait?',
          ru: 'Прорвало трубу. Ждать хорошего дня?',
        },
        answer: {
          en: 'Call the plumber. Mending what is broken is no undertaking, and no line of the book asks anybody to stand in water.',
          ru: 'Звоните сантехнику. Починить сломанное — не начинание, и ни одна строка книги не велит стоять в воде.',
        },
      },
    ],
  },
  groundbreaking: {
    why: {
      en: 'The first spadeful counts, the moment at which ground that has lain still is opened. All the great virtues may bless it, with Three Harmony and an Open day; but nowhere else do the spirits of soil speak so loudly. Earth Office sits on the month’s own branch, Earth Sack on two pillars of each month, and for eighteen days before every season the earth itself reigns and is not to be touched. The mansions of the sky lean for or against, as they do at a wedding.',
      ru: 'Важна первая лопата — минута, когда вскрыта земля, лежавшая спокойно. Благословить её могут все большие добродетели, Три гармонии и день Открытия; зато нигде духи почвы не говорят так громко. Управа земли сидит на ветви самого месяца, Земляной мешок — на двух столпах каждого, а восемнадцать дней перед каждым временем года правит сама земля, и её не трогают. Созвездия склоняют чашу за или против, как у свадьбы.',
    },
    questions: [
      {
        question: {
          en: 'Does digging a flower bed count?',
          ru: 'Вскопать грядку — это земляные работы?',
        },
        answer: {
          en: 'No. A bed that is dug every spring is gardening, and planting has a page of its own. The line is about a house, a trench, a pond, a fence with posts in concrete.',
          ru: 'Нет. Грядка, которую копают каждую весну, — это огород, у посадки своя страница. Строка — о доме, траншее, пруде, заборе на бетонных столбах.',
        },
      },
      {
        question: {
          en: 'The builders come when they come. What then?',
          ru: 'Строители приедут, когда приедут. Как быть?',
        },
        answer: {
          en: 'Take the spade yourself. One turned sod on a good morning, in the place where the wall will stand, begins the work by the old understanding; the excavator may be late.',
          ru: 'Возьмите лопату сами. Один снятый пласт в хорошее утро там, где встанет стена, по старому понятию и начинает работу; экскаватор может опоздать.',
        },
      },
      {
        question: {
          en: 'Why is a whole stretch of the calendar closed?',
          ru: 'Почему закрыта целая полоса календаря?',
        },
        answer: {
          en: 'That is the Reign of Earth. Each season gives its last eighteen days to the element earth, four times a year; the book asks for quiet underground and lifts the request when the new season begins.',
          ru: 'Это Правление Земли. Каждое время года отдаёт стихии земли свои последние восемнадцать дней, четырежды в год; книга просит тишины под ногами и снимает просьбу, когда начинается новое время года.',
        },
      },
    ],
  },
  repairs: {
    why: {
      en: 'Three modest lines of the list share this page: trimming walls, patching a wall, stopping holes. What suits them is what spoils greater plans. A Close day is good for closing a gap, a Balance day for making a surface level, a Full day for filling. Nine Pits and the spirits of earth would rather be left alone, and a Month Break undoes what was mended.',
      ru: 'На этой странице три скромные строки списка: подновить стены, залатать стену, заткнуть щели. Им на пользу то, что портит большие планы. День Закрытия хорош, чтобы закрыть брешь, день Равновесия — чтобы выровнять, день Полноты — чтобы заполнить. Девять ям и духи земли просят их не тревожить, а Разрушитель месяца ломает починенное.',
    },
    questions: [
      {
        question: {
          en: 'Why are these days bad for everything else?',
          ru: 'Почему эти дни плохи для всего остального?',
        },
        answer: {
          en: 'Because the officers of Balance and Close hold things where they are. That is unkind to a journey and exactly right for a crack in the wall. A poor day on the home page may be your best one here.',
          ru: 'Потому что дни Равновесия и Закрытия удерживают всё на месте. Для поездки это некстати, для трещины в стене — то, что нужно. Слабый день с главной страницы здесь может оказаться лучшим.',
        },
      },
      {
        question: {
          en: 'Where does small work end and renovation begin?',
          ru: 'Где кончается мелкий ремонт и начинается большой?',
        },
        answer: {
          en: 'If you can sit in the room that same evening, it was a repair. If the room is emptied first, look at renovation.',
          ru: 'Если вечером в комнате можно сидеть, это мелкий ремонт. Если её сперва освобождают, смотрите страницу о большом.',
        },
      },
    ],
  },
  cleaning: {
    why: {
      en: 'Sweeping the house before New Year is the one household chore that has a line of its own. The officer Remove and the Spirit of Clearing are its patrons, and both mean what they say: on such days the old is carried out. Hardly anything forbids it, so that in most weeks the broom is free; the calendar merely marks the days when clearing out goes to the root.',
      ru: 'Вымести дом перед Новым годом — единственная домашняя работа с собственной строкой. Покровители у неё день Удаления и Дух очищения, и оба буквальны: в такие дни выносят старое. Запретов почти нет, и в большинство недель веник свободен; календарь лишь отмечает дни, когда разбор доходит до корня.',
    },
    questions: [
      {
        question: {
          en: 'Is it true that one must not sweep on certain days?',
          ru: 'Правда ли, что в некоторые дни нельзя мести?',
        },
        answer: {
          en: 'The first days of the Chinese New Year are the well-known case, lest luck go out with the dust; that is custom, and the book does not mention it. On other days sweep as you please.',
          ru: 'Известный случай — первые дни китайского Нового года: чтобы с сором не вымести удачу. Это обычай, в книге его нет. В прочие дни метите сколько угодно.',
        },
      },
      {
        question: {
          en: 'What is the best use of a Remove day?',
          ru: 'На что лучше потратить день Удаления?',
        },
        answer: {
          en: 'On the shelf you have walked past all year. The officer clears away; pair it with something to carry out, a bag for charity, papers for the shredder, and you use the day as it was meant.',
          ru: 'На полку, мимо которой вы ходите весь год. День этот убирает лишнее: пусть будет что вынести — пакет вещей на благотворительность, бумаги в измельчитель, — и день послужит по назначению.',
        },
      },
    ],
  },
  bed: {
    why: {
      en: 'Setting up the bed is a rite of the week before a wedding, and of the day a child leaves the cot. A single officer favours it, and by an oddity of the list it is Danger: the day’s name means a height from which one looks down with care, and care is what a bed asks for. The Monkey forbids it, in Peng Zu’s words, lest sprites come into the room; Five Tombs and a Close day dislike it too.',
      ru: 'Ставить кровать — обряд последней недели перед свадьбой и того дня, когда ребёнок вырос из колыбели. Благоволит ей одно-единственное установление, и по странности списка это Опасность: имя дня значит высоту, с которой смотрят вниз осторожно, а осторожность кровати и нужна. Запрещает Обезьяна, чтобы, по слову Пэн-цзу, в комнату не забрела нечисть; не жалуют её и Пять гробниц с днём Закрытия.',
    },
    questions: [
      {
        question: {
          en: 'Does delivery count, or assembling it?',
          ru: 'Считается доставка или сборка?',
        },
        answer: {
          en: 'Neither: it is the moment the bed stands in its place and the sheets are on. A parcel leaning in the hall is only furniture.',
          ru: 'Ни то ни другое: минута, когда кровать стоит на месте и застелена. Коробка в коридоре — просто мебель.',
        },
      },
      {
        question: {
          en: 'How can a “Danger” day be the good one?',
          ru: 'Как день «Опасности» может быть хорошим?',
        },
        answer: {
          en: 'The twelve officers are old words for stages of a month, not warnings. The eighth once meant standing high and being watchful. Do not plan a climb on it; a bed is safe.',
          ru: 'Двенадцать установлений — старинные имена ступеней месяца, а не предупреждения. Восьмое значило стоять высоко и смотреть в оба. Восхождение на него не назначайте, а кровати ничто не грозит.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ActivityText>>
