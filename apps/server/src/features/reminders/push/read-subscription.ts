import { ECDH } from 'node:crypto'
import type { PushKeys } from './encrypt-push.ts'
import { checkEndpoint, type EndpointRules } from './endpoint.ts'

/** What a browser sends of its subscription: `PushSubscription.toJSON()`, keys in base64url. */
type SentSubscription = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A subscription that messages can be encrypted for and sent to. */
export type PushSubscription = PushKeys & { readonly endpoint: string }

const BASE64URL = /^[\w-]+$/

/** Reads the subscription of a browser; undefined when it cannot be used or its endpoint must not be called. */
export function readPushSubscription(
  { endpoint, keys }: SentSubscription,
  rules: EndpointRules,
): PushSubscription | undefined {
  const p256dh = decode(keys.p256dh, 65)
  const auth = decode(keys.auth, 16)
  if (!p256dh || !auth || !isPoint(p256dh) || checkEndpoint(endpoint, rules) !== undefined) return undefined
  return { endpoint, p256dh, auth }
}

function decode(text: string, length: number): Buffer | undefined {
  const unpadded = text.replace(/=+$/, '')
  if (!BASE64URL.test(unpadded)) return undefined
  const bytes = Buffer.from(unpadded, 'base64url')
  return bytes.length === length ? bytes : undefined
}

/** Whether the bytes are an uncompressed point of P-256. */
function isPoint(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return bytes[0] === 4
  } catch {
    return false
  }
}
