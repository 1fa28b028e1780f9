import type { Locale, listThemes, Output } from '@zeri/contract'
import { dayMonthWords } from '../../i18n/civil-day.ts'
import type { Weight } from '../../ui/weight.ts'
import type { BriefDay } from './day.ts'

type Named = { readonly zh: string; readonly name: string }
type Glyph = Pick<BriefDay['pillar']['stem'], 'glyph' | 'element'>

/** An activity a day can be chosen for. */
export type Activity = Pick<Output<typeof listThemes>['tags'][number], 'id' | 'theme' | 'name' | 'isShown'>

/** A day of a month: what its cell shows, and what the day panel shows at once. */
export type MonthDay = {
  readonly date: string
  readonly dayMonth: string
  readonly pillar: string
  readonly stem: Glyph
  readonly branch: Glyph
  readonly moon: Pick<BriefDay['moon'], 'name' | 'elongationDeg' | 'litPercent'>
  readonly lunar: Pick<BriefDay['lunar'], 'day' | 'month' | 'isLeap'>
  /** Festivals, then a solar term that begins; `brief` is for the cell. */
  readonly occasions: readonly (Named & { readonly brief: string })[]
  readonly officer: Named
  readonly mansion: Named
  readonly clash: { readonly glyph: string; readonly name: string }
  /** Null beyond the horizon. The personal weight in the calendar of a chart where the day is open. */
  readonly weight: Weight | null
  /** The weight for everyone, set beside a personal weight. */
  readonly everyone?: Weight
  /** Of the activities in their order, packed; empty beyond the horizon. `weightsOf` reads them. */
  readonly weights: string
  /** What the day is good for and what to put off, as its sentence names them: places in the list of activities. */
  readonly goodFor: readonly number[]
  readonly putOff: readonly number[]
}

/** One activity that days are rated for: its place in the list, and the reasons of its rating by date. */
export type RatedFor = {
  readonly index: number
  readonly name: string
  readonly reasons: Readonly<Record<string, string>>
}

const LOWEST = -3

/**
 * Weights as a text of one digit each: a page has more than a thousand of them, and a phone reads a text sooner than a list.
 * @example packWeights([-3, 0, 2]) // '035'
 */
export function packWeights(weights: readonly Weight[]): string {
  return weights.map((weight) => weight - LOWEST).join('')
}

/** The weights of a day in the order of the activities; none beyond the horizon. */
export function weightsOf({ weights }: Pick<MonthDay, 'weights'>): readonly Weight[] {
  return Array.from(weights, (digit) => (Number(digit) + LOWEST) as Weight) // true: `packWeights` wrote it
}

const named = ({ zh, name }: Named): Named => ({ zh, name })
const glyphOf = ({ glyph, element }: Glyph): Glyph => ({ glyph, element })

/** Leaves out what a month does not show, so that a page of thirty days stays small. */
export function toMonthDay(brief: BriefDay, activities: readonly Activity[], locale: Locale): MonthDay {
  const { date, pillar, moon, lunar, term, festivals, officer, mansion, clash, verdict, personal } = brief
  const weights = personal?.weights ?? brief.weights
  const message = personal ?? verdict
  const placesOf = (ids: readonly string[] = []): number[] =>
    ids.map((id) => activities.findIndex((one) => one.id === id))
  return {
    date,
    dayMonth: dayMonthWords(date, locale),
    pillar: pillar.name,
    stem: glyphOf(pillar.stem),
    branch: glyphOf(pillar.branch),
    moon: { name: moon.name, elongationDeg: moon.elongationDeg, litPercent: moon.litPercent },
    lunar: { day: lunar.day, month: lunar.month, isLeap: lunar.isLeap },
    occasions: [...festivals, ...(term ? [term] : [])].map(({ zh, name, brief }) => ({ zh, name, brief })),
    officer: named(officer),
    mansion: named(mansion),
    clash,
    weight: message?.weight ?? null,
    ...(personal && verdict && { everyone: verdict.weight }),
    weights: weights ? packWeights(activities.map(({ id }) => weights[id] ?? 0)) : '',
    goodFor: placesOf(message?.goodFor),
    putOff: placesOf(message?.putOff),
  }
}

const DAYS_PER_WEEK = 7

/**
 * The column of a date in a week that begins on Monday.
 * @example weekdayOf('2026-11-15') // 6
 */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK
}

/** The days of a month in rows of seven; null where the week belongs to another month. */
export function toWeeks<Day extends { readonly date: string }>(
  days: readonly Day[],
): readonly (readonly (Day | null)[])[] {
  const before = Array.from({ length: weekdayOf(days[0]?.date ?? '') }, () => null)
  const cells = [...before, ...days]
  const weeks = Math.ceil(cells.length / DAYS_PER_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, day) => cells[week * DAYS_PER_WEEK + day] ?? null),
  )
}

/**
 * A short name of a pillar, without Yin and Yang: each animal occurs with only one of the two.
 * @example shortPillarName('Yang Water Dragon') // 'Water Dragon'
 */
export function shortPillarName(name: string): string {
  return name.replace(/^Y(?:ang|in) /, '')
}

const SOFT_HYPHEN = '\u00ad'

/** Adds soft hyphens to the longest Russian names, because few browsers hyphenate Russian by themselves. */
export function withSoftHyphen(name: string): string {
  return name.replaceAll(
    /(?<=^Металли)(?=ческ)|(?<=^Благо)(?=творит)|(?<=^Благотвори)(?=тельн)/g,
    SOFT_HYPHEN,
  )
}
