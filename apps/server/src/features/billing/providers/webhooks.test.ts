import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import type { PaymentAdapter, RawWebhook } from '../port.ts'
import { createRbkMoney } from './rbkmoney/adapter.ts'
import { createStripe } from './stripe/adapter.ts'
import { createYooKassa } from './yookassa/adapter.ts'

const now = Date.UTC(2026, 10, 15, 12)
const deps = { clock: { now: () => now }, random: systemRandom }

const read = (provider: PaymentAdapter, raw: Partial<RawWebhook>) => () =>
  provider.readWebhook({
    body: Buffer.from('{}'),
    headers: {},
    address: '',
    receivedAt: new Date(now),
    ...raw,
  })

describe('a notice of Stripe', () => {
  const stripe = createStripe({ url: '', secretKey: '', webhookSecrets: ['whsec_next', 'whsec_now'] }, deps)
  const body = Buffer.from(
    JSON.stringify({ id: 'evt_1', type: 'customer.created', created: now / 1000, data: { object: {} } }),
  )
  const headersAt = (time: number, secret = 'whsec_now', signed = body) => {
    const digest = createHmac('sha256', secret).update(`${time}.`).update(signed).digest('hex')
    return { 'stripe-signature': `t=${time},v0=x,v1=${'0'.repeat(64)},v1=${digest}` }
  }

  test.each(['whsec_now', 'whsec_next'])('is accepted under any of our secrets (%s)', (secret) => {
    expect(read(stripe, { body, headers: headersAt(now / 1000, secret) })()).toEqual({
      eventKey: 'evt_1',
      eventType: 'customer.created',
      trust: 'signed',
      facts: [],
    })
  })

  test.each([
    ['charge.refunded', { object: 'charge', payment_intent: 'pi_1', amount_refunded: 100 }, 'ask'],
    [
      'refund.updated',
      { object: 'refund', id: 're_1', amount: 100, status: 'pending', payment_intent: 'pi_1' },
      'ask',
    ],
    [
      'refund.failed',
      { object: 'refund', id: 're_1', amount: 100, status: 'failed', payment_intent: 'pi_1' },
      'ask',
    ],
    [
      'refund.created',
      { object: 'refund', id: 're_1', amount: 100, status: 'pending', payment_intent: 'pi_1' },
      'signed',
    ],
  ])('%s is a reason to look the payment up, unless another event says the same', (type, object, trust) => {
    const signed = Buffer.from(JSON.stringify({ id: 'evt_2', type, created: now / 1000, data: { object } }))
    const headers = headersAt(now / 1000, 'whsec_now', signed)
    const expected = trust === 'ask' ? { trust, ref: { paymentId: 'pi_1' } } : { trust, facts: [] }
    expect(read(stripe, { body: signed, headers })()).toMatchObject(expected)
  })

  test.each([
    ['of another secret', headersAt(now / 1000, 'whsec_other'), 'signature'],
    ['of another body', headersAt(now / 1000, 'whsec_now', Buffer.from('{}')), 'signature'],
    ['without a signature', {}, 'signature'],
    ['with an empty signature', { 'stripe-signature': 't=1,v1=' }, 'signature'],
    ['six minutes old', headersAt(now / 1000 - 360), 'stale'],
    ['of an hour from now', headersAt(now / 1000 + 3_600), 'stale'],
  ])('%s is rejected', (_name, headers, reason) => {
    expect(read(stripe, { body, headers })).toThrow(reason)
  })
})

describe('a notice of RBKmoney', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rbkmoneyWith = (type: 'spki' | 'pkcs1') =>
    createRbkMoney(
      {
        url: '',
        checkoutUrl: '',
        apiKey: '',
        shopId: '',
        webhookKeys: [publicKey.export({ format: 'der', type }).toString('base64')],
      },
      deps,
    )
  const invoice = {
    id: 'i1',
    status: 'unpaid',
    amount: 9_900,
    currency: 'RUB',
    metadata: { attempt_id: 'a1' },
  }
  const payment = { id: '1', status: 'captured', amount: 9_900, currency: 'RUB' }
  const head = { eventID: 7, occuredAt: '2026-11-15T12:00:00Z', topic: 'InvoicesTopic' }
  const body = Buffer.from(JSON.stringify({ ...head, eventType: 'PaymentCaptured', invoice, payment }))
  const digest = sign('RSA-SHA256', body, privateKey).toString('base64url')
  const headers = { 'content-signature': `alg=RS256; digest=${digest}` }

  test.each(['spki', 'pkcs1'] as const)('is accepted with the key as %s', (type) => {
    expect(read(rbkmoneyWith(type), { body, headers })()).toMatchObject({
      eventKey: 'InvoicesTopic:i1:7',
      facts: [{ kind: 'succeeded', ref: { attemptId: 'a1', paymentId: 'i1.1' }, amount: { minor: 9_900 } }],
    })
  })

  test('is accepted with a padded signature', () => {
    const padded = { 'content-signature': `alg=RS256; digest=${digest}==` }
    expect(read(rbkmoneyWith('spki'), { body, headers: padded })()).toMatchObject({ trust: 'signed' })
  })

  test.each([
    ['by another algorithm', { 'content-signature': `alg=none; digest=${digest}` }, body],
    ['without a signature', {}, body],
    ['with a changed body', headers, Buffer.from(body.toString().replace('9900', '9901'))],
  ])('%s is rejected', (_name, headers, body) => {
    expect(read(rbkmoneyWith('spki'), { body, headers })).toThrow('signature')
  })
})

describe('a notice of YooKassa', () => {
  const settings = { url: '', shopId: '', secretKey: '', vatCode: null }
  const yookassa = createYooKassa(
    { ...settings, senders: ['185.71.76.0/27', '77.75.156.11', '2a02:5180::/32'] },
    deps,
  )
  const body = Buffer.from(
    JSON.stringify({
      type: 'notification',
      event: 'payment.succeeded',
      object: { id: 'p1', status: 'succeeded' },
    }),
  )

  test.each(['185.71.76.31', '77.75.156.11', '2a02:5180::9', '::ffff:185.71.76.1'])(
    'from %s is a reason to ask, never a fact',
    (address) => {
      const webhook = read(yookassa, { body, address })()
      expect(webhook).toMatchObject({
        eventKey: 'payment.succeeded:p1',
        trust: 'ask',
        ref: { paymentId: 'p1' },
      })
    },
  )

  test.each(['185.71.76.32', '127.0.0.1', '2a02:5181::1', ''])('from %j is rejected', (address) => {
    expect(read(yookassa, { body, address })).toThrow('source')
  })
})
