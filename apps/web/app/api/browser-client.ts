import type * as contract from '@zeri/contract'
import {
  type CalledOperations,
  type CallLine,
  handlesNotFound,
  localeOfPath,
  localisePath,
  requestOf,
} from '@zeri/contract/browser'
import { type NetworkErrorKey, networkErrorKey } from './network-error-key.ts'

type Contract = typeof contract
type InputOf<Id> = Id extends keyof Contract ? contract.Input<Contract[Id]> : never
type OutputOf<Id> = Id extends keyof Contract ? contract.Output<Contract[Id]> : never

/** The result of a call: a value, or the dictionary key of the reason why there is none. */
export type CallResult<T, Key = RefusalKey> =
  | { readonly ok: true; readonly value: T }
  /** `body` is that of the refusal; absent where the server could not be reached. */
  | { readonly ok: false; readonly wordsKey: Key; readonly body?: unknown }

export type RefusalKey = `errors.${contract.ErrorCode}` | NetworkErrorKey

export type Browser = {
  readonly fetch: typeof fetch
  readonly isOnline: () => boolean
  /** Leaves for the page `/404` in the language of the current one. */
  readonly showNotFound: () => void
}

/** The browser this code runs in. */
export const thisBrowser: Browser = {
  fetch: (...args) => fetch(...args),
  isOnline: () => navigator.onLine,
  showNotFound: () => location.assign(localisePath('/404', localeOfPath(location.pathname))),
}

type CallOptions = Pick<RequestInit, 'signal' | 'keepalive'>

/**
 * Calls an operation of the contract by its line. Only types come from the declaration of the operation: its schemas would
 * load zod, which is many times larger than the pages that call.
 */
export function callOperation<Line extends keyof CalledOperations>(
  line: Line,
  input: InputOf<CalledOperations[Line]>,
  options?: CallOptions,
  browser?: Browser,
): Promise<CallResult<OutputOf<CalledOperations[Line]>>> {
  return send(line, input, options, browser)
}

/**
 * Sends an input as JSON or query, or a form as it is. Every request of our scripts passes here; those of the router and of
 * the service worker are their own. A 404 leads to the page `/404`, unless the line says that the caller handles it.
 */
export async function send<T>(
  line: CallLine,
  input: object | URLSearchParams,
  options: CallOptions = {},
  { fetch, isOnline, showNotFound }: Browser = thisBrowser,
): Promise<CallResult<T>> {
  const { method, path, body } = requestOf(line, input)
  const json = body && { headers: { 'content-type': 'application/json' }, body }
  const sent = input instanceof URLSearchParams ? { body: input } : json
  try {
    const response = await fetch(path, { method, ...sent, ...options })
    if (response.status === 404 && !handlesNotFound(line)) showNotFound()
    const answer = await response.json()
    if (response.ok) return { ok: true, value: answer }
    return { ok: false, wordsKey: `errors.${(answer as contract.ErrorBody).code}`, body: answer }
  } catch {
    // No response, or the page of a proxy instead of one.
    return { ok: false, wordsKey: networkErrorKey(isOnline()) }
  }
}
