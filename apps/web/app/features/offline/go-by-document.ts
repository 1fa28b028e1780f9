type Visit = { readonly request: Request }

/**
 * Without a network the router has nobody to ask for another page; the browser itself finds the copies that are kept.
 * The page one is on stays: after a form that could not be sent the router asks for it again.
 */
export function goByDocument<T>({ request }: Visit, next: () => Promise<T>): Promise<T> {
  if (navigator.onLine || request.method !== 'GET' || request.url === location.href) return next()
  location.assign(request.url)
  return new Promise(() => {}) // the document goes
}
