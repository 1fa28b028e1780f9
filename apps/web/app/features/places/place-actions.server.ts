import { type Client, type ErrorCode, type Locale, saveLocation, searchPlaces } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { PlaceChoice } from './place-choice.ts'
import { type PlaceSearch, toSearch } from './place-search.ts'

type Caller = { readonly api: Client; readonly locale: Locale }

/** Looks for places on behalf of a page. */
export async function searchForPage(city: string, { api, locale }: Caller): Promise<PlaceSearch> {
  if (city === '') return { kind: 'idle' }
  try {
    const { data } = await api.call(searchPlaces, { city, locale })
    return toSearch({ ok: true, value: data.cities }, city)
  } catch (error) {
    return { kind: 'failed', wordsKey: `errors.${refusalCode(error)}` }
  }
}

/** Remembers the place a form chose; gives the code of the refusal if it was refused. */
export async function saveChoice(choice: unknown, { api, locale }: Caller): Promise<ErrorCode | undefined> {
  const read = readChoice(choice)
  if (!read) return 'request.invalid'
  try {
    await api.call(saveLocation, { ...read, locale })
    return undefined
  } catch (error) {
    return refusalCode(error)
  }
}

/** What a button of the form carries. Whether its fields hold what they should is the operation's to say. */
function readChoice(text: unknown): PlaceChoice | undefined {
  try {
    const choice = JSON.parse(String(text))
    return typeof choice === 'object' && choice !== null ? choice : undefined
  } catch {
    return undefined
  }
}
