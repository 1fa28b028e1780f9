// The texts of mornings.

import type { Locale } from '@zeri/contract'
import type { Deed, DigestMoon } from '../../calendar/index.ts'
import type { DayMessage, WeekDay, WeekMessage } from './morning-message.ts'

type Words = {
  readonly day: (word: string) => string
  readonly hour: string
  readonly moon: string
  readonly moonPhrase: (moon: DigestMoon) => string
  readonly turnPhrase: (name: string, date: string, at: string) => string
  readonly alsoGood: (deeds: string) => string
  readonly alsoPutOff: (deeds: string) => string
  readonly school: string
  readonly whole: string
  readonly off: string
  readonly offInMail: Readonly<Record<'day' | 'week', string>>
  readonly subject: (day: DayMessage) => string
  readonly week: (dates: string) => string
  readonly weekSubject: (week: WeekMessage) => string
  /** How many days of the week stand out. */
  readonly standOut: readonly string[]
  readonly goodDay: (day: Pick<WeekDay, 'weight' | 'word'>, deeds: string) => string
  readonly goodFor: (deeds: string) => string
  readonly quiet: string
  readonly quietDay: (day: WeekDay) => string
  readonly quietWeekday: (weekday: string) => string
  readonly wholeMonth: string
  readonly and: string
}

export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${lowerFirst(word)}`

export const messageWords: Readonly<Record<Locale, Words>> = {
  en: {
    day: (word) => `${word} day`,
    hour: 'Best time',
    moon: 'Moon',
    moonPhrase: ({ name, at, lunarDay }) =>
      `${name}${at === undefined ? '' : ` at ${at}`}, day ${lunarDay} of the lunar month`,
    turnPhrase: (name, date, at) => `${name} on ${date} at ${at}`,
    alsoGood: (deeds) => `The day is also good for ${deeds}.`,
    alsoPutOff: (deeds) => `Also put off ${deeds}.`,
    school: 'By your school',
    whole: 'More about this day',
    off: 'Switch off reminders',
    offInMail: { day: 'Stop the daily mail', week: 'Stop the weekly mail' },
    subject: ({ weekday, date, weight, word, toDo, toLeave }) => {
      const on = `${weekday}, ${date}:`
      if (weight < 0) return toLeave ? `${on} put off ${toLeave.phrase}` : `${on} a day for everyday things`
      if (!toDo) return `${on} ${withArticle(word)} day`
      return weight > 0
        ? `${on} ${withArticle(word)} day for ${toDo.phrase}`
        : `${on} fine for ${toDo.phrase}`
    },
    week: (dates) => `The week of ${dates}`,
    weekSubject: ({ dates, best }) => {
      const days = joinWords(
        best.map(({ weekday }) => weekday),
        'and',
      )
      if (best.length === 0) return `${dates}: a week for everyday things`
      return `${dates}: the best ${best.length === 1 ? 'day is' : 'days are'} ${days}`
    },
    standOut: [
      'No day of this week stands out. It is a week for everyday things.',
      'One day of this week stands out.',
      'Two days of this week stand out.',
      'Three days of this week stand out.',
    ],
    goodDay: ({ weight, word }, deeds) => `${withArticle(word)} day for ${deeds} (${signed(weight)})`,
    goodFor: (deeds) => `good for ${deeds}`,
    quiet: 'A quiet day',
    quietDay: ({ weekday, date }) => `${weekday}, ${date}; new beginnings can wait`,
    quietWeekday: (weekday) => weekday,
    wholeMonth: 'See the whole month',
    and: 'and',
  },
  ru: {
    day: (word) => `${word} день`,
    hour: 'Лучшее время',
    moon: 'Луна',
    moonPhrase: ({ name, at, lunarDay }) =>
      `${name}${at === undefined ? '' : ` в ${at}`}, ${lunarDay}-й день лунного месяца`,
    turnPhrase: (name, date, at) => `${name} ${date} в ${at}`,
    alsoGood: (deeds) => `День подойдёт и для ${deeds}.`,
    alsoPutOff: (deeds) => `Отложите также ${deeds}.`,
    school: 'По вашей школе',
    whole: 'Подробнее об этом дне',
    off: 'Выключить напоминания',
    offInMail: { day: 'Отказаться от ежедневных писем', week: 'Отказаться от еженедельных писем' },
    subject: ({ weekday, date, weight, word, toDo, toLeave }) => {
      const on = `${weekday}, ${date}:`
      if (weight < 0) return toLeave ? `${on} отложите ${toLeave.phrase}` : `${on} день для обычных дел`
      if (!toDo) return `${on} ${lowerFirst(word)} день`
      return weight > 0
        ? `${on} ${lowerFirst(word)} день для ${toDo.phrase}`
        : `${on} день годится для ${toDo.phrase}`
    },
    week: (dates) => `Неделя ${dates}`,
    weekSubject: ({ dates, best }) => {
      const days = joinWords(
        best.map(({ weekday }) => lowerFirst(weekday)),
        'и',
      )
      if (best.length === 0) return `${dates}: неделя для обычных дел`
      return `${dates}: ${best.length === 1 ? 'лучший день' : 'лучшие дни'} — ${days}`
    },
    standOut: [
      'Ни один день этой недели не выделяется. Это неделя для обычных дел.',
      'На этой неделе выделяется один день.',
      'На этой неделе выделяются два дня.',
      'На этой неделе выделяются три дня.',
    ],
    goodDay: ({ weight, word }, deeds) => `${lowerFirst(word)} день для ${deeds} (${signed(weight)})`,
    goodFor: (deeds) => `хорошо для ${deeds}`,
    quiet: 'Спокойный день',
    quietDay: ({ weekday, date }) => `${lowerFirst(weekday)}, ${date}; новые начинания подождут`,
    quietWeekday: lowerFirst,
    wholeMonth: 'Календарь на месяц',
    and: 'и',
  },
}

/** Joins words with commas and, before the last, a conjunction. */
function joinWords(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`
}

export const joinDeeds = (deeds: readonly Deed[], locale: Locale): string =>
  joinWords(
    deeds.map(({ phrase }) => phrase),
    messageWords[locale].and,
  )

/** The sentences of a day below its rating: what for and what not, then why. */
export function listSentences(day: DayMessage, locale: Locale): string[] {
  const words = messageWords[locale]
  const { sentence, why, alsoGood, alsoPutOff } = day
  const good = alsoGood.length > 0 ? [words.alsoGood(joinDeeds(alsoGood, locale))] : []
  const bad = alsoPutOff.length > 0 ? [words.alsoPutOff(joinDeeds(alsoPutOff, locale))] : []
  const others = day.weight < 0 ? [...bad, ...good] : [...good, ...bad]
  return [sentence, ...(others.length > 0 ? [others.join(' ')] : []), ...why]
}

/** The moon after a label that names it: «Луна: растущая», not «Луна: растущая луна». */
export function moonAfterLabel(moon: string): string {
  return lowerFirst(moon).replace(/^(растущая|убывающая) луна/, '$1')
}

/** @example signed(-2) // '−2' */
export function signed(weight: number): string {
  return weight > 0 ? `+${weight}` : weight < 0 ? `−${-weight}` : '0'
}
