// The texts of reminder messages.

import type { Locale } from '@zeri/contract'

type Words = {
  readonly day: (word: string) => string
  readonly alsoGood: string
  readonly hours: string
  readonly alsoPutOff: string
  readonly school: string
  readonly whole: string
  readonly off: string
  readonly offInMail: string
  readonly subject: (day: string, word: string) => string
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

export const messageWords: Readonly<Record<Locale, Words>> = {
  en: {
    day: (word) => `${word} day`,
    alsoGood: 'Also good for',
    hours: 'Good hours',
    alsoPutOff: 'Also put off',
    school: 'By your school',
    whole: 'The whole day',
    off: 'Switch off reminders',
    offInMail: 'Stop the daily mail',
    subject: (day, word) => `${day}: ${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${lowerFirst(word)} day`,
  },
  ru: {
    day: (word) => `${word} день`,
    alsoGood: 'Также подходит',
    hours: 'Удачные часы',
    alsoPutOff: 'Также лучше отложить',
    school: 'По вашей школе',
    whole: 'Весь день на сайте',
    off: 'Выключить напоминания',
    offInMail: 'Отказаться от ежедневных писем',
    subject: (day, word) => `${day}: ${lowerFirst(word)} день`,
  },
}

/** Joins names with commas, each with a lower-case first letter. */
export function listNames(names: readonly string[]): string {
  return names.map(lowerFirst).join(', ')
}

/** @example signed(-2) // '−2' */
export function signed(weight: number): string {
  return weight > 0 ? `+${weight}` : weight < 0 ? `−${-weight}` : '0'
}
