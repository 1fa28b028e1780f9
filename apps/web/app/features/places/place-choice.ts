import type { FoundPlace, Input, saveLocation } from '@zeri/contract'

/** What is remembered of a place somebody chose. Without `place` it is their own position. */
export type PlaceChoice = Omit<Input<typeof saveLocation>, 'locale'>

export function toChoice({ address, latitude, longitude, place }: FoundPlace): PlaceChoice {
  return { address, latitude, longitude, place }
}
