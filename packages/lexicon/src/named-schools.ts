import type { Entry } from './entry.ts'

/** Schools that practitioners know by name, and any other choice of rules. */
export const namedSchools = {
  book: {
    name: { en: 'The Imperial Book', ru: 'Императорский свод' },
    short: {
      en: 'The book of 1741, with the one custom all almanacs share: the day against the year',
      ru: 'Свод 1741 года и один общий для всех календарей обычай: день против года',
    },
  },
  printed: {
    name: { en: 'The Printed Almanac', ru: 'Печатный календарь' },
    short: {
      en: 'As the Tong Shu prints it: popular days count, Heavenly Virtue comes by corner too',
      ru: 'Как в тун-шу: народные дни в счёт, Небесная добродетель и по углу неба',
    },
  },
  practitioner: {
    name: { en: 'The Modern Practitioner', ru: 'Современный практик' },
    short: {
      en: 'Months change to the minute, by your own date; the Nobleman comes from year and day',
      ru: 'Месяц меняется минута в минуту по вашей дате; Благородный человек — от года и дня',
    },
  },
  own: {
    name: { en: 'Own Choice of Rules', ru: 'Собственный выбор правил' },
    short: { en: 'Rules chosen one by one', ru: 'Правила, выбранные по одному' },
  },
} as const satisfies Readonly<Record<string, Pick<Entry, 'name' | 'short'>>>
