import type { Locale } from '@zeri/contract'
import {
  describeDayCall,
  describeLocalCall,
  describeMobileDayCall,
  describePersonalDayCall,
  describeSchoolDayCall,
} from '@zeri/contract/browser'
import { type CallResult, callOperation } from '../../api/browser-client.ts'
import { typeset } from '../../i18n/typography.ts'
import type { Here } from '../../visit/here.ts'
import { localQuery } from '../../visit/visit-store.ts'
import { detailsAt } from './at-place.ts'
import { type DayDetails, toDayDetails } from './day-details.ts'
import type { Person } from './person.ts'

type DayDetailsQuery = {
  readonly date: string
  readonly locale: Locale
  /** The place of the document. */
  readonly placeId: string | undefined
  /** The visitor's own place, whose clocks a shared document follows. */
  readonly here: Here | null
  /** Whose day it is; null for the public calendar. */
  readonly person: Pick<Person, 'uuid' | 'isInApp'> | null
  /** The rules of the visitor's school; undefined for the book. */
  readonly rules?: string | undefined
}

/** Fetches the details of a day in the browser. */
export async function fetchDayDetails(
  { date, locale, placeId, here, person, rules }: DayDetailsQuery,
  signal: AbortSignal,
): Promise<DayDetails> {
  const query = { date, locale, place: placeId }
  const personalCall = person?.isInApp ? describeMobileDayCall : describePersonalDayCall
  const [day, facts] = await Promise.all([
    person
      ? callOperation(personalCall, { uuid: person.uuid, ...query }, { signal }).then(requireValue)
      : rules
        ? callOperation(describeSchoolDayCall, { ...query, rules }, { signal }).then(requireValue)
        : callOperation(describeDayCall, query, { signal }).then(requireValue),
    here && callOperation(describeLocalCall, localQuery(here, date, locale), { signal }).then(requireValue),
  ])
  const details = toDayDetails(day)
  return typeset(locale, facts?.day ? detailsAt(details, facts.day) : details)
}

function requireValue<T>(result: CallResult<T>): T {
  if (!result.ok) throw new Error(`the request for a day failed: ${result.wordsKey}`)
  return result.value
}
