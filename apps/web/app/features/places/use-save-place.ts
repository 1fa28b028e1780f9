import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useBusyMark } from '../../ui/use-busy-mark.ts'
import type { PlaceChoice } from './place-choice.ts'
import { pathWithoutPlace } from './place-path.ts'
import { createPlacesApi, type FailureKey, type PlaceResult, type PlacesApi } from './places-api.ts'
import { savePlace } from './save-place.ts'

type BusyKey = 'place.saving' | 'place.position.asking'
type FindChoice = (api: PlacesApi) => PlaceResult<PlaceChoice> | Promise<PlaceResult<PlaceChoice>>

export type SavePlace = {
  /** Key of the message about the running step. */
  readonly busy: BusyKey | undefined
  readonly failure: FailureKey | undefined
  readonly save: (find: FindChoice, busy?: BusyKey) => Promise<void>
}

/**
 * Saves a place and reloads the data of the page for it. A page whose address names another place is left for the page
 * of the same date. Clicks during a running save are ignored.
 */
export function useSavePlace(onSaved: () => void): SavePlace {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isRunning = useRef(false)
  const isMounted = useRef(true)
  const [busy, setBusy] = useState<BusyKey>()
  const [failure, setFailure] = useState<FailureKey>()

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const save = async (find: FindChoice, busyKey: BusyKey = 'place.saving') => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(busyKey)
    setFailure(undefined)
    const api = createPlacesApi(locale)
    const found = await find(api)
    // Closing the popup while the device is being located cancels the choice.
    if (!isMounted.current) return
    setBusy('place.saving')
    const saved = await savePlace(api, found)
    const plain = pathWithoutPlace(pathname, search)
    if (saved.ok) await (plain === pathname + search ? revalidate() : navigate(plain))
    isRunning.current = false
    setBusy(undefined)
    if (saved.ok) onSaved()
    else setFailure(saved.wordsKey)
  }
  return { busy: useBusyMark(busy), failure, save }
}
