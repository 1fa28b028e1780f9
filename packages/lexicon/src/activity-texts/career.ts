import type { ActivityText } from './activity-text.ts'

export const careerTexts = {
  'start-job': {
    why: {
      en: '“Going up to one’s office and taking the post” was the great day of an official, and the book lined the calendar with days named after the staff: King’s Day, Official’s Day, Guard’s Day, Minister’s Day, Audience Day. Lucky Date and an Establish day suit a beginning too. Full, Receive and Close days do not, being days on which something ends or is locked up, and neither do the two stars of Going and Perishing, under which the book would not see anyone off.',
      ru: '«Взойти на должность и приступить» — главный день чиновника, и книга уставила календарь днями по чинам: День царя, День чиновника, День стража, День министра, День аудиенции. Для начала годятся и Счастливый срок с днём Основания. Дни Полноты, Получения и Закрытия не годятся: в них что-то кончается или запирается. Не годятся и обе звезды «Уход без возврата», под которыми книга никого не провожала.',
    },
    questions: [
      {
        question: {
          en: 'Human resources fixed the date. Can I do anything?',
          ru: 'Дату назначил отдел кадров. Что можно сделать?',
        },
        answer: {
          en: 'Look at the hours: enter the building, or open the laptop, in a good one. And a post is more than its first morning: the day you take over a project or meet your team may be yours to choose.',
          ru: 'Посмотрите на часы: войдите в здание или откройте ноутбук в хороший. К тому же должность — не только первое утро: день, когда вы принимаете проект или знакомитесь с командой, бывает и вашим.',
        },
      },
      {
        question: {
          en: 'Is giving notice judged in the same way?',
          ru: 'А увольнение оценивают так же?',
        },
        answer: {
          en: 'The book has no line for leaving a post, and we have not invented one. A letter of resignation is a paper handed in: that page comes nearest.',
          ru: 'Строки об уходе с должности в книге нет, и мы её не придумывали. Заявление об уходе — это бумага, которую подают: ближе всего страница о документах.',
        },
      },
      {
        question: {
          en: 'Which matters more, the day or the contract?',
          ru: 'Что важнее: первый день или трудовой договор?',
        },
        answer: {
          en: 'They are different acts. The old officials had no contract at all; they had an oath and a journey. Where you can choose only one date, tradition would choose the day on which you sit down at the desk.',
          ru: 'Это разные дела. У прежних чиновников договора не было вовсе: были присяга и дорога. Если выбрать можно только одну дату, традиция выбрала бы день, когда вы садитесь за стол.',
        },
      },
    ],
  },
  study: {
    why: {
      en: 'A boy of six bowed to the portrait of Confucius, then to the teacher, and opened his first book: “entering school”. Just two officers favour it, Success and Open, so good days are rare, yet hardly anything is against it beyond the days that refuse every beginning. Most of the month is therefore neutral, which is as it should be: one may learn on any day of the week.',
      ru: 'Шестилетний мальчик кланялся портрету Конфуция, потом учителю и открывал первую книгу: это и есть «вступить в учение». Благоволят ему только два установления, Успех и Открытие, поэтому хорошие дни редки; но и против почти ничего, кроме дней, отказывающих всякому началу. Остальной месяц нейтрален, и это справедливо: учиться можно в любой день недели.',
    },
    questions: [
      {
        question: {
          en: 'The school year begins on a fixed date. What is there to choose?',
          ru: 'Учебный год начинается в назначенный день. Что тут выбирать?',
        },
        answer: {
          en: 'Nothing, and nothing needs choosing. But a music teacher, an evening course, a language or a driving school begins when you say so, and that first lesson is what the page is for.',
          ru: 'Ничего, да и не нужно. Зато учитель музыки, вечерние курсы, язык или автошкола начинаются тогда, когда скажете вы, и страница — ради этого первого занятия.',
        },
      },
      {
        question: {
          en: 'Does a good first day help in the exam?',
          ru: 'Поможет ли хороший первый день на экзамене?',
        },
        answer: {
          en: 'The book promises a proper beginning and stops there. What happens between the first page and the last is known as studying.',
          ru: 'Книга обещает достойное начало и на этом умолкает. То, что происходит между первой страницей и последней, называется учёбой.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ActivityText>>
