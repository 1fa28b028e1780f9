import { previewBirthCall } from '@zeri/contract/browser'
import { useEffect, useState } from 'react'
import { callOperation, type RefusalKey } from '../../api/browser-client.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { type ChartValues, findBirthClock, type Preview } from './chart-values.ts'

/** The preview is requested after a pause in typing of this length. */
const PAUSE_MS = 250

export type BirthPreviewState = {
  /** The preview of the entered birth, or of the previous one while the new one is loading. */
  readonly result: Preview | undefined
  readonly isLoading: boolean
  readonly failure: RefusalKey | undefined
}

const nothing: BirthPreviewState = { result: undefined, isLoading: false, failure: undefined }

/** Previews a birth while its form is being filled in. Responses for outdated values are dropped. */
export function useBirthPreview(values: ChartValues, initial: Preview | undefined): BirthPreviewState {
  const locale = useLocale()
  const clock = findBirthClock(values)
  const requestBody = clock && JSON.stringify({ ...clock, locale })
  const [preview, setPreview] = useState<BirthPreviewState>({ ...nothing, result: initial })
  useEffect(() => {
    if (initial) setPreview({ ...nothing, result: initial })
  }, [initial])

  useEffect(() => {
    if (requestBody === undefined) return setPreview(nothing)
    const stale = new AbortController()
    setPreview(({ result }) => ({ result, isLoading: true, failure: undefined }))
    const timer = setTimeout(async () => {
      const { signal } = stale
      const response = await callOperation(previewBirthCall, JSON.parse(requestBody), { signal })
      if (stale.signal.aborted) return
      setPreview(
        response.ok ? { ...nothing, result: response.value } : { ...nothing, failure: response.wordsKey },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [requestBody])

  return preview
}
