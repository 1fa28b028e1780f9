import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from '../../platform/random.ts'
import type { KeySet } from '../../platform/secret.ts'

/** A person needs longer than this to fill in four fields. */
export const MIN_AGE_MS = 2_000
/** A form left open overnight can still be sent. */
export const MAX_AGE_MS = 24 * 60 * 60_000

const MAC_BYTES = 16
const NONCE_BYTES = 16
/** When the form was opened and a random part, which together identify the ticket; then the signature. */
const TICKET = /^((\d{1,15})\.[\w-]{22})\.([\w-]{1,64})$/

function sign(key: Buffer, id: string): Buffer {
  return createHmac('sha256', key).update(`question ${id}`).digest().subarray(0, MAC_BYTES)
}

/** Writes a signed proof of when a form was opened. */
export function writeTicket({ current }: KeySet, random: Pick<Random, 'bytes'>, nowMs: number): string {
  const id = `${nowMs}.${random.bytes(NONCE_BYTES).toString('base64url')}`
  return `${id}.${sign(current.key, id).toString('base64url')}`
}

/** A ticket that may be used, once, until it expires. */
export type Ticket = { readonly hash: Buffer; readonly expiresAt: Date }

/** Reads a ticket; undefined unless its signature is valid and its age acceptable. */
export function readTicket({ all }: KeySet, text: string, nowMs: number): Ticket | undefined {
  const [, id = '', at = '', mac = ''] = TICKET.exec(text) ?? []
  const received = Buffer.from(mac, 'base64url')
  if (received.length !== MAC_BYTES) return undefined
  if (!all.some(({ key }) => timingSafeEqual(received, sign(key, id)))) return undefined
  const ageMs = nowMs - Number(at)
  if (ageMs < MIN_AGE_MS || ageMs > MAX_AGE_MS) return undefined
  // Of the id alone: a signature has several spellings in base64url.
  const hash = createHash('sha256').update(id).digest()
  return { hash, expiresAt: new Date(Number(at) + MAX_AGE_MS) }
}
