import type { Locale } from '@zeri/contract'
import { canonicalQuery, describeDayPath, fillPath } from '@zeri/contract/browser'
import { typeset } from '../../i18n/typography.ts'
import type { Here } from '../../visit/here.ts'
import { type LocalFacts, localUrl } from '../../visit/visit-store.ts'
import { detailsAt } from './at-place.ts'
import type { WholeDay } from './day.ts'
import { type DayDetails, toDayDetails } from './day-details.ts'

type DayDetailsQuery = {
  readonly date: string
  readonly locale: Locale
  /** The place of the document. */
  readonly placeId: string | undefined
  /** The visitor's own place, whose clocks a shared document follows. */
  readonly here: Here | null
  /** Path of the days of a chart; undefined for the public calendar. */
  readonly daysPath: string | undefined
}

/**
 * Fetches the details of a day in the browser. From the contract it imports types and the paths without zod: zod is
 * larger than everything else a month needs.
 */
export async function fetchDayDetails(
  { date, locale, placeId, here, daysPath }: DayDetailsQuery,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch,
): Promise<DayDetails> {
  const readJson = async (url: string) => {
    const response = await fetch(url, { signal })
    if (!response.ok) throw new Error(`the request for a day failed with ${response.status}`)
    return response.json()
  }
  const path = daysPath ? `${daysPath}/${date}` : fillPath(describeDayPath, { date })
  const [day, facts]: [WholeDay, LocalFacts | null] = await Promise.all([
    readJson(path + canonicalQuery({ locale, place: placeId })),
    here && readJson(localUrl(here, date, locale)),
  ])
  const details = toDayDetails(day)
  return typeset(locale, facts?.day ? detailsAt(details, facts.day) : details)
}
