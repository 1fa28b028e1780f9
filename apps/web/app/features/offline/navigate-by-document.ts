import { localeOfPath } from '@zeri/contract/browser'

type Visit = { readonly request: Request }

/**
 * Loads pages of the other language as whole documents, because a document has the route table of its own, and all
 * pages while the browser is offline: the router cannot fetch their data, but the service worker has cached copies of
 * the documents. The current page stays: after a form that could not be sent, the router reloads its data.
 */
export function navigateByDocument<T>({ request }: Visit, next: () => Promise<T>): Promise<T> {
  const isOwn = localeOfPath(new URL(request.url).pathname) === document.documentElement.lang
  if ((isOwn && navigator.onLine) || request.method !== 'GET' || request.url === location.href) return next()
  location.assign(request.url)
  return new Promise(() => {}) // the browser leaves this document
}
