import { createHmac, timingSafeEqual } from 'node:crypto'

/** A person needs longer than this to fill in four fields. */
export const MIN_AGE_MS = 2_000
/** A form left open overnight can still be sent. */
export const MAX_AGE_MS = 24 * 60 * 60_000

const MAC_BYTES = 16

function sign(key: Buffer, at: string): Buffer {
  return createHmac('sha256', key).update(`question ${at}`).digest().subarray(0, MAC_BYTES)
}

/** Writes a signed proof of when a form was opened. */
export function writeTicket(key: Buffer, nowMs: number): string {
  const at = String(nowMs)
  return `${at}.${sign(key, at).toString('base64url')}`
}

/** Whether a ticket has a valid signature and an acceptable age. */
export function isInTime(key: Buffer, ticket: string, nowMs: number): boolean {
  const [, at = '', mac = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(ticket) ?? []
  const received = Buffer.from(mac, 'base64url')
  if (received.length !== MAC_BYTES || !timingSafeEqual(received, sign(key, at))) return false
  const ageMs = nowMs - Number(at)
  return ageMs >= MIN_AGE_MS && ageMs <= MAX_AGE_MS
}
