import type { ChosenDay, Locale } from '@zeri/contract'
import { canonicalQuery, chosenDayFilePath, fillPath, localisePath } from '@zeri/contract/browser'
import { dateWords } from '../../i18n/civil-day.ts'
import { translatorOf } from '../../i18n/translator-of.server.ts'
import { clockTime } from '../calendar/clock-time.ts'
import { dayPath } from '../calendar/page-date.ts'
import type { TakenAlong } from '../exports/take-along.tsx'
import { takenTitle } from '../exports/taken-title.ts'

/** The chart whose calendar has the ratings of an answer: the first that the days are weighed for. */
export function findRatedChart(
  people: readonly { readonly uuid: string; readonly role: 'full' | 'veto-only' }[],
): string | undefined {
  return people.find(({ role }) => role === 'full')?.uuid
}

/** A chosen day as the page shows it. Overridden reasons are shown only on the page of the day. */
export function toDayData(
  day: Omit<ChosenDay, 'isYellow' | 'moon' | 'favouredBy'>,
  { people }: { readonly people: readonly { readonly uuid: string; readonly fio: string }[] },
  locale: Locale,
) {
  const nameOf = (uuid: string): string => people.find((person) => person.uuid === uuid)?.fio ?? ''
  const words = dateWords(day.date, locale)
  return {
    date: day.date,
    words: { weekday: words.weekday, date: words.date, dayMonth: words.dayMonth },
    weight: day.weight,
    general: day.general,
    pillar: day.pillar.name,
    stem: { glyph: day.pillar.stem.glyph, element: day.pillar.stem.element },
    branch: { glyph: day.pillar.branch.glyph, element: day.pillar.branch.element },
    reasons: day.reasons
      .filter(({ status }) => status !== 'overridden')
      .map(({ name, side, sentence }) => ({ name, side, sentence })),
    people: day.people.map(({ uuid, weight, reasons }) => ({
      uuid,
      name: nameOf(uuid),
      weight,
      reasons: reasons.map(({ name, kind, delta, limit, status, sentence }) => ({
        name,
        kind,
        status,
        sentence,
        ...(delta === undefined ? {} : { delta }),
        ...(limit === undefined ? {} : { limit }),
      })),
    })),
    hours: day.hours.map(({ branch, name, from, to, weight, isHelpful, isNoble, nobleFor }) => ({
      branch,
      name,
      from: clockTime(from),
      to: clockTime(to),
      weight,
      isHelpful,
      isNoble,
      nobleFor: nobleFor.map(nameOf),
    })),
  }
}

type TakenOf = {
  /** The name of the activity. */
  readonly tag: string
  readonly locale: Locale
  /** The town whose clock the hours follow; null where no place is set: they follow the sun. */
  readonly town: string | null
  /** Path of a file of the day. */
  readonly fileOf: (kind: 'ics' | 'png') => string
}

/** Hours named in a calendar: the first are the best. */
const TAKEN_HOURS = 3

/** What a day of an activity takes along: its name, its hours and its files, and nothing of a person. */
export function toTaken({ date, words, hours }: DayData, { tag, locale, town, fileOf }: TakenOf): TakenAlong {
  const { t } = translatorOf(locale)
  const spans = hours.slice(0, TAKEN_HOURS).map(({ from, to }) => `${from}–${to}`)
  return {
    date,
    path: localisePath(dayPath(date), locale),
    title: takenTitle(t, locale, { what: tag, weekday: words.weekday, date: words.date }),
    ...(spans.length > 0 && {
      hours: `${t('chooser.hours')}: ${spans.join(', ')} (${town ?? t('chooser.bySun')})`,
    }),
    file: fileOf('ics'),
    picture: fileOf('png'),
  }
}

type Question = {
  readonly tag: string
  readonly people: readonly { readonly uuid: string; readonly role: 'full' | 'veto-only' }[]
  readonly place: string | undefined
  readonly locale: Locale
}

/** Path of a file of a day of the chooser, with the hours that the page names first. */
export function chosenFilePath(
  { date, hours }: Pick<DayData, 'date' | 'hours'>,
  kind: 'ics' | 'png',
  { tag, people, place, locale }: Question,
): string {
  const listed = (role: 'full' | 'veto-only'): string | undefined =>
    people
      .filter((person) => person.role === role)
      .map(({ uuid }) => uuid)
      .join(',') || undefined
  const named = hours.slice(0, TAKEN_HOURS).map(({ branch }) => branch)
  return (
    fillPath(chosenDayFilePath, { date, kind }) +
    canonicalQuery({
      tag,
      charts: listed('full'),
      veto: listed('veto-only'),
      hours: named.join(',') || undefined,
      place,
      locale,
    })
  )
}

export type DayData = ReturnType<typeof toDayData>
