import type { ActivityText } from './activity-text.ts'

export const familyTexts = {
  wedding: {
    why: {
      en: 'The book of 1741 writes “marrying” for the day on which a bride comes to her husband’s home, and it is stricter about that day than about almost any other. Three Harmony, Six Harmony and Heavenly Joy speak for it, and so does a Day Without Generals, when neither the general of Yin nor that of Yang stands against bride or groom. Against it are the Pig, last of the twelve branches, the Four Taboos of the seasons and the eves of solstice and equinox. A mansion of the sky leans a little to one side or the other, but never decides.',
      ru: 'Книга 1741 года называет «браком» день, когда невеста входит в дом мужа, и строже, чем к нему, относится мало к какому делу. За свадьбу говорят Три гармонии, Шесть гармоний и Небесная радость, а ещё День без полководцев, когда ни полководец Инь, ни полководец Ян не стоит против невесты и жениха. Против — Свинья, последняя из двенадцати ветвей, Четыре запрета времён года и кануны солнцестояний и равноденствий. Созвездие неба слегка склоняет чашу, но само ничего не решает.',
    },
    questions: [
      {
        question: {
          en: 'Which day counts: the registry office, the church or the party?',
          ru: 'Какой день считать: загс, венчание или банкет?',
        },
        answer: {
          en: 'The one you yourselves will call your wedding day. In the old order it was the journey of the bride, so where ceremony and registration fall apart, most couples choose for the ceremony. A dinner for friends a week later is a banquet, and has a page of its own.',
          ru: 'Тот, который вы сами назовёте днём свадьбы. По старому порядку это был переезд невесты, поэтому, если роспись и торжество разнесены, обычно выбирают день торжества. Ужин для друзей через неделю — уже пир, у него своя страница.',
        },
      },
      {
        question: {
          en: 'Why does the calendar refuse a Saturday that looks so good elsewhere?',
          ru: 'Почему календарь отказывает субботе, которую другие хвалят?',
        },
        answer: {
          en: 'Because many lists praise a day as a whole. Here a wedding is judged by itself: a day may carry Heavenly Virtue and still be a Pig day, and the Pig’s ban on marrying is not lifted by any virtue. Open the day and its sum shows which rule had the last word.',
          ru: 'Потому что во многих списках хвалят день целиком. Здесь свадьба оценивается отдельно: у дня может быть Небесная добродетель и вместе с ней ветвь Свиньи, а запрет Свиньи на брак не снимает никакая добродетель. Откройте день — в подсчёте видно, за каким правилом осталось последнее слово.',
        },
      },
      {
        question: {
          en: 'Do our birth years change the answer?',
          ru: 'Меняют ли ответ годы нашего рождения?',
        },
        answer: {
          en: 'They do. The ratings on this page are for everyone; a day whose branch faces yours across the circle of animals is one you would rather leave to another couple. The chooser weighs a day for both of you and says which good days fall away, and why.',
          ru: 'Меняют. Оценки на этой странице — для всех; день, чья ветвь стоит напротив вашего знака, лучше оставить другой паре. Подбор дат взвешивает день для вас двоих и говорит, какие хорошие дни при этом выпадают и почему.',
        },
      },
      {
        question: {
          en: 'We have already booked a day that is rated low. Is that bad?',
          ru: 'Мы уже забронировали день с низкой оценкой. Это плохо?',
        },
        answer: {
          en: 'No. An almanac is a custom of choosing, not a sentence passed on those who chose otherwise. Take the best double-hour of your date for the vows: hours are judged apart from the day, and nearly every day has a good one.',
          ru: 'Нет. Календарь — обычай выбирать, а не приговор тем, кто выбрал иначе. Возьмите для росписи лучший двойной час своей даты: часы оцениваются отдельно от дня, и хороший найдётся почти всегда.',
        },
      },
    ],
  },
  engagement: {
    why: {
      en: 'Two lines of the old list meet here: “joining in marriage” and “presenting the gift and asking the name”, the visit with which a family first declared itself. It is about consent and not yet about moving in, so more stars help than at a wedding: the virtues of heaven and month, Three and Six Harmony, Five Unions, a People’s Day. Five Partings on Monkey and Rooster days, the month’s own branch, a Full day and the Month Harm speak against it.',
      ru: 'Здесь сходятся две строки старого списка: «заключение союза» и «поднесение дара с вопросом об имени» — визит, которым семья впервые о себе заявляла. Речь о согласии, а не о переезде, поэтому помощников больше, чем у свадьбы: добродетели неба и месяца, Три и Шесть гармоний, Пять союзов, День народа. Против — Пять расставаний в дни Обезьяны и Петуха, ветвь самого месяца, день Полноты и Вред месяца.',
    },
    questions: [
      {
        question: {
          en: 'Is it the proposal that counts, or the announcement?',
          ru: 'Что считать помолвкой: предложение или объявление родным?',
        },
        answer: {
          en: 'The moment at which the word is given before others. A proposal for two on a hilltop needs no almanac; when parents sit at the table and the ring is shown, that is the betrothal the book means.',
          ru: 'Минуту, когда слово дано при людях. Предложению вдвоём на вершине холма календарь не нужен; а когда за столом родители и показано кольцо — это и есть сговор, о котором пишет книга.',
        },
      },
      {
        question: {
          en: 'Should the engagement suit the wedding day?',
          ru: 'Должна ли помолвка сочетаться с днём свадьбы?',
        },
        answer: {
          en: 'They are two separate choices. No rule of the book ties one to the other, and no interval between them is prescribed. Choose each on its own merits and leave the months in between to the florist.',
          ru: 'Это два отдельных выбора. Ни одно правило книги не связывает их между собой и не назначает срока между ними. Выбирайте каждый день сам по себе, а месяцы между ними оставьте флористу.',
        },
      },
    ],
  },
  date: {
    why: {
      en: 'In the book it is a banquet: people invited, a table laid, somebody new introduced. We read a first date and an evening with friends from the same line. Nearly all kindly stars allow it, Five Unions and Heavenly Joy most of all, and an Open day sets the gate wide. The one firm objection is the Rooster, whose sign is an old picture of a wine jar; Five Partings and a Close day ask for quieter plans.',
      ru: 'В книге это пир: позваны гости, накрыт стол, кого-то знакомят. Из той же строки мы читаем первое свидание и вечер с друзьями. Разрешают его почти все добрые звёзды, охотнее других Пять союзов и Небесная радость, а день Открытия распахивает ворота. Твёрдо возражает один Петух: его знак — древний рисунок винного кувшина. Пять расставаний и день Закрытия советуют вечер потише.',
    },
    questions: [
      {
        question: {
          en: 'Can a calendar say whether we shall like each other?',
          ru: 'Скажет ли календарь, понравимся ли мы друг другу?',
        },
        answer: {
          en: 'It cannot and does not try. It notes which days tradition thought easy for company. Conversation, as ever, is up to the two people having it.',
          ru: 'Не скажет и не берётся. Он отмечает дни, которые традиция считала лёгкими для общества. А разговор, как всегда, зависит от двоих за столом.',
        },
      },
      {
        question: {
          en: 'What about a business dinner?',
          ru: 'А деловой ужин сюда относится?',
        },
        answer: {
          en: 'If the table is the point, yes. If papers will be signed over dessert, look at the page of contracts as well: a day can welcome guests and still be wrong for agreements.',
          ru: 'Если главное — застолье, да. Если к десерту подадут бумаги на подпись, загляните и на страницу договоров: день бывает гостеприимным и при этом не годится для сделок.',
        },
      },
    ],
  },
  conceive: {
    why: {
      en: 'The phrase of the book is “asking for heirs”, a prayer that a family carried to a temple, and its days are days of prayer: Benefit to Heirs, Continuing the Line, an Open day, the virtues of heaven and month. It says nothing about the body, and neither do we. Read the ratings as the days on which people once went to ask, and take them no further than that.',
      ru: 'В книге это «прошение о потомстве» — молитва, с которой семья шла в храм, и дни у неё молитвенные: Благо потомков, Продолжение рода, день Открытия, добродетели неба и месяца. О теле в ней ни слова, и мы о нём молчим. Смотрите на оценки как на дни, в которые когда-то ходили просить, и не требуйте от них большего.',
    },
    questions: [
      {
        question: {
          en: 'Can the calendar raise our chances?',
          ru: 'Повысит ли календарь наши шансы?',
        },
        answer: {
          en: 'No calendar can. A rating here is a piece of old piety and not medical advice. If a child is long in coming, the person to see is a doctor, on the first day that has an appointment free.',
          ru: 'Такого не может ни один календарь. Оценка здесь — след старинного благочестия, а не совет врача. Если ребёнка долго нет, идти нужно к врачу, в первый же день, когда есть запись.',
        },
      },
      {
        question: {
          en: 'Does a good day decide whether it is a boy or a girl?',
          ru: 'Зависит ли от дня, будет мальчик или девочка?',
        },
        answer: {
          en: 'The book promises nothing of the kind, and tables that do are later inventions. What its lines ask for is continuation; they do not place orders.',
          ru: 'Ничего подобного книга не обещает, а таблицы, которые обещают, придуманы позже. Её строки просят о продолжении рода и заказов не принимают.',
        },
      },
    ],
  },
  celebrate: {
    why: {
      en: '“Congratulating and rewarding” was an act of the court: honours read aloud, gifts handed over, the hall full. Heavenly Grace, Blessed Virtue and King’s Day belong to that ceremony and still lead the list, together with Heavenly Joy and an Open day. A Rooster day is passed over in silence, because wine and speeches do not mix; Five Partings, on Monkey and Rooster days, and a Close day object aloud.',
      ru: '«Поздравлять и награждать» — дело двора: почести зачитаны вслух, дары вручены, зал полон. Небесная милость, Благая добродетель и День царя родом из этой церемонии и до сих пор идут первыми, вместе с Небесной радостью и днём Открытия. День Петуха обходят молчанием: вино с речами не дружит. Вслух возражают Пять расставаний, в дни Обезьяны и Петуха, и день Закрытия.',
    },
    questions: [
      {
        question: {
          en: 'May a birthday be celebrated on another date?',
          ru: 'Можно ли отмечать день рождения в другой день?',
        },
        answer: {
          en: 'The almanac has no objection: it judges the gathering, not the anniversary. There are people who would rather not be congratulated early; that is a custom of theirs, and worth more than a star.',
          ru: 'Календарь не против: он оценивает само застолье, а не годовщину. Кто-то не любит, когда поздравляют заранее; это его обычай, и он важнее любой звезды.',
        },
      },
      {
        question: {
          en: 'What if the date is fixed, as with New Year?',
          ru: 'Что делать, если дата задана, как у Нового года?',
        },
        answer: {
          en: 'Then celebrate. Festivals follow their own calendar and have never waited for a rating. At most choose the hour for the toast among the good ones of the evening.',
          ru: 'Праздновать. У праздников свой календарь, и оценки они не ждали никогда. Разве что для тоста выберите добрый час из вечерних.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ActivityText>>
