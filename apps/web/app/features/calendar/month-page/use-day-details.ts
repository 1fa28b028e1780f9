import { useEffect, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { usePage } from '../../../use-page.ts'
import { type DayDetails, fetchDayDetails } from '../day-details.ts'

type Loading = { readonly kind: 'loading' }
type Shown = { readonly kind: 'shown'; readonly details: DayDetails; readonly reload: () => void }
type Failed = { readonly kind: 'failed'; readonly retry: () => void }

type DayDetailsOptions = {
  readonly date: string
  /** Path of the days of the chart whose month it is; undefined for the public calendar. */
  readonly daysPath: string | undefined
  readonly first: { readonly date: string; readonly details: DayDetails }
}

/** The details of a day, from the data of the page or fetched. A response that arrives after another choice is dropped. */
export function useDayDetails({ date, daysPath, first }: DayDetailsOptions) {
  const locale = useLocale()
  const placeId = usePage().place?.id
  const [known, setKnown] = useState<Readonly<Record<string, DayDetails>>>({ [first.date]: first.details })
  const [failedDate, setFailedDate] = useState<string>()
  const isKnown = date in known

  useEffect(() => {
    if (isKnown || failedDate === date) return
    const stale = new AbortController()
    fetchDayDetails({ date, locale, placeId, daysPath }, stale.signal, (...input) => fetch(...input)).then(
      (details) => setKnown((before) => ({ ...before, [date]: details })),
      () => !stale.signal.aborted && setFailedDate(date),
    )
    return () => stale.abort()
  }, [date, isKnown, failedDate, locale, placeId, daysPath])

  const details = known[date]
  const state: Loading | Shown | Failed = details
    ? { kind: 'shown', details, reload: () => setKnown(({ [date]: _, ...others }) => others) }
    : failedDate === date
      ? { kind: 'failed', retry: () => setFailedDate(undefined) }
      : { kind: 'loading' }
  return state
}
