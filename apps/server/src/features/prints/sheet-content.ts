import { activities } from '@zeri/almanac'
import type { Locale, listDays, listPersonalDays, Output } from '@zeri/contract'
import { activityWords } from '@zeri/lexicon'
import { isShownActivity } from '../calendar/index.ts'
import { dateWords } from '../exports/index.ts'
import type { PrintDay, SheetContent } from './sheets/content.ts'
import { writable } from './sheets/text.ts'
import { printWords } from './words.ts'

export type PrintKind = 'month' | 'year' | 'fridge'
type General = Output<typeof listDays>
type Personal = Omit<Output<typeof listPersonalDays>, 'chart'>
/** What the calendar answers about the days of a sheet. */
export type Answer = Pick<General, 'place' | 'solarMonths' | 'openUntil' | 'rulesVersion'> & {
  readonly days: readonly (General['days'][number] & Partial<Pick<Personal['days'][number], 'personal'>>)[]
}
type Day = Answer['days'][number]

const MS_PER_DAY = 86_400_000
const FRIDGE_DAYS = 28
/** More than any sheet has room for. */
const MOST_BEST = 6

type Range = { readonly from: string; readonly to: string }

const isoOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)

/** The days a sheet shows; the one for the fridge begins today. */
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

/** A range in parts of a calendar month each. */
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

/** Answers about ranges that follow each other as one; a solar month that runs through two of them is told once. */
export function joinAnswers(answers: readonly Answer[]): Answer {
  const [first] = answers
  if (!first) throw new Error('no days were asked for')
  const months = answers.flatMap(({ solarMonths }) => solarMonths)
  return {
    ...first,
    days: answers.flatMap(({ days }) => days),
    solarMonths: months.filter(({ month }, index) => month.index !== months[index - 1]?.month.index),
  }
}

/** What a day is best for among the activities that are shown unasked. */
function listBest(weights: Day['weights'], locale: Locale): string[] {
  if (!weights) return []
  return activities
    .filter(({ id }) => isShownActivity(id))
    .flatMap(({ id }) => ((weights[id] ?? 0) > 0 ? [{ id, weight: weights[id] ?? 0 }] : []))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_BEST)
    .map(({ id }) => activityWords[id].name[locale])
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
    best: listBest(isPersonal ? (personal?.weights ?? null) : day.weights, locale),
  }
}

/** A day with its month, as a sentence has it. */
const dayInWords = (date: string, locale: Locale): string => dateWords(date, locale).date

function titleOf(kind: PrintKind, days: Answer['days'], locale: Locale): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  if (kind === 'year') return first.slice(0, 4)
  if (kind === 'month') return `${dateWords(first, locale).month} ${first.slice(0, 4)}`
  return `${printWords[locale].fourWeeks}: ${spanInWords(first, last, locale)}`
}

/** From one day to another, without their years. */
function spanInWords(first: string, last: string, locale: Locale): string {
  const form = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru-RU', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return `${form.format(Date.parse(first))} – ${form.format(Date.parse(last))}`
}

/** The year the days begin in, and the one that follows within them. */
function yearsInWords(solarMonths: Answer['solarMonths'], locale: Locale): string {
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

type Asked = {
  readonly kind: PrintKind
  readonly locale: Locale
  readonly product: string
  readonly host: string
  /** The name on the sheet of one person. */
  readonly person: { readonly name: string } | null
  readonly today: string
}

/** What a sheet says, out of what the calendar answers. */
export function contentOf(answer: Answer, asked: Asked): SheetContent {
  const { kind, locale, product, host, person, today } = asked
  const days = answer.days.map((day) => toPrintDay(day, locale, person !== null))
  const isAllJudged = days.every(({ verdict }) => verdict !== null)
  return {
    locale,
    product: writable(product) ?? '',
    host,
    title: titleOf(kind, answer.days, locale),
    subtitle: yearsInWords(answer.solarMonths, locale),
    person: person && { name: writable(person.name) },
    address: answer.place ? (writable(answer.place.address) ?? '') : undefined,
    openUntil: isAllJudged ? null : dayInWords(answer.openUntil, locale),
    madeOn: dayInWords(today, locale),
    rulesVersion: answer.rulesVersion,
    days,
  }
}
