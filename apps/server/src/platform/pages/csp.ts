import { createHash } from 'node:crypto'

// Styles, fonts and connections are what the default says: from here and nowhere else.
const EVERY_PAGE =
  "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** While pages are served from their sources Vite puts styles into the document. */
export function allowInlineStyles(policy: string): string {
  return `${policy}; style-src 'self' 'unsafe-inline'`
}

/** SHA-256 of every inline script, as a policy names them. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = Array.from(scripts, ([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

/** Policy of a page kept for everyone: its scripts are known by their hashes, so nothing in it is per request. */
export function sharedPolicy(html: string): string {
  return `${EVERY_PAGE}; script-src 'self' ${hashInlineScripts(html).join(' ')}`.trim()
}

/** Policy of a page made for one person, with a fresh nonce. */
export function privatePolicy(nonce: string): string {
  return `${EVERY_PAGE}; script-src 'nonce-${nonce}' 'strict-dynamic'`
}
