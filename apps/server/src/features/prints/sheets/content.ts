import type { Locale } from '@zeri/contract'
import type { elementColours, Weight } from '../../exports/index.ts'

type Glyph = { readonly glyph: string; readonly element: keyof typeof elementColours }

/** A day as sheets show it, with words in the language of the sheet. */
export type PrintDay = {
  readonly date: string
  readonly glyphs: readonly [Glyph, Glyph]
  readonly pillar: string
  readonly lunarDay: number
  readonly elongationDeg: number
  /** Whether a solar term begins on this day. */
  readonly isTermDay: boolean
  /** The solar term and the festivals of the day. */
  readonly occasions: readonly string[]
  /** The verdict for the readers of the sheet; null when the day is not rated yet. */
  readonly verdict: { readonly weight: Weight; readonly word: string } | null
  /** The general weight of the day; only on a personal sheet. */
  readonly everyone: Weight | null
  /** What the day is good for, what stands out first, as it follows "good for". */
  readonly goodFor: readonly string[]
}

/** Everything a sheet shows. */
export type SheetContent = {
  readonly locale: Locale
  readonly product: string
  /** The host name of the site. */
  readonly host: string
  readonly title: string
  /** The solar years of the days, in one line. */
  readonly subtitle: string
  readonly person: { readonly name: string | undefined } | null
  /** Undefined when no place is set; empty when the fonts lack letters of its name. */
  readonly address: string | undefined
  /** The last rated day in words; null when all days are rated. */
  readonly openUntil: string | null
  /** The date on which the sheet was made, in words. */
  readonly madeOn: string
  readonly rulesVersion: string
  /** The school the days are rated by; undefined for the book. */
  readonly school: string | undefined
  readonly days: readonly PrintDay[]
}
