import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import type { PlaceChoice } from './place-choice.ts'
import { type Asked, browserPlacesApi, type FailureKey, type PlacesApi } from './places-api.ts'
import { savePlace } from './save-place.ts'

type BusyKey = 'place.saving' | 'place.position.asking'
type FindChoice = (api: PlacesApi) => Asked<PlaceChoice> | Promise<Asked<PlaceChoice>>

export type SavePlace = {
  /** What is going on, in words. */
  readonly busy: BusyKey | undefined
  readonly failure: FailureKey | undefined
  readonly save: (find: FindChoice, busy?: BusyKey) => Promise<void>
}

/** Remembers a place and shows the page again as it is there. A second click while the first is at work does nothing. */
export function useSavePlace(onSaved: () => void): SavePlace {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const isRunning = useRef(false)
  const isAsking = useRef(true)
  const [busy, setBusy] = useState<BusyKey>()
  const [failure, setFailure] = useState<FailureKey>()

  useEffect(() => {
    isAsking.current = true
    return () => {
      isAsking.current = false
    }
  }, [])

  const save = async (find: FindChoice, busyKey: BusyKey = 'place.saving') => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(busyKey)
    setFailure(undefined)
    const api = browserPlacesApi(locale)
    const found = await find(api)
    // Who closed the popup while the device was looking has changed their mind.
    if (!isAsking.current) return
    setBusy('place.saving')
    const saved = await savePlace(api, found)
    if (saved.ok) await revalidate()
    isRunning.current = false
    setBusy(undefined)
    if (saved.ok) onSaved()
    else setFailure(saved.wordsKey)
  }
  return { busy, failure, save }
}
