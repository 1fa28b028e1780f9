import type { describeDay, Locale, Output } from '@zeri/contract'

/** A weight from −3 to +3, as in the contract. */
export type Weight = NonNullable<Output<typeof describeDay>['judgement']>['verdict']['weight']

const yearForms: Readonly<Record<string, string>> = { one: 'год', few: 'года' }
const yearsWord = (count: number): string => yearForms[new Intl.PluralRules('ru').select(count)] ?? 'лет'

/** Texts of pictures, feeds and calendar files that are not in the lexicon. */
export const exportWords = {
  en: {
    tagline: 'the day calendar',
    promise: 'Every day’s characters, moon and rating, with the reasons why',
    dayOf: (verdict: string) => `${verdict} day`,
    dayOpensLater: 'Rating opens 30 days before the date',
    monthOpensLater: 'Ratings open 30 days ahead',
    daysFor: (deed: string) => `Good days for ${deed}`,
    flyingStars: 'Flying stars and directions',
    bestHours: 'Best hours',
    bySun: 'by the sun',
    goodFor: 'Good for',
    notGoodFor: 'Not good for',
    changedMark: 'changed',
    changed: (from: string) => `Changed: it was ${from} by the rules before.`,
    forEveryone: (weight: string) => `For everyone: ${weight}.`,
    bySchool: (name: string) => `By your school: ${name}.`,
    personalFeed: 'personal calendar',
    generalFeed: 'days for everyone',
    lunarDates: {
      feed: 'lunar dates',
      birthday: (name: string) => `${name}: lunar birthday`,
      memorial: (name: string) => `${name}: memorial day`,
      by: (day: string) => `By the lunar calendar: ${day}.`,
      short: 'The month has 29 days this time: observed on its last day.',
      years: (count: number) => `${count} ${count === 1 ? 'year' : 'years'} by the lunar calendar.`,
    },
    alarms: { eve: (day: string) => `Tomorrow: ${day}`, morning: (day: string) => `Today: ${day}` },
  },
  ru: {
    tagline: 'календарь выбора дат',
    promise: 'Иероглифы, луна и оценка каждого дня — с объяснением причин',
    dayOf: (verdict: string) => `${verdict} день`,
    dayOpensLater: 'Оценка откроется за 30 дней до даты',
    monthOpensLater: 'Оценки открыты на 30 дней вперёд',
    daysFor: (deed: string) => `Хорошие дни для ${deed}`,
    flyingStars: 'Летящие звёзды и направления',
    bestHours: 'Лучшие часы',
    bySun: 'по солнцу',
    goodFor: 'Подходит',
    notGoodFor: 'Не подходит',
    changedMark: 'изменено',
    changed: (from: string) => `Изменено: по прежним правилам было ${from}.`,
    forEveryone: (weight: string) => `Для всех: ${weight}.`,
    bySchool: (name: string) => `По вашей школе: ${name}.`,
    personalFeed: 'персональный календарь',
    generalFeed: 'дни для всех',
    lunarDates: {
      feed: 'лунные даты',
      birthday: (name: string) => `${name}: день рождения по лунному календарю`,
      memorial: (name: string) => `${name}: день памяти`,
      by: (day: string) => `По лунному календарю: ${day}.`,
      short: 'В этом месяце 29 дней, поэтому дата приходится на последний.',
      years: (count: number) => `${count} ${yearsWord(count)} по лунному календарю.`,
    },
    alarms: { eve: (day: string) => `Завтра: ${day}`, morning: (day: string) => `Сегодня: ${day}` },
  },
} as const satisfies Record<Locale, unknown>

/**
 * Formats a weight with its sign; the minus is U+2212.
 * @example signed(-2) // '−2'
 */
export function signed(weight: Weight): string {
  if (weight === 0) return '0'
  return weight > 0 ? `+${weight}` : `−${-weight}`
}
