import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { type RawWebhook, type Webhook, WebhookRejected } from '../../port.ts'
import { parseJson } from '../call.ts'
import { event, factsOfEvent, refOf } from './facts.ts'

/** Checks the signature of an event and reads its facts. */
export function readRbkMoneyWebhook(raw: RawWebhook, keys: readonly KeyObject[]): Webhook {
  checkSignature(raw, keys)
  const { data } = event.safeParse(parseJson(raw.body))
  const id = data?.invoice?.id ?? data?.customer?.id
  if (!data || id === undefined) throw new WebhookRejected('malformed')
  const head = { eventKey: `${data.topic}:${id}:${data.eventID}`, eventType: data.eventType }
  // The event names one refund: the sum of all is looked up.
  if (/^(?:Payment)?Refund(?:Succeeded|Failed)$/.test(data.eventType))
    return { ...head, trust: 'ask', ref: data.invoice ? refOf(data.invoice) : {} }
  return { ...head, trust: 'signed', facts: factsOfEvent(data) }
}

/** Reads a public key from base64 of DER: SPKI as the service sends it, or PKCS #1 as its documents show it. */
export function readPublicKey(base64: string): KeyObject {
  const key = Buffer.from(base64, 'base64')
  try {
    return createPublicKey({ key, format: 'der', type: 'spki' })
  } catch {
    return createPublicKey({ key, format: 'der', type: 'pkcs1' })
  }
}

function checkSignature({ body, headers }: RawWebhook, keys: readonly KeyObject[]): void {
  const digest = /^alg=RS256;\s*digest=([\w-]+={0,2})$/.exec(String(headers['content-signature'] ?? ''))?.[1]
  const isOurs =
    digest !== undefined &&
    keys.some((key) => verify('RSA-SHA256', body, key, Buffer.from(digest, 'base64url')))
  if (!isOurs) throw new WebhookRejected('signature')
}
