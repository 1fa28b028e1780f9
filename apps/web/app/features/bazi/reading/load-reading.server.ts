import { type PageContext, readBazi } from '@zeri/contract'
import { refusedPage } from '../../../api/refusal-code.server.ts'
import { dateWords } from '../../../i18n/civil-day.ts'
import { instantWords } from '../../../i18n/instant-words.server.ts'
import { readClockParts } from './clock-parts.ts'

/** Loads a reading with its dates in words. A refused call becomes an error page, such as 404. */
export async function loadReading(uuid: string, page: PageContext) {
  const reading = await callReadBazi(uuid, page)
  if (reading.view === 'shared') return reading
  const { birth, clock, keptUntil } = reading
  return {
    ...reading,
    words: {
      born: dateWords(birth.birthday, page.locale).date,
      expiresAt: keptUntil && instantWords(keptUntil, page),
    },
    clockParts: readClockParts(birth, clock),
  }
}

export type LoadedReading = Extract<Awaited<ReturnType<typeof loadReading>>, { view: 'own' }>

async function callReadBazi(uuid: string, { api, locale }: PageContext) {
  try {
    return await api.call(readBazi, { uuid, locale })
  } catch (error) {
    throw refusedPage(error)
  }
}
