import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { type RawWebhook, type Webhook, WebhookRejected } from '../../port.ts'
import { parseJson } from '../call.ts'
import { factsOfEvent, findRefunded } from './facts.ts'

/** How far the time of a signature may be from ours, to either side. */
const TOLERANCE_SEC = 300

const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.unknown() }),
})

/** Checks the signature of an event and reads its facts. */
export function readStripeWebhook(raw: RawWebhook, secrets: readonly string[]): Webhook {
  checkSignature(raw, secrets)
  const parsed = event.safeParse(parseJson(raw.body))
  if (!parsed.success) throw new WebhookRejected('malformed')
  const { id, type, created, data } = parsed.data
  const refunded = findRefunded(type, data.object)
  if (refunded) return { eventKey: id, eventType: type, trust: 'ask', ref: refunded }
  return {
    eventKey: id,
    eventType: type,
    trust: 'signed',
    facts: factsOfEvent(type, data.object, new Date(created * 1000)),
  }
}

/** @see https://docs.stripe.com/webhooks/signature */
function checkSignature({ body, headers, receivedAt }: RawWebhook, secrets: readonly string[]): void {
  const parts = String(headers['stripe-signature'] ?? '')
    .split(',')
    .map((part) => part.split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  const signatures = parts.flatMap(([name, value]) =>
    name === 'v1' && value !== undefined ? [Buffer.from(value, 'hex')] : [],
  )
  const isOurs = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
    return signatures.some((one) => one.length === expected.length && timingSafeEqual(one, expected))
  })
  if (!isOurs) throw new WebhookRejected('signature')
  if (!(Math.abs(receivedAt.getTime() / 1000 - time) <= TOLERANCE_SEC)) throw new WebhookRejected('stale')
}
