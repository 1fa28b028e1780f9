import type { NatalRules } from '@zeri/almanac/bazi'
import type { Rules } from '@zeri/almanac/calendar'
import type { DayStarRule } from '@zeri/almanac/fengshui'
import type { PersonalRules, School } from '@zeri/almanac/judgement'
import type { Entry } from './entry.ts'
import type { Words } from './locale.ts'

type Switches = Rules &
  School &
  PersonalRules &
  Omit<NatalRules, keyof Rules | 'warnWithinMin'> & { readonly dayStarRule: DayStarRule }

/** A question on which authors differ, and every choice of the almanac. */
type SchoolQuestion<Value extends string | boolean> = {
  readonly question: Words
  readonly values: Readonly<Record<`${Value}`, Pick<Entry, 'name' | 'short'>>>
}

/** Where schools differ. */
export const schools = {
  ziRule: {
    question: { en: 'When does a new day begin?', ru: 'Когда начинается новый день?' },
    values: {
      day23: {
        name: { en: 'With the Hour of the Rat', ru: 'С часом Крысы' },
        short: {
          en: 'From 23:00 on, a birth belongs to the next day’s pillar',
          ru: 'С 23:00 рождение относят уже к столпу следующего дня',
        },
      },
      midnight: {
        name: { en: 'At Midnight', ru: 'В полночь' },
        short: {
          en: 'The Rat hour is cut in two: its first half still belongs to the old day',
          ru: 'Час Крысы делят надвое: первая половина остаётся в прежнем дне',
        },
      },
    },
  },
  timeBasis: {
    question: { en: 'Which clock sets the double-hours?', ru: 'Какие часы отмеряют двухчасовки?' },
    values: {
      apparent: {
        name: { en: 'The Sundial', ru: 'Солнечные часы' },
        short: {
          en: 'Noon is when the sun stands highest over the place itself',
          ru: 'Полдень — когда солнце выше всего именно над этим местом',
        },
      },
      mean: {
        name: { en: 'Mean Local Time', ru: 'Среднее местное время' },
        short: {
          en: 'Four minutes to a degree of longitude, without the sundial’s yearly drift',
          ru: 'Четыре минуты на градус долготы, без годовых колебаний солнечных часов',
        },
      },
      clock: {
        name: { en: 'The Clock on the Wall', ru: 'Часы на стене' },
        short: {
          en: 'Civil time as people live by it, time zone and summer time included',
          ru: 'Время, по которому жили люди: с часовым поясом и летним временем',
        },
      },
    },
  },
  yearStart: {
    question: { en: 'When does the year change its animal?', ru: 'Когда год меняет своего зверя?' },
    values: {
      'li-chun': {
        name: { en: 'At the Start of Spring', ru: 'В Начало весны' },
        short: {
          en: 'Early in February, at the first of the solar terms',
          ru: 'В первых числах февраля, с первым из солнечных сезонов',
        },
      },
      'lunar-new-year': {
        name: { en: 'At Lunar New Year', ru: 'В лунный Новый год' },
        short: {
          en: 'On the first day of the first moon, with lanterns and firecrackers',
          ru: 'В первый день первой луны, с фонарями и хлопушками',
        },
      },
    },
  },
  monthRule: {
    question: { en: 'When does the month change?', ru: 'Когда сменяется месяц?' },
    values: {
      day: {
        name: { en: 'With the Whole Day', ru: 'С начала суток' },
        short: {
          en: 'The date on which the term begins belongs wholly to the new month',
          ru: 'День, когда начался солнечный сезон, весь уже в новом месяце',
        },
      },
      instant: {
        name: { en: 'At the Exact Instant', ru: 'В точное мгновение' },
        short: {
          en: 'The old month lasts to the very minute the sun enters the term',
          ru: 'Прежний месяц длится до той минуты, когда начался солнечный сезон',
        },
      },
    },
  },
  lunarMeridian: {
    question: { en: 'Whose midnight parts the lunar days?', ru: 'Чья полночь разделяет лунные дни?' },
    values: {
      china: {
        name: { en: 'Midnight in China', ru: 'Полночь в Китае' },
        short: {
          en: 'The whole world has one lunar date and one date of full moon, as printed in Beijing',
          ru: 'Лунная дата и день полнолуния одни на весь мир, те, что напечатаны в Пекине',
        },
      },
      local: {
        name: { en: 'Midnight Where You Are', ru: 'Полночь у вас' },
        short: {
          en: 'New and full moons are dated where you live, so a month may begin a day earlier or later',
          ru: 'Новолуние и полнолуние датируют по вашему месту, и месяц может сдвинуться на день',
        },
      },
    },
  },
  termZone: {
    question: { en: 'Whose date do the solar terms take?', ru: 'По чьей дате считают солнечные сезоны?' },
    values: {
      china: {
        name: { en: 'The Date in China', ru: 'По дате Китая' },
        short: {
          en: 'One date for the whole world, that of Beijing, even if yours is still the day before',
          ru: 'Одна дата на весь мир, пекинская, даже если у вас ещё вечер накануне',
        },
      },
      local: {
        name: { en: 'The Date Where You Live', ru: 'По дате вашего места' },
        short: {
          en: 'By the local sun: a term begins on the date your own calendar shows at that moment',
          ru: 'По местному солнцу: сезон начинается в день, который в этот миг на вашем календаре',
        },
      },
    },
  },
  heavenlyVirtue: {
    question: {
      en: 'Does Heavenly Virtue visit the four middle months?',
      ru: 'Бывает ли Небесная добродетель в четырёх срединных месяцах?',
    },
    values: {
      stems: {
        name: { en: 'By Stem Only', ru: 'Только по стволу' },
        short: {
          en: 'In Rat, Rabbit, Horse and Rooster months no day has it',
          ru: 'В месяцы Крысы, Кролика, Лошади и Петуха её нет ни в один день',
        },
      },
      corners: {
        name: { en: 'By Corner as Well', ru: 'И по углу неба' },
        short: {
          en: 'There a corner of the sky passes it to a branch: Snake, Monkey, Pig, Tiger',
          ru: 'Там угол неба передаёт её ветви: Змее, Обезьяне, Свинье, Тигру',
        },
      },
    },
  },
  yearBreak: {
    question: {
      en: 'Does a day against the year hold great plans back?',
      ru: 'Сдерживает ли большие дела день против года?',
    },
    values: {
      true: {
        name: { en: 'As in Printed Almanacs', ru: 'Как в печатных календарях' },
        short: {
          en: 'Great undertakings stay at −1 or below while the day faces the year',
          ru: 'Пока день стоит напротив года, большие дела не поднимаются выше −1',
        },
      },
      false: {
        name: { en: 'As in the Book', ru: 'Как в своде' },
        short: {
          en: 'The book of 1741 speaks of the place that faces the year, and of no day',
          ru: 'Свод 1741 года говорит о месте напротив года, а о днях молчит',
        },
      },
    },
  },
  folk: {
    question: {
      en: 'Do popular days count beside the book?',
      ru: 'Считать ли народные приметы наравне с книгой?',
    },
    values: {
      false: {
        name: { en: 'The Book Alone', ru: 'Только книга' },
        short: {
          en: 'Dates that the imperial lists do not have change nothing',
          ru: 'Даты, которых нет в императорских списках, ничего не меняют',
        },
      },
      true: {
        name: { en: 'Book and Custom', ru: 'Книга и обычай' },
        short: {
          en: 'Popular dates, such as the Three Maidens or Yang Gong’s, set a ceiling',
          ru: 'Народные даты, например Три девы и дни Ян-гуна, ставят потолок',
        },
      },
    },
  },
  dayStarRule: {
    question: { en: 'From which day do the day stars fly?', ru: 'С какого дня летят звёзды дней?' },
    values: {
      nearest: {
        name: { en: 'The Nearest Jia-Zi', ru: 'С ближайшего Цзя-Цзы' },
        short: {
          en: 'A half of the year begins with the Jia-Zi day closest to its solstice',
          ru: 'Полугодие начинается с дня Цзя-Цзы, ближайшего к солнцестоянию',
        },
      },
      'first-after': {
        name: { en: 'The First Jia-Zi After', ru: 'С первого Цзя-Цзы после солнцестояния' },
        short: {
          en: 'It waits for the first Jia-Zi day on or after the solstice, up to sixty days',
          ru: 'Полугодие ждёт первого дня Цзя-Цзы в солнцестояние или позже, до шестидесяти дней',
        },
      },
    },
  },
  noblemanFrom: {
    question: {
      en: 'From which pillar is the Nobleman counted?',
      ru: 'От какого столпа отсчитывать Благородного человека?',
    },
    values: {
      day: {
        name: { en: 'From the Birth Day', ru: 'От столпа дня' },
        short: {
          en: 'The two branches of the Day Master, and no others',
          ru: 'Две ветви самого Господина Дня, и только они',
        },
      },
      'year-and-day': {
        name: { en: 'From Birth Year and Day', ru: 'От столпов года и дня' },
        short: {
          en: 'The stem of the birth year adds its pair, so the star comes more often',
          ru: 'Ствол года рождения добавляет свою пару, и звезда приходит чаще',
        },
      },
    },
  },
  threeHarmony: {
    question: {
      en: 'Do any two of a trio make a harmony?',
      ru: 'Хватает ли для гармонии любых двух из тройки?',
    },
    values: {
      'any-two': {
        name: { en: 'Any Two of Three', ru: 'Любые двое из трёх' },
        short: {
          en: 'Monkey and Dragon are friends even while the Rat is away',
          ru: 'Обезьяна и Дракон дружат и тогда, когда Крысы рядом нет',
        },
      },
      'with-middle': {
        name: { en: 'Only with the Middle One', ru: 'Только со срединной ветвью' },
        short: {
          en: 'One of the two must be Rat, Rabbit, Horse or Rooster, the heart of its trio',
          ru: 'Одна из двух — Крыса, Кролик, Лошадь или Петух, сердце своей тройки',
        },
      },
    },
  },
  seasonRule: {
    question: { en: 'Which days of the year does Earth rule?', ru: 'Какими днями года правит Земля?' },
    values: {
      earth18: {
        name: { en: 'The Last Eighteen of Each Season', ru: 'Последние восемнадцать дней сезона' },
        short: {
          en: 'Spring, summer, autumn and winter each leave earth the days before the next begins',
          ru: 'Весна, лето, осень и зима отдают земле дни перед началом следующего времени года',
        },
      },
      branch: {
        name: { en: 'Four Whole Months', ru: 'Четыре целых месяца' },
        short: {
          en: 'The months of Dragon, Goat, Dog and Ox are earth from first day to last',
          ru: 'Месяцы Дракона, Козы, Собаки и Быка — земля с первого дня до последнего',
        },
      },
    },
  },
  commandTable: {
    question: {
      en: 'Which table names the stem in command?',
      ru: 'По какой таблице назван управляющий ствол?',
    },
    values: {
      'zi-ping': {
        name: { en: 'Zi Ping Zhen Quan', ru: '«Цзы пин чжэнь цюань»' },
        short: {
          en: 'The division of a month that present editions and most programs print',
          ru: 'Деление месяца, которое печатают нынешние издания и большинство программ',
        },
      },
      'san-ming': {
        name: { en: 'San Ming Tong Hui', ru: '«Сань мин тун хуэй»' },
        short: {
          en: 'The division of a Ming compendium, with longer spans for the main stem',
          ru: 'Деление из минского свода: главному стволу отведено больше дней',
        },
      },
    },
  },
  lifePalaceMonth: {
    question: {
      en: 'Which month does the Life Palace count from?',
      ru: 'От какого месяца считать Дворец жизни?',
    },
    values: {
      jie: {
        name: { en: 'The Month of the Pillar', ru: 'От месяца столпа' },
        short: {
          en: 'A month begins with its first solar term, as in the four pillars',
          ru: 'Месяц начинается со своего первого солнечного сезона, как и в четырёх столпах',
        },
      },
      qi: {
        name: { en: 'The Month of the Middle Term', ru: 'От срединного сезона' },
        short: {
          en: 'Once the middle term has begun, the following month is counted already',
          ru: 'Как только начался срединный солнечный сезон, считают уже следующий месяц',
        },
      },
    },
  },
} as const satisfies { readonly [Name in keyof Switches]: SchoolQuestion<Switches[Name]> }
