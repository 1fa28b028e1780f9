import { createHash } from 'node:crypto'
import { CSP_REPORT_PATH } from '../http/csp-reports.ts'

/** The name under which the policy refers to the endpoint of reports. */
const REPORTS = 'csp'
/** Names the endpoint for browsers with the Reporting API; the others send reports to `report-uri`. */
export const reportingEndpoints = `${REPORTS}="${CSP_REPORT_PATH}"`

// `default-src` also covers styles, fonts and connections: this origin only.
const EVERY_PAGE = `default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; report-uri ${CSP_REPORT_PATH}; report-to ${REPORTS}`

/** The policy of a page without scripts. */
export const scriptlessPolicy = `${EVERY_PAGE}; script-src 'none'`

/** In development Vite puts styles into the document. */
export function allowInlineStyles(policy: string): string {
  return `${policy}; style-src 'self' 'unsafe-inline'`
}

/**
 * Replaces the nonce in a page that is cached, since a cached page cannot have one. Scripts that our own code rendered
 * carry the nonce; their hashes go into the policy. An injected script has no nonce, so it is not allowed.
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

/** The policy of a page rendered for one person, with a fresh nonce. */
export function privatePolicy(nonce: string): string {
  return `${EVERY_PAGE}; script-src 'nonce-${nonce}' 'strict-dynamic'`
}
