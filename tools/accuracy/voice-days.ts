// Reads everything that is said of days to some readers.

import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { type CivilDate, dayFacts, julianDay, toCivilDate, toJulianDay } from '@zeri/almanac/calendar'
import { type Locale, locales } from '@zeri/contract'
import { calendarPlaceOf } from '../../apps/server/src/features/calendar/calendar-place.ts'
import type { Person } from '../../apps/server/src/features/calendar/person.ts'
import { type JudgedDay, judge, toJudged } from '../../apps/server/src/features/calendar/present-judgement.ts'
import { judgeFor } from '../../apps/server/src/features/calendar/present-personal.ts'
import { theBook } from '../../apps/server/src/features/calendar/school.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'
import { listDays, textOf } from './days.ts'
import { writeFormerSentence } from './former-sentences.ts'
import { findMorningFaults } from './morning-faults.ts'
import { listBirths } from './personal.ts'
import type { Series } from './sentence-measures.ts'
import { type Findings, type Rated, readText, readWeekText } from './voice-reader.ts'
import { type ChannelText, listChannelTexts, listWeekMornings, MORNINGS, rateDay } from './voice-texts.ts'

/** The days that are read and the number of births they are read for. */
export type Scope = { readonly from: string; readonly to: string; readonly charts: number }

/** One of several equal parts of the readers. */
export type Share = { readonly part: number; readonly parts: number }

const place = calendarPlaceOf(undefined, createZoneClocks())

/** A date judged once for both languages. */
export function judgeIn(date: CivilDate): Readonly<Record<Locale, JudgedDay>> {
  const facts = dayFacts({ date, place: place.place, rules: place.rules })
  const verdict = judge({ facts, school: theBook })
  const inLocale = (locale: Locale): JudgedDay =>
    toJudged({ facts, at: place, school: theBook, locale }, verdict)
  return { en: inLocale('en'), ru: inLocale('ru') }
}

export const listDates = ({ from, to }: Scope): readonly CivilDate[] =>
  listDays().filter((date) => textOf(date) >= from && textOf(date) <= to)

/** What the texts of all days come to. */
type Tally = {
  texts: number
  mornings: number
  contradictions: number
  medical: number
  /** Mornings that frighten, count, promise or have a fault of typography. */
  spoilt: number
  unread: number
  former: number
}

const SHOWN_FAULTS = 20

/** Names the first faults, so that a missed bar can be mended. */
function complain(tally: Tally, where: string, fault: string): void {
  if (tally.contradictions + tally.medical + tally.spoilt + tally.unread <= SHOWN_FAULTS)
    console.error(`${where}: ${fault}`)
}

type Reading = { readonly findings: Findings; readonly locale: Locale; readonly where: string }

function checkText(tally: Tally, { channel, text }: ChannelText, { findings, locale, where }: Reading): void {
  const { contradictions, isMedical, unread } = findings
  const isMorning = MORNINGS.includes(channel)
  const spoilt = isMorning ? findMorningFaults(channel, text, locale) : []
  tally.texts++
  tally.mornings += Number(isMorning)
  tally.contradictions += contradictions.length
  tally.medical += Number(isMedical)
  tally.spoilt += Number(spoilt.length > 0)
  const isUnread = channel === 'sentence' && unread > 0
  tally.unread += Number(isUnread)
  const faults = [
    ...contradictions,
    ...spoilt,
    ...(isMedical ? ['something medical'] : []),
    ...(isUnread ? ['not understood'] : []),
  ]
  for (const fault of faults) complain(tally, `${where} ${channel}`, `${fault}: ${text}`)
}

type DayToRead = { readonly day: JudgedDay; readonly formerSentence: string }

/** Checks everything that is said of a day to one reader, and returns the sentence. */
function checkDay(tally: Tally, { day, formerSentence }: DayToRead, person: Person | undefined): string {
  const { locale, facts } = day
  const read = person ? judgeFor(day, person) : day
  const rated = rateDay(read)
  const texts = listChannelTexts(read, person)
  const where = `${textOf(facts.date)} ${locale}${person ? ' for a person' : ''}`
  for (const text of texts)
    checkText(tally, text, { findings: readText(text.text, rated, locale), locale, where })
  tally.former += readText(formerSentence, rated, locale).contradictions.length
  return texts[0]?.text ?? ''
}

/** Checks what is said of the week that begins on the first of these days. */
function checkWeek(tally: Tally, week: readonly JudgedDay[], person: Person | undefined): void {
  const [first] = week
  if (!first) return
  const { locale } = first
  const weekdayOf = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const rated = new Map<string, Rated>(
    week.map((day) => [
      weekdayOf.format(new Date(textOf(day.facts.date))),
      rateDay(person ? judgeFor(day, person) : day),
    ]),
  )
  const where = `week of ${textOf(first.facts.date)} ${locale}${person ? ' for a person' : ''}`
  for (const text of listWeekMornings(week, person))
    checkText(tally, text, { findings: readWeekText(text.text, rated, locale), locale, where })
}

const MONDAY = 1

/** The seven days from a Monday on, in both languages; none from another day. */
function judgeWeekFrom(date: CivilDate): Readonly<Record<Locale, readonly JudgedDay[]>> | undefined {
  if (new Date(textOf(date)).getUTCDay() !== MONDAY) return undefined
  const first = toJulianDay(date)
  const days = Array.from({ length: 7 }, (_, index) => judgeIn(toCivilDate(julianDay(first + index))))
  return { en: days.map(({ en }) => en), ru: days.map(({ ru }) => ru) }
}

/** Nobody in particular, and births that are the same in every run. */
export function listPeople(count: number): readonly (Person | undefined)[] {
  const people = listBirths(count).map((birth) => ({
    chart: natalChart(birth, natalRules),
    access: 'paid' as const,
  }))
  return [undefined, ...people]
}

export type Checked = { readonly tally: Tally; readonly series: readonly Series[] }

/** Reads the texts of all days for a share of the readers. */
export function checkDays(scope: Scope, { part, parts }: Share): Checked {
  const tally: Tally = {
    texts: 0,
    mornings: 0,
    contradictions: 0,
    medical: 0,
    spoilt: 0,
    unread: 0,
    former: 0,
  }
  const readers = listPeople(scope.charts)
    .filter((_, index) => index % parts === part)
    .flatMap((person) => locales.map((locale) => ({ person, locale, sentences: [] as string[] })))
  for (const date of listDates(scope)) {
    const { en, ru } = judgeIn(date)
    const withFormer = (day: JudgedDay): DayToRead => ({
      day,
      formerSentence: writeFormerSentence(day.verdict, day.facts, day.locale),
    })
    const days = { en: withFormer(en), ru: withFormer(ru) }
    const week = judgeWeekFrom(date)
    for (const { person, locale, sentences } of readers) {
      sentences.push(checkDay(tally, days[locale], person))
      if (week) checkWeek(tally, week[locale], person)
    }
  }
  return { tally, series: readers.map(({ locale, sentences }) => ({ locale, sentences })) }
}
