import type { Rules } from '@zeri/almanac/calendar'
import type { PersonalRules, School } from '@zeri/almanac/judgement'
import type { Entry } from './entry.ts'
import type { Words } from './locale.ts'

type Switches = Rules & School & PersonalRules

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
    question: { en: 'Which clock sets the double-hours?', ru: 'Какие часы отмеряют двухчасья?' },
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
          en: 'One lunar date for the whole world, the one printed in Beijing',
          ru: 'Одна лунная дата на весь мир, та, что напечатана в Пекине',
        },
      },
      local: {
        name: { en: 'Midnight Where You Are', ru: 'Полночь у вас' },
        short: {
          en: 'The new moon is dated where you live, so a month may begin a day earlier or later',
          ru: 'Новолуние датируют по вашему месту, и месяц может сдвинуться на день',
        },
      },
    },
  },
  termZone: {
    question: { en: 'Whose date do the solar terms take?', ru: 'По чьей дате считают солнечные сезоны?' },
    values: {
      local: {
        name: { en: 'The Date Where You Live', ru: 'По дате вашего места' },
        short: {
          en: 'A term begins on the date your own calendar shows at that moment',
          ru: 'Солнечный сезон начинается в день, который в этот миг на вашем календаре',
        },
      },
      china: {
        name: { en: 'The Date in China', ru: 'По дате Китая' },
        short: {
          en: 'A term keeps its Beijing date, even if your evening is still the day before',
          ru: 'У солнечного сезона пекинская дата, даже если у вас ещё вечер накануне',
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
  folk: {
    question: {
      en: 'Does folk custom count beside the books?',
      ru: 'Считать ли народный обычай наравне с книгами?',
    },
    values: {
      false: {
        name: { en: 'The Books Alone', ru: 'Только книги' },
        short: {
          en: 'What the court astronomers left out stays out',
          ru: 'Чего не приняли придворные астрономы, того нет и здесь',
        },
      },
      true: {
        name: { en: 'Books and Custom', ru: 'Книги и обычай' },
        short: {
          en: 'Adds three popular rules: Month Taboo, Three Maidens and Ten Evils',
          ru: 'Добавлены Запрет месяца, Три девы и Десять зол',
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
          ru: 'Две ветви самого Хозяина дня, и только они',
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
} as const satisfies { readonly [Name in keyof Switches]: SchoolQuestion<Switches[Name]> }
