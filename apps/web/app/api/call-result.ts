import type { ErrorBody, ErrorCode, Operation, Output } from '@zeri/contract'
import { type NetworkErrorKey, networkErrorKey } from './network-error-key.ts'

/** The result of a call: a value, or the dictionary key of the reason why there is none. */
export type CallResult<T, Key = RefusalKey> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly wordsKey: Key }

export type RefusalKey = `errors.${ErrorCode}` | NetworkErrorKey

export type Browser = { readonly fetch: typeof fetch; readonly isOnline: () => boolean }

/** The browser this code runs in. */
export const thisBrowser: Browser = {
  fetch: (...args) => fetch(...args),
  isOnline: () => navigator.onLine,
}

/**
 * Calls one operation from the browser. Only types come from the contract: its values would load zod, which is many times
 * larger than the pages that call.
 */
export async function callOperation<Op extends Operation>(
  path: string,
  init: RequestInit,
  { fetch, isOnline }: Browser,
): Promise<CallResult<Output<Op>>> {
  try {
    const response = await fetch(path, init)
    const body = await response.json()
    if (response.ok) return { ok: true, value: body }
    const { code }: ErrorBody = body
    return { ok: false, wordsKey: `errors.${code}` }
  } catch {
    // No response, or the page of a proxy instead of one.
    return { ok: false, wordsKey: networkErrorKey(isOnline()) }
  }
}

/** The options of a POST request with a JSON body. */
export function postJson(body: object, signal: AbortSignal | null = null): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }
}
