// Reads everything that is said of days to some readers.

import { natalChart, natalRules } from '@zeri/almanac/bazi'
import { type CivilDate, dayFacts } from '@zeri/almanac/calendar'
import { type Locale, locales } from '@zeri/contract'
import { calendarPlaceOf } from '../../apps/server/src/features/calendar/calendar-place.ts'
import type { Person } from '../../apps/server/src/features/calendar/person.ts'
import { type JudgedDay, judge, toJudged } from '../../apps/server/src/features/calendar/present-judgement.ts'
import { judgeFor } from '../../apps/server/src/features/calendar/present-personal.ts'
import { theBook } from '../../apps/server/src/features/calendar/school.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'
import { listDays, textOf } from './days.ts'
import { writeFormerSentence } from './former-sentences.ts'
import { listBirths } from './personal.ts'
import type { Series } from './sentence-measures.ts'
import { type Rated, readText } from './voice-reader.ts'
import { type ChannelText, listChannelTexts, rateDay } from './voice-texts.ts'

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
type Tally = { texts: number; contradictions: number; medical: number; unread: number; former: number }

const SHOWN_FAULTS = 20

/** Names the first faults, so that a missed bar can be mended. */
function complain(tally: Tally, where: string, fault: string): void {
  if (tally.contradictions + tally.medical + tally.unread <= SHOWN_FAULTS) console.error(`${where}: ${fault}`)
}

type Reading = { readonly rated: Rated; readonly locale: Locale; readonly where: string }

function checkText(tally: Tally, { channel, text }: ChannelText, { rated, locale, where }: Reading): void {
  const { contradictions, isMedical, unread } = readText(text, rated, locale)
  tally.texts++
  tally.contradictions += contradictions.length
  tally.medical += Number(isMedical)
  const isUnread = channel === 'sentence' && unread > 0
  tally.unread += Number(isUnread)
  const faults = [
    ...contradictions,
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
  for (const text of texts) checkText(tally, text, { rated, locale, where })
  tally.former += readText(formerSentence, rated, locale).contradictions.length
  return texts[0]?.text ?? ''
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
  const tally: Tally = { texts: 0, contradictions: 0, medical: 0, unread: 0, former: 0 }
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
    for (const { person, locale, sentences } of readers) sentences.push(checkDay(tally, days[locale], person))
  }
  return { tally, series: readers.map(({ locale, sentences }) => ({ locale, sentences })) }
}
