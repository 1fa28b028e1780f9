import type { GeonamesPlace } from './geonames.ts'
import type { RussianModel } from './russian-model.ts'

/** Where a gazetteer is built from. */
export type Source = {
  readonly places: readonly GeonamesPlace[]
  /** Names that are known to be in their language, by place. */
  readonly english: ReadonlyMap<number, string>
  readonly russian: ReadonlyMap<number, string>
  /** Names people search for and nobody shows: old ones, colloquial ones. */
  readonly furtherNames: ReadonlyMap<number, readonly string[]>
  /** Names of regions by code. */
  readonly regions: { readonly en: ReadonlyMap<string, string>; readonly ru: ReadonlyMap<string, string> }
  /** Guesses the Russian name among untagged spellings; a source whose names are tagged needs none. */
  readonly looksRussian: RussianModel | undefined
}
