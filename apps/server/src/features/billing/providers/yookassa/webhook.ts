import { BlockList, isIP } from 'node:net'
import * as z from 'zod'
import { type RawWebhook, type Webhook, WebhookRejected } from '../../port.ts'
import { parseJson } from '../call.ts'

const notification = z.object({
  type: z.literal('notification'),
  event: z.string().max(64),
  object: z.object({ id: z.string().max(64), payment_id: z.string().max(64).optional() }),
})

/** Checks the sender of a notification and reads which payment to look up. */
export function readYooKassaWebhook(
  { body, address }: RawWebhook,
  isSender: (address: string) => boolean,
): Webhook {
  if (!isSender(address)) throw new WebhookRejected('source')
  const { data } = notification.safeParse(parseJson(body))
  if (!data) throw new WebhookRejected('malformed')
  const { event, object } = data
  const paymentId = event.startsWith('refund.') ? object.payment_id : object.id
  if (paymentId === undefined) throw new WebhookRejected('malformed')
  return { eventKey: `${event}:${object.id}`, eventType: event, trust: 'ask', ref: { paymentId } }
}

/** Creates a check whether an address belongs to one of the networks that notifications come from. */
export function createSenderCheck(senders: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const sender of senders) {
    const [address = '', prefix] = sender.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (sender) => {
    const address = sender.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}
