import type { Locale } from '@zeri/contract'

/** Texts of sheets that are not in the lexicon. */
export const printWords = {
  en: {
    tagline: 'the day calendar',
    forEveryone: 'Calendar for everyone',
    forPerson: 'Personal calendar',
    fourWeeks: 'Four weeks ahead',
    yearOf: (pillar: string) => `Year of the ${pillar}`,
    thenYear: (pillar: string, from: string) => `from ${from}, of the ${pillar}`,
    lunar: (day: number) => `lunar ${day}`,
    spokenLunar: (day: number) => `lunar day ${day}`,
    everyone: (sign: string) => `all ${sign}`,
    spokenEveryone: (sign: string) => `${sign} for everyone`,
    unrated: 'not rated yet',
    place: (address: string) => `Days by the clock of ${address}`,
    noPlace: 'Days by UTC, as no place was set',
    locked: (date: string) =>
      `Rated up to ${date}; the days after it give facts, their rating is not open yet`,
    small: 'small number: for everyone',
    underlined: 'underlined: a solar term begins',
    made: (date: string, rules: string) => `made on ${date}, rules ${rules}`,
  },
  ru: {
    tagline: 'календарь выбора дат',
    forEveryone: 'Календарь для всех',
    forPerson: 'Персональный календарь',
    fourWeeks: 'Четыре недели вперёд',
    yearOf: (pillar: string) => `Год: ${pillar}`,
    thenYear: (pillar: string, from: string) => `с ${from} — ${pillar}`,
    lunar: (day: number) => `луна ${day}`,
    spokenLunar: (day: number) => `${day}-й лунный день`,
    everyone: (sign: string) => `всем ${sign}`,
    spokenEveryone: (sign: string) => `для всех ${sign}`,
    unrated: 'пока без оценки',
    place: (address: string) => `Дни по местному времени: ${address}`,
    noPlace: 'Место не выбрано: дни по UTC',
    locked: (date: string) => `Оценки открыты по ${date}; у следующих дней пока только факты`,
    small: 'мелкое число — для всех',
    underlined: 'подчёркнуто — начало солнечного сезона',
    made: (date: string, rules: string) => `составлено ${date}, правила ${rules}`,
  },
} as const satisfies Record<Locale, unknown>
