import type { Grammar, Tuple } from '../entry.ts'
import type { DayContext } from './day-context.ts'
import type { SummaryForm } from './strongest-reasons.ts'

/** A thing as a sentence calls it, and how that behaves. */
export type Called = { readonly name: string; readonly grammar: Grammar }

/** What there is to say of a day. */
export type Summary = {
  readonly form: SummaryForm
  readonly weight: string
  readonly first: Called
  readonly second: Called
  readonly day: DayContext
}

/** What a sentence is put together from. A verb agrees with what it is said of. */
type SummaryParts<Verb> = {
  /** The day with its weight, as it stands inside a sentence: "a good Snake day". */
  readonly day: string
  readonly A: string
  readonly B: string
  readonly a: Verb
  readonly b: Verb
}

type Template<Verb> = (parts: SummaryParts<Verb>) => string

/** So many ways to name a day of a weight; and, for each form, to give its reasons. */
export const DAY_WAYS = 5
export const FORM_WAYS = 7

/** Both turn with the number of the day, so that thirty-five days go by before a sentence can come back. */
export type SummaryTemplates<Verb> = Readonly<Record<SummaryForm, Tuple<Template<Verb>, typeof FORM_WAYS>>>
export type DayWays = Tuple<string, typeof DAY_WAYS>
