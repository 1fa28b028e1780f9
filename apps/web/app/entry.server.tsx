import { findSitePage } from '@zeri/contract'
import { localeOfPath, localisePath } from '@zeri/contract/browser'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from './context.ts'
import { writeAlternates } from './features/twins/twin-path.ts'
import { translatorOf } from './i18n/translator-of.server.ts'
import { WordsContext } from './i18n/use-translation.ts'
import { deferHydration } from './rendering/defer-hydration.ts'
import { NonceContext } from './rendering/nonce.ts'
import { renderPage } from './rendering/render-page.server.ts'

export { pageContext }

const ABORT_AFTER_MS = 6_000

/** Data that a loader leaves pending longer than this counts as failed. */
export const streamTimeout = 5_000

type FailedRequest = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** Reports errors to the server's log, except refusals and requests the visitor aborted. */
export function handleError(error: unknown, { request, context }: FailedRequest): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(pageContext).report(error)
}

/** Renders a page to its end before the first byte is sent: the server hashes its scripts and may cache it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, origins } = loadContext.get(pageContext)
  const { pathname } = new URL(request.url)
  const locale = localeOfPath(pathname)
  headers.set('content-type', 'text/html; charset=utf-8')
  markLife(headers, status, request.url)
  const alternates = status === 200 && writeAlternates(origins[locale], pathname)
  if (alternates) headers.set('link', alternates)

  const toPage = (context: EntryContext) => (
    <NonceContext value={nonce}>
      <WordsContext value={translatorOf(locale)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </WordsContext>
    </NonceContext>
  )
  const html = await renderPage(toPage, entryContext, { nonce, abortAfterMs: ABORT_AFTER_MS })
  return new Response(Buffer.from(deferHydration(html)), { status, headers })
}

/** A page that the browser loads as data lives as long as its document. */
export function handleDataRequest(response: Response, { request }: { readonly request: Request }): Response {
  markLife(response.headers, response.status, request.url)
  return response
}

/** Says how long the page may be cached, as its route declares; the server reads the mark and takes it off. */
function markLife(headers: Headers, status: number, url: string): void {
  const path = new URL(url).pathname.replace(/\.data$/, '').replace(/\/_?$/, '') || '/'
  const life = findSitePage(localisePath(path, 'en'))?.cache
  if (status < 400 && (life === 'today' || life === 'steady')) headers.set('x-page-cache', life)
}
