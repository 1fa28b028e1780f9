import { type Client, type ErrorCode, type Locale, saveLocation, searchPlaces } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import type { PlaceChoice } from './place-choice.ts'
import { type PlaceSearch, toSearch } from './place-search.ts'

type Caller = { readonly api: Client; readonly locale: Locale }

/** Searches places for a page that works without a script. */
export async function searchForPage(city: string, { api, locale }: Caller): Promise<PlaceSearch> {
  if (city === '') return { kind: 'idle' }
  try {
    const { data } = await api.call(searchPlaces, { city, locale })
    return toSearch({ ok: true, value: data.cities }, city)
  } catch (error) {
    return { kind: 'failed', wordsKey: `errors.${refusalCode(error)}` }
  }
}

type SavedChoice = { readonly placeId: string | null } | { readonly refused: ErrorCode }

/** Saves the place chosen in a form; returns its id, or the error code if it was refused. */
export async function saveChoice(choice: unknown, { api, locale }: Caller): Promise<SavedChoice> {
  const read = readChoice(choice)
  if (!read) return { refused: 'request.invalid' }
  try {
    const { place } = await api.call(saveLocation, { ...read, locale })
    return { placeId: place }
  } catch (error) {
    return { refused: refusalCode(error) }
  }
}

/** Parses the value of the pressed button. The operation itself validates the fields. */
function readChoice(text: unknown): PlaceChoice | undefined {
  try {
    const choice = JSON.parse(String(text))
    return typeof choice === 'object' && choice !== null ? choice : undefined
  } catch {
    return undefined
  }
}
