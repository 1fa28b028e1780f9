import { useEffect, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useDocument, usePage } from '../../../use-page.ts'
import { useVisit } from '../../../visit/visit-context.ts'
import type { DayDetails } from '../day-details.ts'
import { fetchDayDetails } from '../fetch-day-details.ts'
import type { Person } from '../person.ts'

type Loading = { readonly kind: 'loading' }
type Shown = { readonly kind: 'shown'; readonly details: DayDetails; readonly reload: () => void }
type Failed = { readonly kind: 'failed'; readonly retry: () => void }

/** The day whose details are in the data of the page, and the place of its hours. */
export type FirstDay = {
  readonly date: string
  readonly placeId: string | null
  readonly details: DayDetails
}

type DayDetailsOptions = {
  readonly date: string
  /** Whose month it is; null for the public calendar. */
  readonly person: Person | null
  readonly first: FirstDay
}

/** The details of a day, from the data of the page or fetched. A response that arrives after another choice is dropped. */
export function useDayDetails({ date, person, first }: DayDetailsOptions) {
  const locale = useLocale()
  const { layer } = useVisit()
  // A page that no layer lies over is by the book.
  const rules = layer.page ? layer.school?.rules : undefined
  const { placeId, here } = useClocks(person !== null || rules !== undefined)
  const key = `${date} ${here?.id ?? placeId} ${rules}`
  const [fetched, setFetched] = useState<Readonly<Record<string, DayDetails>>>({})
  const [failedKey, setFailedKey] = useState<string>()
  const isFirst = key === `${first.date} ${first.placeId ?? undefined} ${rules}`
  const details = fetched[key] ?? (isFirst ? first.details : undefined)
  const isKnown = details !== undefined

  useEffect(() => {
    if (isKnown || failedKey === key) return
    const stale = new AbortController()
    fetchDayDetails({ date, locale, placeId, here, person, rules }, stale.signal).then(
      (found) => setFetched((before) => ({ ...before, [key]: found })),
      () => !stale.signal.aborted && setFailedKey(key),
    )
    return () => stale.abort()
  }, [key, date, isKnown, failedKey, locale, placeId, here, person, rules])

  const state: Loading | Shown | Failed = details
    ? { kind: 'shown', details, reload: () => setFetched(({ [key]: _, ...others }) => others) }
    : failedKey === key
      ? { kind: 'failed', retry: () => setFailedKey(undefined) }
      : { kind: 'loading' }
  return state
}

/** Which clocks the hours follow: those of the document's place or, filled in, of the visitor's own. */
function useClocks(isPersonal: boolean) {
  const document = useDocument()
  const { place } = usePage()
  const { here } = useVisit()
  const isFilledIn = document.isShared && here !== null && here.id === place?.id
  if (!isFilledIn || isPersonal) return { placeId: place?.id, here: null }
  return { placeId: document.place?.id, here }
}
