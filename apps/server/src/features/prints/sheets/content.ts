import type { Locale } from '@zeri/contract'
import type { elementColours, Weight } from '../../exports/index.ts'

type Glyph = { readonly glyph: string; readonly element: keyof typeof elementColours }

/** A day as sheets show it, in the words of their language. */
export type PrintDay = {
  readonly date: string
  readonly glyphs: readonly [Glyph, Glyph]
  readonly pillar: string
  readonly lunarDay: number
  readonly elongationDeg: number
  /** A solar term begins on it. */
  readonly isTermDay: boolean
  /** The solar term and the festivals of the day. */
  readonly occasions: readonly string[]
  /** What it is worth to whom the sheet is for; null where that is not open. */
  readonly verdict: { readonly weight: Weight; readonly word: string } | null
  /** What it is worth to everyone, on a sheet that is for one person. */
  readonly everyone: Weight | null
  /** What it is best for, the best first. */
  readonly best: readonly string[]
}

/** What a sheet says of all its days. */
export type SheetContent = {
  readonly locale: Locale
  readonly product: string
  /** Where the calendar is read. */
  readonly host: string
  readonly title: string
  /** The years its days fall in, in a line. */
  readonly subtitle: string
  readonly person: { readonly name: string | undefined } | null
  /** Undefined where no place was set; empty where our fonts cannot write its name. */
  readonly address: string | undefined
  /** The last judged day, in words, where some are not. */
  readonly openUntil: string | null
  /** The day it was made on, in words. */
  readonly madeOn: string
  readonly rulesVersion: string
  readonly days: readonly PrintDay[]
}
