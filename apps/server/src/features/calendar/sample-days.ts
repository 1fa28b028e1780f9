import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { julianDay, toCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import type { Locale, listSampleDays, Output } from '@zeri/contract'
import { stems } from '@zeri/lexicon'
import { type CalendarContext, computeDay, requireDate } from './calendar.ts'
import { itemOf } from './item-of.ts'
import { isoDateOf, presentNamed, presentPillar } from './present-facts.ts'
import { findJudged } from './present-judgement.ts'
import { judgeFor, presentPersonalJudgement } from './present-personal.ts'

type Sample = Output<typeof listSampleDays>

const DAYS_SHOWN = 7

/** Nobody's birth: 14 June 1988, 07:40 by the summer clock of the city. */
const born = {
  date: { year: 1988, month: 6, day: 14 },
  timeSec: (7 * 60 + 40) * 60,
  gender: 'female',
} as const

const cities = {
  en: { latitudeDeg: 51.50853, longitudeDeg: -0.12574, offsetSec: 3600 },
  ru: { latitudeDeg: 55.75222, longitudeDeg: 37.61556, offsetSec: 4 * 3600 },
} as const satisfies Record<Locale, object>

const words: Readonly<Record<Locale, { readonly fio: string; readonly city: string }>> = {
  en: { fio: 'Anna', city: 'London, United Kingdom' },
  ru: { fio: 'Анна', city: 'Москва, Россия' },
}

/** The week that begins with a date, as it is for a made-up person. */
export function describeSampleDays(from: string, context: CalendarContext): Sample {
  const { locale } = context
  const chart = natalChart({ ...born, ...cities[locale] }, natalRules)
  const first = toJulianDay(requireDate(from))
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => toCivilDate(julianDay(first + index)))
  return {
    ...context.head,
    person: {
      ...words[locale],
      birthday: isoDateOf(born.date),
      birthdayTime: '07:40',
      dayMaster: presentNamed(String(chart.dayMaster), itemOf(stems, chart.dayMaster), locale),
    },
    days: days.flatMap((date) => {
      const isOpen = isoDateOf(date) <= context.openUntil
      const judged = isOpen && findJudged(computeDay(date, context), context.openUntil)
      if (!judged) return []
      const { verdict } = presentPersonalJudgement(judgeFor(judged, { chart, access: 'paid' }))
      return [{ date: isoDateOf(date), pillar: presentPillar(judged.facts.day, locale), verdict }]
    }),
  }
}
