// Lines of a morning about days that the reader has chosen, and about lunar dates of the account.

import { type ActivityId, isMedical } from '@zeri/almanac/judgement'
import type { Locale } from '@zeri/contract'
import { activityWords } from '@zeri/lexicon'
import { addDays, countDays, dateWords } from './date-words.ts'

/** Something of an account on a date. */
export type AccountEvent = {
  readonly accountId: string
  /** `YYYY-MM-DD`. */
  readonly on: string
} & (
  | { readonly kind: 'chosen-day'; readonly activity: ActivityId | undefined }
  | {
      readonly kind: 'birthday' | 'memorial'
      readonly name: string
      /** Since the birth or the death; null where its year is unknown. */
      readonly years: number | null
    }
)

type Morning = { readonly localDate: string; readonly rhythm: 'daily' | 'weekly' }

/** How many days before it a day is mentioned to those who read every morning. */
const NOTICE_DAYS = [0, 1, 3]
/** A weekly morning mentions its seven days and the three after them, for which the next one would come late. */
const WEEKLY_DAYS = Array.from({ length: 10 }, (_, index) => index)

/** The dates of the events that a morning mentions. */
export function listNoticedDates({ localDate, rhythm }: Morning): string[] {
  return (rhythm === 'weekly' ? WEEKLY_DAYS : NOTICE_DAYS).map((count) => addDays(localDate, count))
}

/** So many that a message stays short. */
const MAX_NOTES = 5
const MAX_NAME = 60

/** The notes of a morning: the nearest first. */
export function writeNotes(events: readonly AccountEvent[], morning: Morning, locale: Locale): string[] {
  const noticed = listNoticedDates(morning)
  return events
    .filter(({ on }) => noticed.includes(on))
    .toSorted((one, other) => countDays(other.on, one.on))
    .slice(0, MAX_NOTES)
    .map((event) => {
      const { when, what } = noteWords[locale]
      return `${when(event.on, morning)}: ${what(event)}.`
    })
}

type NoteWords = {
  readonly when: (on: string, morning: Morning) => string
  readonly what: (event: AccountEvent) => string
}

const noteWords: Readonly<Record<Locale, NoteWords>> = {
  en: {
    when: (on, { localDate, rhythm }) => {
      const { weekday, date } = dateWords(on, 'en')
      if (rhythm === 'weekly') return `${weekday}, ${date}`
      return ['Today', 'Tomorrow'][countDays(localDate, on)] ?? `In three days, on ${weekday}`
    },
    what: (event) => {
      if (event.kind === 'chosen-day') {
        const deed = findDeed(event.activity)?.en.replace(/^an? /, 'the ')
        return deed === undefined ? 'the day you chose' : `the day you chose for ${deed}`
      }
      const { kind, name, years } = event
      const age = countYears(years, 'en').map((count) => (kind === 'birthday' ? String(years) : count))
      const day = kind === 'birthday' ? 'lunar birthday' : 'memorial day'
      return `${day} (${[shorten(name), ...age].join(', ')})`
    },
  },
  ru: {
    when: (on, { localDate, rhythm }) => {
      const { weekday, date } = dateWords(on, 'ru')
      if (rhythm === 'weekly') return `${weekday}, ${date}`
      return ['Сегодня', 'Завтра'][countDays(localDate, on)] ?? `Через три дня, ${date}`
    },
    what: (event) => {
      if (event.kind === 'chosen-day') {
        const deed = findDeed(event.activity)?.ruGenitive
        return deed === undefined ? 'день, который вы выбрали' : `день, который вы выбрали для ${deed}`
      }
      const { kind, name, years } = event
      const day = kind === 'birthday' ? 'день рождения по лунному календарю' : 'день памяти'
      return `${day} (${[shorten(name), ...countYears(years, 'ru')].join(', ')})`
    },
  },
}

/** Nothing medical is named in a morning, not even what the reader has chosen. */
function findDeed(activity: ActivityId | undefined) {
  return activity === undefined || isMedical(activity) ? undefined : activityWords[activity].deed
}

const shorten = (name: string): string => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name)

const yearForms: Readonly<Record<Locale, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  en: { one: 'year', other: 'years' },
  ru: { one: 'год', few: 'года', many: 'лет', other: 'лет' },
}

function countYears(years: number | null, locale: Locale): string[] {
  if (years === null || years < 1) return []
  const form = yearForms[locale][new Intl.PluralRules(locale).select(years)] ?? yearForms[locale].other
  return [`${years} ${form}`]
}
