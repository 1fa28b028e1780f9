import { createHash } from 'node:crypto'

// Styles, fonts and connections are what the default says: from here and nowhere else.
const EVERY_PAGE =
  "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** While pages are served from their sources Vite puts styles into the document. */
export function allowInlineStyles(policy: string): string {
  return `${policy}; style-src 'self' 'unsafe-inline'`
}

/**
 * A page kept for everyone cannot carry a nonce. Scripts that our own code rendered have one; their hashes go into the
 * policy and the nonce comes off. A script that got into the page in any other way has none and is not allowed.
 */
export function replaceNonce(html: string, nonce: string): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`
  const scripts = html.matchAll(/<script(?=[\s>])([^>]*)>([\s\S]*?)<\/script>/g)
  const ours = Array.from(scripts).filter(
    ([, attributes = '']) => attributes.includes(mark) && !/\ssrc=/.test(attributes),
  )
  const hashes = new Set(ours.map(([, , text = '']) => createHash('sha256').update(text).digest('base64')))
  const allowed = Array.from(hashes, (hash) => ` 'sha256-${hash}'`).join('')
  return { html: html.replaceAll(mark, ''), policy: `${EVERY_PAGE}; script-src 'self'${allowed}` }
}

/** Policy of a page made for one person, with a fresh nonce. */
export function privatePolicy(nonce: string): string {
  return `${EVERY_PAGE}; script-src 'nonce-${nonce}' 'strict-dynamic'`
}
