import { ApiError, type Client, createClient, type Locale, messageKeyOf, NetworkError } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'

/** Calls shorter than this would make the page flicker. */
const MIN_DELAY_MS = 200

type BrowserApiOptions = {
  readonly locale: Locale
  /** What a 404 does; the page of that name unless told otherwise. */
  readonly onNotFound?: () => void
}

/** The API as the browser calls it. Brings the whole contract along: load it when it is first needed. */
export function createBrowserApi({
  locale,
  onNotFound = leaveFor('/404', locale),
}: BrowserApiOptions): Client {
  return createClient({
    transport: async ({ method, path, body }) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const answer = await fetch(path, { method, headers, body: body ?? null })
      return { status: answer.status, text: await answer.text() }
    },
    minDelayMs: MIN_DELAY_MS,
    isOffline: () => !navigator.onLine,
    onNotFound,
  })
}

function leaveFor(path: string, locale: Locale): () => void {
  return () => location.assign(localisePath(path, locale))
}

/** Where the dictionaries keep the words for a failed call. */
export function failureKeyOf(error: unknown) {
  if (error instanceof ApiError) return messageKeyOf(error.code)
  if (error instanceof NetworkError && error.offline) return 'errors.network.offline'
  return 'errors.network.unreachable'
}
