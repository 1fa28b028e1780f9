export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * How a browser calls an operation, as a request line: method and path, then `404` where the caller handles that status
 * itself. It is one string, so that the bundler writes the few lines that a page needs into its script.
 */
export type CallLine = `${Method} ${string}`

type Call = { readonly method: Method; readonly path: string; readonly notFound: 'redirect' | 'handle' }

/**
 * The request line of an operation.
 * @example toCallLine({ method: 'GET', path: '/calendar/local', notFound: 'handle' }) // 'GET /calendar/local 404'
 */
export function toCallLine({ method, path, notFound }: Call): CallLine {
  return `${method} ${path}${notFound === 'handle' ? ' 404' : ''}`
}
