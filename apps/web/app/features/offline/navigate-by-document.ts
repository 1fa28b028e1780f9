type Visit = { readonly request: Request }

/**
 * Loads pages as whole documents while the browser is offline: the router cannot fetch their data, but the service
 * worker has cached copies of the documents. The current page stays: after a form that could not be sent, the router
 * reloads its data.
 */
export function navigateByDocument<T>({ request }: Visit, next: () => Promise<T>): Promise<T> {
  if (navigator.onLine || request.method !== 'GET' || request.url === location.href) return next()
  location.assign(request.url)
  return new Promise(() => {}) // the browser leaves this document
}
