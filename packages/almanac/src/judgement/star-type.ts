import type { ActivityId } from './activities.ts'
import type { Source } from './sources.ts'
import type { Weight } from './weight.ts'

/**
 * When a star holds, as data. Tables by month run 子 to 亥 and by season from spring; `-` leaves a month out. `tri…` tables
 * have one entry for each group of months [申子辰 巳酉丑 寅午戌 亥卯未].
 */
export type CellRule =
  | { readonly kind: 'branch-offset'; readonly steps: readonly number[] }
  /** Branches of month and day add up to this, modulo twelve. */
  | { readonly kind: 'branch-mirror'; readonly sum: number }
  | { readonly kind: 'month-branches' | 'month-stems'; readonly table: string }
  | { readonly kind: 'month-pillars'; readonly table: readonly string[] }
  | { readonly kind: 'tri-branches' | 'tri-stems'; readonly table: string }
  | {
      readonly kind: 'season-branches' | 'season-stems' | 'season-pillars'
      readonly table: readonly string[]
    }
  | { readonly kind: 'stems' | 'branches' | 'pillars'; readonly list: string }
  /** Star of the yellow and black path, 0 青龙 … 11 勾陈. */
  | { readonly kind: 'path'; readonly index: number }

/** Rules that month and day pillar alone do not decide. */
export type DayRule =
  | { readonly kind: 'mansion'; readonly index: number }
  | { readonly kind: 'year-branch-offset'; readonly step: number }
  | { readonly kind: 'lunar-days'; readonly days: readonly number[] }
  /** Days of lunar months, `month-day`; a leap month repeats its namesake. */
  | { readonly kind: 'lunar-dates'; readonly dates: readonly string[] }
  /** The days, this many at most, before a term of the list begins. */
  | { readonly kind: 'before-terms'; readonly terms: readonly number[]; readonly days: number }
  /** The day on which a term of the list begins. */
  | { readonly kind: 'on-terms'; readonly terms: readonly number[] }
  /** The nth day of the running month of the sun, the day of its first term being the first; by month branch, 子 to 亥. */
  | { readonly kind: 'day-of-month'; readonly days: readonly number[] }
  /** One pillar for each stem of the year, 甲 to 癸. */
  | { readonly kind: 'year-stem-pillars'; readonly table: readonly string[] }
  /** The nth day of a lunar month, by the branch of its first day, 子 to 亥; and every sixth or other `step` after it. */
  | { readonly kind: 'first-branch-days'; readonly days: readonly number[]; readonly step?: number }
  /** The last day of a lunar month. */
  | { readonly kind: 'last-lunar-day' }
  /** Days of a stem: the nth from the day of a term, or the nearest to it, the earlier of two as near. */
  | {
      readonly kind: 'stem-days'
      readonly of: readonly {
        readonly term: number
        readonly stem: string
        readonly count: number | 'nearest'
      }[]
    }
  | { readonly kind: 'moon-quarter' }
  /** The ten pillars whose prosperity is void, but for the days on which year, month or sun fills it. */
  | { readonly kind: 'void-prosperity' }

export type StarRule = CellRule | DayRule

/** 3 great, 2 middling, 1 small. */
export type StarGrade = 1 | 2 | 3

export type StarFamily = 'star' | 'officer' | 'path' | 'mansion' | 'taboo'

/** Leaf and side of a juan, as `29a`. */
export type Page = `${number}${'a' | 'b'}`

/** What a star adds under a condition; every condition that is named holds. */
export type Addition = {
  /** Beside any of these stars. */
  readonly beside?: readonly string[]
  /** In the months of these branches. */
  readonly months?: string
  /** On days of these branches. */
  readonly days?: string
  /** From the day of the first of these terms to the day before the second. */
  readonly between?: readonly [number, number]
  readonly favours?: string
  readonly forbids?: string
}

/** Where the entry of a star itself takes its ban back. */
export type Relief = {
  /** Beside any of these stars. */
  readonly by: readonly string[]
  /** In the months of these branches; in all where left out. */
  readonly months?: string
  /** What stays forbidden even so; nothing where left out. */
  readonly keeps?: string
  /** What is then noted neither as good nor as bad. */
  readonly unnoted?: string
  readonly at: Page
}

/** Anything of a day that favours or forbids an activity: a star, an officer, a path, a mansion or a taboo. */
export type StarData = {
  readonly id: string
  readonly polarity: 'good' | 'bad'
  readonly grade: StarGrade
  /** Stars of one group are one place under several names and count once. */
  readonly group?: string
  readonly rule: StarRule
  /** Where the lists of matters come from. */
  readonly source: Source
  /** Matters of the book, apart by spaces, and the page of the list. */
  readonly favours?: string
  readonly favoursAt?: Page
  readonly forbids?: string
  readonly forbidsAt?: Page
  readonly adds?: readonly Addition[]
  /** Forbids everything but these matters. */
  readonly forbidsAllBut?: string
  /** Nothing but these matters is noted as good. */
  readonly notesOnly?: string
  /** Matters that are not noted as good, though not forbidden. */
  readonly unnoted?: string
  readonly relief?: readonly Relief[]
  /** Forbids whatever favours: always, or in the months of these branches. */
  readonly lasts?: true | string
  /** Speaks of nearly every matter: a benefactor or an evil of the whole day. */
  readonly isGeneral?: true
  /** Links of path and mansion that are our own judgement; they lean, and never make a verdict. */
  readonly reading?: { readonly favours?: readonly ActivityId[]; readonly forbids?: readonly ActivityId[] }
  /** A custom that holds a weight down to its limit. */
  readonly cap?: { readonly limit: Weight; readonly on: 'major' | readonly ActivityId[] }
  /** A custom outside the books; only a school with `folk` counts it. */
  readonly isFolk?: true
}
