import type { ActivityText } from './activity-text.ts'

export const healthTexts = {
  medical: {
    why: {
      en: 'The book’s words are “seeking a physician and treating illness”, and it is generous: Heavenly Doctor and Heavenly Empress are named for it, Remove and even Destruction days are welcome because something is to be got rid of, and every virtue helps. Against it are the Goat of Peng Zu’s verse, the four quarters of the moon and the days that weaken, Withering Spirit and Spent Breath. All of this concerns what can wait. Pain, fever, a lump, a fall: go today.',
      ru: 'В книге это «искать врача и лечить болезнь», и она щедра: в честь дела названы Небесный лекарь и Небесная императрица, дни Удаления и даже Разрушения кстати, потому что от чего-то избавляются, и каждая добродетель в помощь. Против — Коза из стихов Пэн-цзу, четыре четверти луны и дни упадка сил, Дух увядания и Угасшее дыхание. Всё это о том, что может подождать. Боль, жар, уплотнение, падение — идите сегодня.',
    },
    questions: [
      {
        question: {
          en: 'May I put off a visit until a better day?',
          ru: 'Можно ли отложить визит до дня получше?',
        },
        answer: {
          en: 'A check-up that has been due for a year, by a week, if you like. Anything a doctor has called for, or that worries you, no. The calendar is no reason to delay care, and on this question it has nothing to add.',
          ru: 'Осмотр, который вы и так откладывали год, — на неделю, если хотите. То, что назначил врач или что вас тревожит, — нельзя. Календарь не повод откладывать лечение, и добавить тут ему нечего.',
        },
      },
      {
        question: {
          en: 'Do good days make treatment more effective?',
          ru: 'Действует ли лечение в хорошие дни лучше?',
        },
        answer: {
          en: 'There is no evidence for it and we make no such claim. The ratings record when people of another age felt easier about sending for the physician.',
          ru: 'Доказательств этому нет, и мы такого не утверждаем. Оценки хранят память о том, когда люди другого века со спокойной душой посылали за лекарем.',
        },
      },
    ],
  },
  surgery: {
    why: {
      en: 'There was no surgery in the sense of today; the line reads “needling”, that is acupuncture and the letting of blood, and its special objections speak of blood: Blood Branch, Blood Taboo, the fifteenth of the moon and its quarters. We show it because people look for it. The date of an operation is settled by how urgent it is, by the surgeon, the anaesthetist and the ward. Where they truly leave you a choice between two equal days, this page may break the tie.',
      ru: 'Хирургии в нынешнем смысле не было: строка говорит об «уколах иглой», то есть об иглотерапии и кровопускании, и особые возражения у неё о крови — Ветвь крови, Запрет крови, пятнадцатый день луны и её четверти. Мы показываем её, потому что её ищут. Дату операции определяют срочность, хирург, анестезиолог и отделение. Если они и вправду оставили вам выбор из двух равных дней, эта страница может склонить чашу.',
    },
    questions: [
      {
        question: {
          en: 'What must a calendar not decide?',
          ru: 'Чего календарь решать не должен?',
        },
        answer: {
          en: 'Whether you are operated on, how soon, by whom, and whether a prescribed course of injections is interrupted. Those are medical decisions. If a rating here makes you want to move an appointment, speak to your doctor before you touch it.',
          ru: 'Оперироваться ли, как скоро и у кого, прерывать ли назначенный курс уколов. Это решения врача. Если из-за оценки вам захотелось перенести дату, сначала поговорите с ним.',
        },
      },
      {
        question: {
          en: 'Is it dangerous to be operated on at full moon?',
          ru: 'Опасно ли оперироваться в полнолуние?',
        },
        answer: {
          en: 'The old physicians thought the blood rose with the moon, and avoided its quarters. Large modern studies have looked for an effect of the moon on operations and not found one. The rule is kept here as history.',
          ru: 'Старые лекари думали, что кровь прибывает вместе с луной, и обходили её четверти. Большие современные исследования искали влияние луны на исход операций и не нашли. Правило сохранено здесь как история.',
        },
      },
      {
        question: {
          en: 'Does a vaccination or a blood test belong here?',
          ru: 'Прививка и анализ крови тоже сюда?',
        },
        answer: {
          en: 'By the letter, a needle is a needle. In practice take the first appointment: both are too quick and too useful to be planned by the branch of the day.',
          ru: 'По букве игла есть игла. На деле берите ближайшую запись: и то и другое слишком быстро и слишком полезно, чтобы сверяться с ветвью дня.',
        },
      },
    ],
  },
  therapy: {
    why: {
      en: '“Bathing” was more than soap: one washed before a sacrifice, before New Year, before bride and groom met. Bathing Day is written for exactly that, and the Spirit of Release, the Spirit of Clearing and a Remove day go with it. The dog days of summer and the days of the soil god are its one peculiar ban. For us it is the page of the sauna, the massage and an hour to oneself; a treatment on prescription keeps its own schedule.',
      ru: '«Омовение» — больше, чем мыло: мылись перед жертвой, перед Новым годом, перед встречей жениха с невестой. День омовения написан прямо для этого, с ним Дух избавления, Дух очищения и день Удаления. Единственный особый запрет — дни летнего зноя и дни бога земли. Для нас это страница бани, массажа и часа для себя; процедуры по назначению идут по своему расписанию.',
    },
    questions: [
      {
        question: {
          en: 'Is this about psychotherapy too?',
          ru: 'Психотерапия тоже здесь?',
        },
        answer: {
          en: 'No: the line is about water. A conversation with a therapist has its weekly hour, and regularity does more for it than any date.',
          ru: 'Нет: строка про воду. У разговора с терапевтом есть свой час в неделю, и постоянство даёт ему больше, чем любая дата.',
        },
      },
      {
        question: {
          en: 'Should a course of massages begin on a good day?',
          ru: 'Начинать ли курс массажа в хороший день?',
        },
        answer: {
          en: 'If you choose freely, why not: the first visit is the one that counts, the others follow as booked. If a physician has ordered it, begin when you are told to.',
          ru: 'Если выбираете сами, почему бы нет: важен первый визит, остальные идут по записи. Если курс назначил врач, начинайте, когда сказано.',
        },
      },
    ],
  },
  haircut: {
    why: {
      en: 'Under the Qing every man had his forehead shaved, so a line about barbers touched half the empire. Few stars speak of it: a Remove day, the Spirit of Release and the Spirit of Clearing are for it. Two bans belong to it alone. On the stem Ding, the candle flame, the verse of Peng Zu closes the stall, and on the twelfth and fifteenth of the moon the spirit of the body is said to lodge in the hair. The rest of the month is simply free.',
      ru: 'При Цин лоб брили все мужчины, и строка о цирюльнике касалась половины империи. Говорят о ней немногие: за стрижку день Удаления, Дух избавления и Дух очищения. Два запрета принадлежат ей одной. При стволе Дин, огоньке свечи, цирюльню закрывает стих Пэн-цзу, а двенадцатого и пятнадцатого числа луны дух человека, говорят, гостит в волосах. Остальной месяц попросту свободен.',
    },
    questions: [
      {
        question: {
          en: 'Does hair grow faster if it is cut under a waxing moon?',
          ru: 'Быстрее ли растут волосы, если стричь на растущей луне?',
        },
        answer: {
          en: 'That is a belief of European and Russian moon calendars, not of this book, which looks at stems, officers and two lunar dates. Neither kind of calendar has been shown to change a hair’s growth.',
          ru: 'Это поверье европейских и русских лунных календарей. Наша книга смотрит на стволы, установления и два числа луны. На рост волос, насколько известно, не влияет ни тот календарь, ни другой.',
        },
      },
      {
        question: {
          en: 'Is colouring or shaving the same thing?',
          ru: 'Окраска и бритьё — то же самое?',
        },
        answer: {
          en: 'The line says “shaving the head”, and we read any visit that changes how you look by it. The morning shave is washing, not a haircut; no rule is concerned with it.',
          ru: 'В строке сказано «брить голову», и по ней мы читаем любой визит, который меняет облик. Утреннее бритьё — умывание, а не стрижка, правил о нём нет.',
        },
      },
      {
        question: {
          en: 'Why do other haircut calendars show other days?',
          ru: 'Почему в других календарях стрижек другие дни?',
        },
        answer: {
          en: 'They count lunar days from moonrise and give each a meaning for hair. That is another tradition with other sources. Here every rating opens to the leaf of the book it rests on, so that you can compare.',
          ru: 'Там считают лунные дни от восхода луны и каждому дают значение для волос. Это другая традиция с другими источниками. Здесь любая оценка открывается до листа книги, на котором стоит, и можно сравнить.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ActivityText>>
