// Builds the content of a sheet from the days of the calendar.

import type { ActivityId } from '@zeri/almanac/judgement'
import type { Locale, listDays, listPersonalDays, Output } from '@zeri/contract'
import { activityWords } from '@zeri/lexicon'
import { dateWords } from '../exports/index.ts'
import type { PrintDay, SheetContent } from './sheets/content.ts'
import { toPrintable } from './sheets/text.ts'
import { printWords } from './words.ts'

export type PrintKind = 'month' | 'year' | 'fridge'
type GeneralDays = Output<typeof listDays>
type PersonalDays = Omit<Output<typeof listPersonalDays>, 'chart'>
/** The days of a sheet as the calendar describes them, general or personal. */
export type CalendarDays = Pick<
  GeneralDays,
  'place' | 'solarMonths' | 'openUntil' | 'rulesVersion' | 'school'
> & {
  readonly days: readonly (GeneralDays['days'][number] &
    Partial<Pick<PersonalDays['days'][number], 'personal'>>)[]
}
type Day = CalendarDays['days'][number]

const MS_PER_DAY = 86_400_000
const FRIDGE_DAYS = 28

type Range = { readonly from: string; readonly to: string }

const isoOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)

/** The date range of a sheet; the fridge sheet begins today. */
export function rangeOf(
  { kind, year, month }: { readonly kind: PrintKind; readonly year: number; readonly month: number },
  today: string,
): Range {
  if (kind === 'fridge') return { from: today, to: isoOf(Date.parse(today) + (FRIDGE_DAYS - 1) * MS_PER_DAY) }
  const four = String(year).padStart(4, '0')
  if (kind === 'year') return { from: `${four}-01-01`, to: `${four}-12-31` }
  const two = String(month).padStart(2, '0')
  const last = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  return { from: `${four}-${two}-01`, to: `${four}-${two}-${last}` }
}

/** Splits a range into calendar months. */
export function splitByMonth(range: Range): Range[] {
  const parts: Range[] = []
  for (let from = range.from; from <= range.to; ) {
    const [year = 0, month = 0] = from.split('-').map(Number)
    const end = isoOf(Date.UTC(year, month, 0))
    parts.push({ from, to: end < range.to ? end : range.to })
    from = isoOf(Date.UTC(year, month, 1))
  }
  return parts
}

/** Joins consecutive ranges; a solar month that spans two of them is listed once. */
export function joinCalendarDays(parts: readonly CalendarDays[]): CalendarDays {
  const [first] = parts
  if (!first) throw new Error('there are no days to join')
  const months = parts.flatMap(({ solarMonths }) => solarMonths)
  return {
    ...first,
    days: parts.flatMap(({ days }) => days),
    solarMonths: months.filter(({ month }, index) => month.index !== months[index - 1]?.month.index),
  }
}

const isActivity = (id: string): id is ActivityId => id in activityWords

/** The activities a day is good for, in the order of its message and in the form that follows "good for". */
function listGood(ids: readonly string[], locale: Locale): string[] {
  return ids.filter(isActivity).map((id) => {
    const { deed } = activityWords[id]
    return locale === 'en' ? deed.en : deed.ruGenitive
  })
}

function toPrintDay(day: Day, locale: Locale, isPersonal: boolean): PrintDay {
  const { pillar, term, festivals, verdict, personal } = day
  const own = isPersonal ? (personal ?? null) : verdict
  return {
    date: day.date,
    glyphs: [pillar.stem, pillar.branch],
    pillar: pillar.name,
    lunarDay: day.lunar.day,
    elongationDeg: day.moon.elongationDeg,
    isTermDay: term !== null,
    occasions: [...(term ? [term.name] : []), ...festivals.map(({ name }) => name)],
    verdict: own && { weight: own.weight, word: own.word },
    everyone: isPersonal && own && verdict ? verdict.weight : null,
    goodFor: listGood(own?.goodFor ?? [], locale),
  }
}

/** Formats a date for use in a sentence. */
const dayInWords = (date: string, locale: Locale): string => dateWords(date, locale).date

function titleOf(kind: PrintKind, days: CalendarDays['days'], locale: Locale): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  if (kind === 'year') return first.slice(0, 4)
  if (kind === 'month') return `${dateWords(first, locale).month} ${first.slice(0, 4)}`
  return `${printWords[locale].fourWeeks}: ${spanInWords(first, last, locale)}`
}

/** Formats a span of days without years. */
function spanInWords(first: string, last: string, locale: Locale): string {
  const form = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru-RU', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return `${form.format(Date.parse(first))} – ${form.format(Date.parse(last))}`
}

/** Formats the solar year of the first day and, if the days cross into it, the next one. */
function yearsInWords(solarMonths: CalendarDays['solarMonths'], locale: Locale): string {
  const words = printWords[locale]
  const years = solarMonths.filter(({ year }, index) => year.index !== solarMonths[index - 1]?.year.index)
  const plain = (name: string): string => name.replace(/^Y(?:ang|in) /, '')
  return years
    .map(({ year, from }, index) =>
      index === 0
        ? words.yearOf(plain(year.name))
        : words.thenYear(plain(year.name), dayInWords(from, locale).slice(0, -5)),
    )
    .join('; ')
}

type SheetOptions = {
  readonly kind: PrintKind
  readonly locale: Locale
  readonly product: string
  readonly host: string
  /** The person of a personal sheet. */
  readonly person: { readonly name: string } | null
  readonly today: string
}

/** Builds the content of a sheet from the days of the calendar. */
export function buildSheetContent(calendar: CalendarDays, options: SheetOptions): SheetContent {
  const { kind, locale, product, host, person, today } = options
  const days = calendar.days.map((day) => toPrintDay(day, locale, person !== null))
  const isAllJudged = days.every(({ verdict }) => verdict !== null)
  return {
    locale,
    product: toPrintable(product) ?? '',
    host,
    title: titleOf(kind, calendar.days, locale),
    subtitle: yearsInWords(calendar.solarMonths, locale),
    person: person && { name: toPrintable(person.name) },
    address: calendar.place ? (toPrintable(calendar.place.address) ?? '') : undefined,
    openUntil: isAllJudged ? null : dayInWords(calendar.openUntil, locale),
    madeOn: dayInWords(today, locale),
    rulesVersion: calendar.rulesVersion,
    school: calendar.school?.name,
    days,
  }
}
