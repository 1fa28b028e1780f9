// The columns of the open data: facts of a day, and nothing that is judged.

import { branchOf, type DayFacts, type Pillar, stemOf } from '@zeri/almanac/calendar'
import { mansionIdOf, officerIdOf } from '@zeri/almanac/judgement'
import { branches, mansions, officers, stems, terms, type Words } from '@zeri/lexicon'
import { isoDateOf, itemOf } from '../../calendar/index.ts'

type Cell = string | number | boolean | null

/** A column: its name, which never changes, what it says, and how it is read. */
export type Column = {
  readonly name: string
  readonly says: Words
  readonly read: (facts: DayFacts) => Cell
}

const quarters = ['new', 'first', 'full', 'last'] as const

const glyphsOf = (pillar: Pillar): string =>
  itemOf(stems, stemOf(pillar)).zh + itemOf(branches, branchOf(pillar)).zh

/** An instant in UTC, to the second. */
const instantOf = (epochMs: number): string => `${new Date(epochMs).toISOString().slice(0, 19)}Z`

export const columns: readonly Column[] = [
  {
    name: 'date',
    says: { en: 'Civil date, `YYYY-MM-DD`', ru: 'Гражданская дата, `ГГГГ-ММ-ДД`' },
    read: ({ date }) => isoDateOf(date),
  },
  {
    name: 'year_pillar',
    says: {
      en: 'Pillar of the solar year, which begins with 立春',
      ru: 'Столп солнечного года, который начинается с 立春',
    },
    read: ({ year }) => glyphsOf(year),
  },
  {
    name: 'month_pillar',
    says: { en: 'Pillar of the solar month', ru: 'Столп солнечного месяца' },
    read: ({ month }) => glyphsOf(month),
  },
  {
    name: 'day_pillar',
    says: { en: 'Pillar of the day', ru: 'Столп дня' },
    read: ({ day }) => glyphsOf(day),
  },
  {
    name: 'day_index',
    says: {
      en: 'Place of the day in the cycle of sixty, 0 for 甲子',
      ru: 'Место дня в цикле из шестидесяти, 0 — 甲子',
    },
    read: ({ day }) => day,
  },
  {
    name: 'lunar_year',
    says: {
      en: 'Lunar year, by the civil year it begins in',
      ru: 'Лунный год, по гражданскому году его начала',
    },
    read: ({ lunar }) => lunar.year,
  },
  {
    name: 'lunar_month',
    says: { en: 'Lunar month, 1 to 12', ru: 'Лунный месяц, от 1 до 12' },
    read: ({ lunar }) => lunar.month,
  },
  {
    name: 'lunar_is_leap',
    says: {
      en: 'Whether the lunar month is a leap month',
      ru: 'Високосный ли лунный месяц',
    },
    read: ({ lunar }) => lunar.isLeap,
  },
  {
    name: 'lunar_day',
    says: { en: 'Day of the lunar month, 1 to 30', ru: 'День лунного месяца, от 1 до 30' },
    read: ({ lunar }) => lunar.day,
  },
  {
    name: 'solar_term',
    says: { en: 'The running solar term', ru: 'Текущий сезон' },
    read: ({ term }) => itemOf(terms, term.term).zh,
  },
  {
    name: 'term_begins_at',
    says: {
      en: 'The instant the term begins, in UTC; empty on its later days',
      ru: 'Миг начала сезона, UTC; в остальные его дни пусто',
    },
    read: ({ term }) => (term.startsToday ? instantOf(term.startMs) : null),
  },
  {
    name: 'mansion',
    says: { en: 'Lunar mansion of the day', ru: 'Лунное созвездие дня' },
    read: ({ mansion }) => mansions[mansionIdOf(mansion)].zh,
  },
  {
    name: 'officer',
    says: { en: 'Day officer', ru: 'Установление дня' },
    read: ({ officer }) => officers[officerIdOf(officer)].zh,
  },
  {
    name: 'moon_phase',
    says: {
      en: '`new`, `first`, `full` or `last` on the date of the phase in China; otherwise empty',
      ru: '`new`, `first`, `full` или `last` в день фазы по китайскому времени; иначе пусто',
    },
    read: ({ moonQuarter }) => (moonQuarter ? itemOf(quarters, moonQuarter.quarter) : null),
  },
  {
    name: 'moon_phase_at',
    says: { en: 'The instant of the phase, in UTC', ru: 'Миг фазы, UTC' },
    read: ({ moonQuarter }) => (moonQuarter ? instantOf(moonQuarter.atMs) : null),
  },
]
