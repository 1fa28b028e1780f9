import { createPublicKey, type KeyObject, verify } from 'node:crypto'

const DAY_SEC = 86_400

type Expected = {
  /** The origin of this push service. */
  readonly audience: string
  /** The key the browser subscribed with, base64url. */
  readonly siteKey: string
  readonly nowMs: number
}

/** Returns what is wrong with the `authorization` of a message, RFC 8292; undefined when it is right. */
export function findVapidFault(
  authorization: string,
  { audience, siteKey, nowMs }: Expected,
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  if (signature === '') return 'no token'
  if (key !== siteKey) return 'another key than the browser subscribed with'
  const { alg } = readJson(header)
  if (alg !== 'ES256') return 'algorithm'
  if (!isSignedBy(key, `${header}.${claims}`, signature)) return 'signature'
  const { aud, exp, sub } = readJson(claims)
  if (aud !== audience) return 'audience'
  const leftSec = Number(exp) - nowMs / 1000
  if (!(leftSec > 0 && leftSec <= DAY_SEC)) return 'expiry'
  return /^(?:mailto:|https:\/\/)/.test(String(sub)) ? undefined : 'subject'
}

function isSignedBy(key: string, text: string, signature: string): boolean {
  const publicKey = readPoint(Buffer.from(key, 'base64url'))
  if (!publicKey) return false
  return verify(
    'sha256',
    Buffer.from(text),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}

function readPoint(key: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key, format: 'raw-public', asymmetricKeyType: 'ec', namedCurve: 'P-256' })
  } catch {
    return undefined
  }
}

function readJson(part: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return {}
  }
}
