import type { previewBirth } from '@zeri/contract'
import { useEffect, useState } from 'react'
import { callOperation, postJson, type RefusalKey, thisBrowser } from '../../api/call-result.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { type ChartValues, findBirthClock, type Preview } from './chart-values.ts'

/** A pause in the typing this long asks the server. */
const PAUSE_MS = 250

export type BirthPreviewState = {
  /** What the server makes of the birth as it is told now, or as it was told a moment ago. */
  readonly result: Preview | undefined
  readonly isLoading: boolean
  readonly failure: RefusalKey | undefined
}

const nothing: BirthPreviewState = { result: undefined, isLoading: false, failure: undefined }

/** What a birth comes to while its form is being filled in. An answer to what no longer stands there is dropped. */
export function useBirthPreview(values: ChartValues, given: Preview | undefined): BirthPreviewState {
  const locale = useLocale()
  const clock = findBirthClock(values)
  const question = clock && JSON.stringify({ ...clock, locale })
  const [preview, setPreview] = useState<BirthPreviewState>({ ...nothing, result: given })
  useEffect(() => {
    if (given) setPreview({ ...nothing, result: given })
  }, [given])

  useEffect(() => {
    if (question === undefined) return setPreview(nothing)
    const stale = new AbortController()
    setPreview(({ result }) => ({ result, isLoading: true, failure: undefined }))
    const timer = setTimeout(async () => {
      const request = postJson(JSON.parse(question), stale.signal)
      const response = await callOperation<typeof previewBirth>('/api/charts/preview', request, thisBrowser)
      if (stale.signal.aborted) return
      setPreview(
        response.ok ? { ...nothing, result: response.value } : { ...nothing, failure: response.wordsKey },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [question])

  return preview
}
