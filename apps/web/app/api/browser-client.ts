import { ApiError, type Client, createClient, type Locale, messageKeyOf, NetworkError } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'

/** A faster response would make the page flicker. */
const MIN_DELAY_MS = 200

type BrowserApiOptions = {
  readonly locale: Locale
  /** Runs on a 404; by default the browser goes to the page `/404`. */
  readonly onNotFound?: () => void
}

/** The API client of the browser. It loads the whole contract: import it when it is first needed. */
export function createBrowserApi({
  locale,
  onNotFound = redirectTo('/404', locale),
}: BrowserApiOptions): Client {
  return createClient({
    transport: async ({ method, path, body }) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const response = await fetch(path, { method, headers, body: body ?? null })
      return { status: response.status, text: await response.text() }
    },
    minDelayMs: MIN_DELAY_MS,
    isOffline: () => !navigator.onLine,
    onNotFound,
  })
}

function redirectTo(path: string, locale: Locale): () => void {
  return () => location.assign(localisePath(path, locale))
}

/** The dictionary key for a failed call. */
export function failureKeyOf(error: unknown) {
  if (error instanceof ApiError) return messageKeyOf(error.code)
  if (error instanceof NetworkError && error.offline) return 'errors.network.offline'
  return 'errors.network.unreachable'
}
