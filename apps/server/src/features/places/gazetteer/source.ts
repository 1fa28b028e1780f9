import type { GeonamesPlace } from './geonames.ts'
import type { RussianModel } from './russian-model.ts'

/** The input data of a gazetteer. */
export type Source = {
  readonly places: readonly GeonamesPlace[]
  /** Names tagged with their language, by place. */
  readonly english: ReadonlyMap<number, string>
  readonly russian: ReadonlyMap<number, string>
  /** Names that are searchable but not shown: old and colloquial ones. */
  readonly furtherNames: ReadonlyMap<number, readonly string[]>
  /** Names of regions by code. */
  readonly regions: { readonly en: ReadonlyMap<string, string>; readonly ru: ReadonlyMap<string, string> }
  /** Detects the Russian name among untagged spellings; undefined if all names are tagged. */
  readonly looksRussian: RussianModel | undefined
}
