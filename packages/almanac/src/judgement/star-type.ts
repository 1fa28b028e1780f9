import type { ActivityId } from './activities.ts'
import type { Source } from './sources.ts'

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
  | { readonly kind: 'moon-quarter' }

export type StarRule = CellRule | DayRule

/** 3 great, 2 middling, 1 small. */
export type StarGrade = 1 | 2 | 3

export type StarFamily = 'star' | 'officer' | 'path' | 'mansion' | 'taboo'

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
  /** Matters of the books, apart by spaces. */
  readonly favours?: string
  readonly forbids?: string
  /** Matters that another book adds. */
  readonly also?: { readonly source: Source; readonly favours?: string; readonly forbids?: string }
  /** Links that are our own judgement. */
  readonly reading?: { readonly favours?: readonly ActivityId[]; readonly forbids?: readonly ActivityId[] }
  /** Forbids even where the grade of the day lets the good win. */
  readonly isLasting?: true
  /** A custom outside the books; only a school with `folk` counts it. */
  readonly isFolk?: true
  /** Does not hold on a day that also has one of these. */
  readonly unless?: readonly string[]
}
