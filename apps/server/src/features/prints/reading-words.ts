import type { Locale } from '@zeri/contract'

/** Texts of the sheet of a reading that are not in the lexicon. */
export const readingWords = {
  en: {
    reading: 'BaZi reading',
    dayMaster: 'Day Master',
    preparedBy: (name: string) => `Prepared by ${name}`,
    elements: 'Five elements',
    meetings: 'How the pillars meet',
    noMeetings: 'No pillars meet in a way the books name.',
    more: (count: number) => `and ${count} more on the page of the reading`,
    luck: 'Luck pillars',
    from: (year: number) => `from ${year}`,
    running: 'now',
    made: (date: string, version: string) => `made on ${date}, almanac ${version}`,
    note: 'A chart describes leanings, not events; what becomes of them is up to the person.',
  },
  ru: {
    reading: 'Разбор бацзы',
    dayMaster: 'Господин Дня',
    preparedBy: (name: string) => `Подготовлено: ${name}`,
    elements: 'Пять стихий',
    meetings: 'Взаимодействия столпов',
    noMeetings: 'Взаимодействий, описанных в книгах, между столпами нет.',
    more: (count: number) => `и ещё ${count} на странице разбора`,
    luck: 'Такты удачи',
    from: (year: number) => `с ${year}`,
    running: 'сейчас',
    made: (date: string, version: string) => `составлено ${date}, альманах ${version}`,
    note: 'Карта говорит о склонностях, а не о событиях; что из них выйдет, решает сам человек.',
  },
} as const satisfies Record<Locale, unknown>
