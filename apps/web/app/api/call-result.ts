import type { ErrorBody, ErrorCode, Operation, Output } from '@zeri/contract'
import { type NetworkErrorKey, networkErrorKey } from './network-error-key.ts'

/** What came of asking: a value, or where the dictionaries keep the words for why not. */
export type CallResult<T, Key = RefusalKey> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly wordsKey: Key }

export type RefusalKey = `errors.${ErrorCode}` | NetworkErrorKey

export type Browser = { readonly fetch: typeof fetch; readonly isOnline: () => boolean }

/** This browser, asked only when a call is made. */
export const thisBrowser: Browser = {
  fetch: (...given) => fetch(...given),
  isOnline: () => navigator.onLine,
}

/**
 * One operation as the browser asks for it. Only its types come from the contract: the values bring zod along, many
 * times the weight of the pages that ask.
 */
export async function callOperation<Op extends Operation>(
  path: string,
  init: RequestInit,
  { fetch, isOnline }: Browser,
): Promise<CallResult<Output<Op>>> {
  try {
    const answer = await fetch(path, init)
    const body = await answer.json()
    if (answer.ok) return { ok: true, value: body }
    const { code }: ErrorBody = body
    return { ok: false, wordsKey: `errors.${code}` }
  } catch {
    // No answer, or the page of a proxy in the place of one.
    return { ok: false, wordsKey: networkErrorKey(isOnline()) }
  }
}

/** The request of a POST. */
export function postJson(body: object, signal: AbortSignal | null = null): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }
}
