import type { RouterContextProvider } from 'react-router'
import { visitContext } from './visit-context.ts'

type Navigation = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** How long a page waits for what is filled in; after that it is shown and filled in later. */
const PATIENCE_MS = 1_500

/** On a navigation in the browser, fetches place and person together with the data of the page, so that nothing flashes. */
export async function fillFirst<Result>(
  { request, context }: Navigation,
  next: () => Promise<Result>,
): Promise<Result> {
  const url = new URL(request.url)
  // Another date of the home page belongs to a page that is filled in already.
  if (request.method !== 'GET' || url.searchParams.has('today')) return next()
  const filled = context.get(visitContext).fill(url)
  const result = await next()
  await Promise.race([filled, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return result
}
