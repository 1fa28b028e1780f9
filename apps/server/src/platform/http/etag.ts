import { hash } from 'node:crypto'
import type { Headers } from './auth.ts'

/** A weak tag: the same content in any encoding. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${hash('sha1', body, 'base64url')}"`
}

/** Whether the client already has this version. */
export function isUnchanged(headers: Headers, etag: string): boolean {
  const known = headers['if-none-match']
  if (typeof known !== 'string') return false
  return known === etag || known === '*' || known.split(',').some((one) => one.trim() === etag)
}
