import { type PageContext, readBazi } from '@zeri/contract'
import { refusedPage } from '../../../api/refusal-code.server.ts'
import { dateWords } from '../../../i18n/civil-day.ts'
import { instantWords } from '../../../i18n/instant-words.server.ts'
import { readClockParts } from './clock-parts.ts'

/** A reading with its dates in words; one that is not there for the visitor is not found. */
export async function loadReading(uuid: string, page: PageContext) {
  const answer = await ask(uuid, page)
  if (answer.view === 'shared') return answer
  const { birth, clock, keptUntil } = answer
  return {
    ...answer,
    words: {
      born: dateWords(birth.birthday, page.locale).date,
      keptUntil: keptUntil && instantWords(keptUntil, page),
    },
    clockParts: readClockParts(birth, clock),
  }
}

export type LoadedReading = Extract<Awaited<ReturnType<typeof loadReading>>, { view: 'own' }>

async function ask(uuid: string, { api, locale }: PageContext) {
  try {
    return await api.call(readBazi, { uuid, locale })
  } catch (error) {
    throw refusedPage(error)
  }
}
