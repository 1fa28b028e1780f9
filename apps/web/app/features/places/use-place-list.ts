import type { FoundPlace } from '@zeri/contract'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { NONE, optionAfter } from '../../ui/option-after.ts'
import { type PlaceSearch, placesOf } from './place-search.ts'
import { usePlaceSearch } from './use-place-search.ts'

type Options = {
  /** Suggested before anything is typed. */
  readonly known: readonly FoundPlace[]
  readonly onChoose: (place: FoundPlace) => void
  /** Handles Escape; returns false to leave the key to the dialog. */
  readonly onEscape: () => boolean
}

export type PlaceList = {
  readonly id: string
  readonly search: PlaceSearch
  readonly retry: () => void
  readonly places: readonly FoundPlace[]
  readonly active: number
  readonly moveTo: (index: number) => void
  readonly onChoose: (place: FoundPlace) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The places a field suggests, and the keys that move among them while the field keeps the focus. */
export function usePlaceList(typed: string, { known, onChoose, onEscape }: Options): PlaceList {
  const id = useId()
  const [search, retry] = usePlaceSearch(typed)
  const places = search.kind === 'idle' ? known : placesOf(search)
  // The active option belongs to one list; a new list of results starts at its first option.
  const [moved, setMoved] = useState({ places, to: NONE })
  const active = moved.places === places ? moved.to : search.kind === 'idle' ? NONE : 0
  const moveTo = (to: number) => setMoved({ places, to })

  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return
    const to = optionAfter(event.key, active, places.length)
    const place = places[active]
    const isSearching = search.kind === 'searching'
    if (to !== undefined) moveTo(to)
    else if (event.key === 'Escape' && onEscape()) event.stopPropagation()
    // While a search is running the list is outdated, and Enter could choose the wrong place.
    else if (event.key === 'Enter' && place && !isSearching) onChoose(place)
    else if (event.key !== 'Enter' || !isSearching) return
    event.preventDefault()
  }
  return { id, search, retry, places, active, moveTo, onChoose, onKeyDown }
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** Attributes that make an input an editable combobox. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function comboboxOf({ id, places, active, onKeyDown }: PlaceList) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': places.length > 0,
    'aria-controls': places.length > 0 ? `${id}-list` : undefined,
    'aria-activedescendant': places[active] && optionId(id, active),
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    maxLength: 200,
    onKeyDown,
  } as const
}
