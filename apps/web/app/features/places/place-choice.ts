import type { FoundPlace, Input, saveLocation } from '@zeri/contract'

/** The chosen place as it is saved. Without `place` it is the position of the visitor's device. */
export type PlaceChoice = Omit<Input<typeof saveLocation>, 'locale'>

export function toChoice({ address, latitude, longitude, place }: FoundPlace): PlaceChoice {
  return { address, latitude, longitude, place }
}
