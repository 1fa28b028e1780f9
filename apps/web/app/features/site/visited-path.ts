const PLAIN = /^(?:\d{1,4}|[a-z][a-z0-9-]{0,79})$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** The part after these paths is a secret token. */
const SECRET = /^(?:\/ru)?\/(?:recovery|remove-account|verify|chart\/notify\/disable)\//

/**
 * An address as it is counted: a part that identifies something of a user's own becomes a colon.
 * @example visitedPath('/personal/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11/2026') // '/personal/:/2026'
 */
export function visitedPath(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '')
  const shown = SECRET.test(pathname) ? parts.with(-1, ':') : parts
  return `/${shown.map((part) => (PLAIN.test(part) && !UUID.test(part) ? part : ':')).join('/')}`
}
