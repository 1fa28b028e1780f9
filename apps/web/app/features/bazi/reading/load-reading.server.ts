import { type PageContext, readBazi } from '@zeri/contract'
import { isCalendarYear } from '@zeri/contract/browser'
import { refusedPage } from '../../../api/refusal-code.server.ts'
import { dateWords } from '../../../i18n/civil-day.ts'
import { instantWords } from '../../../i18n/instant-words.server.ts'
import { readClockParts } from './clock-parts.ts'

/** The year of a query; anything that is no year of the almanac counts as none. */
const yearOf = (text: string | null): number | undefined => {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : undefined
  return year !== undefined && isCalendarYear(year) ? year : undefined
}

/** Loads a reading with its dates in words. A refused call becomes an error page, such as 404. */
export async function loadReading(
  { uuid, year }: { readonly uuid: string; readonly year: string | null },
  page: PageContext,
) {
  const reading = await callReadBazi({ uuid, year: yearOf(year) }, page)
  if (reading.view === 'shared') return reading
  const { birth, clock, keptUntil } = reading
  return {
    ...reading,
    words: {
      born: dateWords(birth.birthday, page.locale).date,
      expiresAt: keptUntil && instantWords(keptUntil, page),
      months: reading.reading.passage.months.map(({ from }) => dateWords(from, page.locale).dayMonth),
    },
    clockParts: readClockParts(birth, clock),
  }
}

export type LoadedReading = Extract<Awaited<ReturnType<typeof loadReading>>, { view: 'own' }>

async function callReadBazi(
  query: { readonly uuid: string; readonly year: number | undefined },
  { api, locale }: PageContext,
) {
  try {
    return await api.call(readBazi, { ...query, locale })
  } catch (error) {
    throw refusedPage(error)
  }
}
