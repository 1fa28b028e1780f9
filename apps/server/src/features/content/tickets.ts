import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nobody reads a form, fills in four fields and sends it sooner. */
export const SOONEST_MS = 2_000
/** A page left open overnight still sends. */
export const LATEST_MS = 24 * 60 * 60_000

const MAC_BYTES = 16

function sign(key: Buffer, at: string): Buffer {
  return createHmac('sha256', key).update(`question ${at}`).digest().subarray(0, MAC_BYTES)
}

/** Proof of when a form was given out, which only we can write. */
export function writeTicket(key: Buffer, nowMs: number): string {
  const at = String(nowMs)
  return `${at}.${sign(key, at).toString('base64url')}`
}

/** Whether a ticket is ours, and neither too young nor too old. */
export function isInTime(key: Buffer, ticket: string, nowMs: number): boolean {
  const [, at = '', mac = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(ticket) ?? []
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, sign(key, at))) return false
  const ageMs = nowMs - Number(at)
  return ageMs >= SOONEST_MS && ageMs <= LATEST_MS
}
