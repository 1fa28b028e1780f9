import type { FoundPlace } from '@zeri/contract'
import type { FailureKey, PlaceResult } from './places-api.ts'

/** State of a place search. */
export type PlaceSearch =
  | { readonly kind: 'idle' }
  /** Earlier results stay visible until new ones arrive. */
  | { readonly kind: 'searching'; readonly places: readonly FoundPlace[] }
  | { readonly kind: 'found'; readonly places: readonly FoundPlace[] }
  | { readonly kind: 'nothing'; readonly city: string }
  | { readonly kind: 'failed'; readonly wordsKey: FailureKey }

export function placesOf(search: PlaceSearch): readonly FoundPlace[] {
  return 'places' in search ? search.places : []
}

export function toSearch(result: PlaceResult<readonly FoundPlace[]>, city: string): PlaceSearch {
  if (!result.ok) return { kind: 'failed', wordsKey: result.wordsKey }
  return result.value.length > 0 ? { kind: 'found', places: result.value } : { kind: 'nothing', city }
}
