import type { FigureName, FigureOf, Locale } from '@zeri/contract'
import type { FigureMemory } from './figure-memory.ts'

/** What a figure may depend on besides its arguments. */
export type FigureContext = {
  readonly locale: Locale
  /** Today in the default zone of the language: figures are the same for everybody. */
  readonly today: string
  /** The last day that a visitor sees judged. Facts are open for every date. */
  readonly openUntil: string
  readonly memory: FigureMemory
}

/** Computes a figure whose arguments have been read; a long one lets other requests be served in between. */
type Describe<Name extends FigureName> = (context: FigureContext) => FigureOf<Name> | Promise<FigureOf<Name>>

/**
 * Reads the words after the name of a figure and returns what computes it; undefined if they are not valid. Reading
 * computes nothing, so that the check of texts is fast.
 */
export type FigureReader<Name extends FigureName> = (words: readonly string[]) => Describe<Name> | undefined
