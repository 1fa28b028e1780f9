import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { type PlaceSearch, placesOf, toSearch } from './place-search.ts'
import { createPlacesApi, deviceZone } from './places-api.ts'

/** The search starts after a pause in typing of this length. */
const PAUSE_MS = 200

/** Searches places while somebody types. Results that arrive after the text has changed are dropped. */
export function usePlaceSearch(typed: string): readonly [PlaceSearch, retry: () => void] {
  const locale = useLocale()
  const city = typed.trim()
  const [search, setSearch] = useState<PlaceSearch>({ kind: 'idle' })
  const cancel = useRef(() => {})

  const start = useCallback(() => {
    cancel.current()
    if (city === '') return setSearch({ kind: 'idle' })
    const stale = new AbortController()
    setSearch((before) => ({ kind: 'searching', places: placesOf(before) }))
    const timer = setTimeout(async () => {
      const result = await createPlacesApi(locale).search(city, deviceZone(), stale.signal)
      if (!stale.signal.aborted) setSearch(toSearch(result, city))
    }, PAUSE_MS)
    cancel.current = () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [city, locale])

  useEffect(() => {
    start()
    return () => cancel.current()
  }, [start])

  return [search, start]
}
