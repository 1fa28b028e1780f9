import type { FoundPlace } from '@zeri/contract'
import type { Asked, FailureKey } from './places-api.ts'

/** Where a search stands. */
export type PlaceSearch =
  | { readonly kind: 'idle' }
  /** Earlier results stay in sight until new ones come. */
  | { readonly kind: 'searching'; readonly places: readonly FoundPlace[] }
  | { readonly kind: 'found'; readonly places: readonly FoundPlace[] }
  | { readonly kind: 'nothing'; readonly city: string }
  | { readonly kind: 'failed'; readonly wordsKey: FailureKey }

export function placesOf(search: PlaceSearch): readonly FoundPlace[] {
  return 'places' in search ? search.places : []
}

export function toSearch(asked: Asked<readonly FoundPlace[]>, city: string): PlaceSearch {
  if (!asked.ok) return { kind: 'failed', wordsKey: asked.wordsKey }
  return asked.value.length > 0 ? { kind: 'found', places: asked.value } : { kind: 'nothing', city }
}
