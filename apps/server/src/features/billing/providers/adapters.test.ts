import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../../../../../sandbox/src/payments/gateway.ts'
import { addBankPayment } from '../../../../../sandbox/src/testing/bank-payment.ts'
import { parseConfig } from '../../../config.ts'
import { createCircuits } from '../../../platform/circuit.ts'
import { systemRandom } from '../../../platform/random.ts'
import type { AttemptRef, PaymentFact, PaymentProvider, SavedCard } from '../port.ts'
import { createProviders } from './providers.ts'

const clock = { now: () => Date.UTC(2026, 10, 15, 12) }
const deps = { clock, random: systemRandom, circuitTo: createCircuits(clock, { set() {} }) }
const expiresAt = new Date(clock.now() + 3_600_000)
const currencies = { stripe: 'USD', yookassa: 'RUB', rbkmoney: 'RUB' } as const

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({ port: 0, production: false, now: clock.now, siteUrl: 'http://127.0.0.1:1' })
})
afterAll(() => gateway.stop())

const providersOf = (env: Record<string, string>) =>
  createProviders(parseConfig({ ...gateway.env, ...env }), deps)
const context = () => ({ idempotencyKey: randomUUID(), deadlineMs: 2_000 })

describe.each(['stripe', 'yookassa', 'rbkmoney'] as const)('%s', (id) => {
  let provider: PaymentProvider
  beforeAll(() => {
    provider = providersOf({}).find(id) as PaymentProvider
  })

  const ordered = () => ({
    attemptId: randomUUID(),
    amount: { minor: 49_000, currency: currencies[id] },
    title: 'Zeri',
    email: 'anna@example.org',
    expiresAt,
  })

  /** A card that was saved with a purchase, and its id at the sandbox. */
  async function aCard(): Promise<SavedCard & { readonly atSandbox: string }> {
    const order = {
      ...ordered(),
      locale: 'en',
      savesCard: true,
      successUrl: 'https://x.test',
      failUrl: 'https://x.test',
    } as const
    const { url, checkoutId, paymentId } = await provider.createCheckout(order, context())
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' })
    const facts = await provider.lookUp({ attemptId: order.attemptId, checkoutId, paymentId }, context())
    const card = facts.flatMap((fact) => ('card' in fact && fact.card ? [fact.card] : []))[0]
    if (!card) throw new Error('no card was saved')
    return { ...card, atSandbox: card.token.replace(/^.*pm_/, '') }
  }

  test('charges a saved card, and only once when called again under the same key', async () => {
    const card = await aCard()
    const [charge, same] = [{ ...ordered(), card }, context()]
    const before = gateway.listCharges().length
    const facts = [await provider.chargeCard(charge, same), await provider.chargeCard(charge, same)]
    for (const [fact] of facts) expect(fact).toMatchObject({ kind: 'succeeded', amount: charge.amount })
    expect(gateway.listCharges()).toHaveLength(before + 1)
  })

  test('a charge whose response is lost is unclear, and a repeated call makes no second one', async () => {
    const [charge, same] = [{ ...ordered(), card: await aCard() }, context()]
    const before = gateway.listCharges().length
    gateway.plan.api = [{ provider: id, kind: 'lost', times: 1 }]
    await expect(provider.chargeCard(charge, same)).rejects.toMatchObject({ name: 'ProviderUnclear' })
    expect((await provider.chargeCard(charge, same))[0]).toMatchObject({ kind: 'succeeded' })
    expect(gateway.listCharges()).toHaveLength(before + 1)
  })

  test('a charge whose response is lost is found by our own id', async () => {
    const charge = { ...ordered(), card: await aCard() }
    gateway.plan.slowMs = 0
    gateway.plan.api = [
      // RBKmoney makes an invoice first.
      { provider: id, kind: 'slow', times: id === 'rbkmoney' ? 1 : 0 },
      { provider: id, kind: 'lost', times: 1 },
    ]
    await expect(provider.chargeCard(charge, context())).rejects.toMatchObject({ name: 'ProviderUnclear' })
    const ref = { attemptId: charge.attemptId, begunAt: new Date(clock.now()) }
    expect(await provider.lookUp(ref, context())).toMatchObject([
      { kind: 'succeeded', amount: charge.amount },
    ])
    expect(await provider.lookUp({ ...ref, attemptId: randomUUID() }, context())).toEqual([])
  })

  test('lists the payments of a span, over several pages, and nothing else', async () => {
    const card = await aCard()
    const charges = Array.from({ length: 105 }, () => ({ ...ordered(), card }))
    for (const charge of charges) await provider.chargeCard(charge, context())
    gateway.bank.setBadCard(card.atSandbox, 'insufficient_funds')
    const refused = { ...ordered(), card }
    await provider.chargeCard(refused, context())
    const back = gateway.bank.list().find((one) => one.metadata.attempt_id === charges[7]?.attemptId)
    if (back) gateway.bank.refund(back, back.amountMinor)
    const list = async (fromMs: number, toMs: number) => {
      const found: PaymentFact[] = []
      const span = { from: new Date(fromMs), to: new Date(toMs) }
      for await (const fact of provider.listPaid(span, { deadlineMs: 2_000 })) found.push(fact)
      return found
    }
    const facts = await list(clock.now() - 60_000, clock.now() + 60_000)
    const paid = facts.flatMap(({ kind, ref }) => (kind === 'succeeded' ? [ref.paymentId] : []))
    const named = facts.flatMap(({ kind, ref }) => (kind === 'succeeded' ? [ref.attemptId] : []))
    expect(new Set(paid).size).toBe(paid.length)
    expect(named).toEqual(expect.arrayContaining(charges.map(({ attemptId }) => attemptId)))
    expect(named).not.toContain(refused.attemptId)
    expect(facts.filter(({ kind }) => kind === 'refunded')).toMatchObject([
      { ref: { attemptId: charges[7]?.attemptId }, total: { minor: 49_000 } },
    ])
    expect(await list(clock.now() - 120_000, clock.now() - 60_000)).toEqual([])
  })

  /** A payment of 490, and a refund of it. */
  async function aRefund(minor: number) {
    const charge = { ...ordered(), card: await aCard() }
    const [fact] = await provider.chargeCard(charge, context())
    const payment = gateway.bank.list().find((one) => one.metadata.attempt_id === charge.attemptId)
    const paymentId = fact?.ref.paymentId
    if (!payment || paymentId === undefined) throw new Error('nothing was paid')
    const amount = { ...charge.amount, minor }
    const { amount: paid, title, email } = charge
    const order = { refundId: randomUUID(), paymentId, amount, paid, title, email }
    return { order, payment, ref: { attemptId: charge.attemptId, paymentId } }
  }
  const totalOf = async (ref: AttemptRef) => {
    const facts = await provider.lookUp(ref, context())
    return Math.max(0, ...facts.map((fact) => (fact.kind === 'refunded' ? fact.total.minor : 0)))
  }

  describe('refunds', () => {
    beforeEach(() => {
      gateway.plan.refunds = 'succeed'
      gateway.plan.api = []
    })

    test('a part, then the rest, each once when called again under its key', async () => {
      const { order, payment, ref } = await aRefund(9_000)
      const same = context()
      const made = [await provider.refund(order, same), await provider.refund(order, same)]
      expect(made).toMatchObject([{ state: 'succeeded' }, { state: 'succeeded', id: made[0]?.id }])
      expect(payment.refunds).toHaveLength(1)
      expect(await totalOf(ref)).toBe(9_000)
      const rest = { ...order, refundId: randomUUID(), amount: { ...order.amount, minor: 40_000 } }
      await provider.refund(rest, context())
      expect(await totalOf(ref)).toBe(49_000)
    })

    test('a lost response is unclear, the refund is found by our id, and no other is', async () => {
      const { order, payment } = await aRefund(9_000)
      const same = context()
      gateway.plan.api = [{ provider: id, kind: 'lost', times: 1 }]
      await expect(provider.refund(order, same)).rejects.toMatchObject({ name: 'ProviderUnclear' })
      expect(await provider.findRefund(order, context())).toMatchObject({ state: 'succeeded' })
      expect(await provider.findRefund({ ...order, refundId: randomUUID() }, context())).toBeUndefined()
      await provider.refund(order, same)
      expect(payment.refunds).toHaveLength(1)
    })

    test.each(['succeeded', 'failed'] as const)(
      'one that is pending counts for nothing until it has %s',
      async (outcome) => {
        const { order, ref } = await aRefund(49_000)
        gateway.plan.refunds = 'wait'
        expect(await provider.refund(order, context())).toMatchObject({ state: 'pending' })
        expect(await totalOf(ref)).toBe(0)
        gateway.bank.settleRefunds(outcome)
        const found = await provider.findRefund(order, context())
        expect([found?.state, found?.code === undefined]).toEqual([outcome, outcome === 'succeeded'])
        expect(await totalOf(ref)).toBe(outcome === 'succeeded' ? 49_000 : 0)
      },
    )

    test('more than is left, or one the provider does not want, is refused for certain', async () => {
      const { order, payment } = await aRefund(49_001)
      await expect(provider.refund(order, context())).rejects.toMatchObject({ name: 'ProviderRefused' })
      gateway.plan.refunds = 'refuse'
      const fits = { ...order, amount: order.paid }
      await expect(provider.refund(fits, context())).rejects.toMatchObject({ name: 'ProviderRefused' })
      expect(payment.refunds).toEqual([])
    })

    test('more than a page of them is added up and searched', async () => {
      const { order, ref } = await aRefund(1)
      for (let count = 0; count < 105; count += 1)
        await provider.refund({ ...order, refundId: randomUUID() }, context())
      await provider.refund(order, context())
      expect(await totalOf(ref)).toBe(106)
      expect(await provider.findRefund(order, context())).toMatchObject({ state: 'succeeded' })
    })
  })

  test.each([
    ['soft', 'insufficient_funds'],
    ['hard', 'card_expired'],
    ['customer', '3d_secure_failed'],
  ] as const)('a refused charge is reported as %s', async (kind, reason) => {
    const card = await aCard()
    gateway.bank.setBadCard(card.atSandbox, reason)
    const [fact] = await provider.chargeCard({ ...ordered(), card }, context())
    expect(fact).toMatchObject({ kind: 'failed', final: true, decline: { class: kind } })
  })

  test('a card is unbound, and a repeated call is no error', async () => {
    const card = await aCard()
    const responses = [await provider.unbindCard(card, context()), await provider.unbindCard(card, context())]
    expect(responses).toEqual(id === 'yookassa' ? ['local', 'local'] : ['removed', 'not-found'])
  })

  test('an attempt that was never made is not found', async () => {
    const ref = { attemptId: randomUUID(), checkoutId: 'cs_test_none', paymentId: 'none' }
    expect(await provider.lookUp(ref, context())).toEqual([])
  })

  test('a wrong key is refused for certain', async () => {
    const wrong = { STRIPE_SECRET_KEY: 'x', YOOKASSA_SECRET_KEY: 'x', RBKMONEY_API_KEY: 'x' }
    const call = providersOf(wrong)
      .find(id)
      ?.chargeCard({ ...ordered(), card: { token: 'x/y' } }, context())
    await expect(call).rejects.toMatchObject({ name: 'ProviderRefused', status: 401 })
  })
})

test('with fiscal receipts YooKassa gets one for a part of a payment, and none for all of it', async () => {
  const provider = providersOf({ YOOKASSA_VAT_CODE: '1' }).find('yookassa') as PaymentProvider
  gateway.plan.receipt = true
  const payment = addBankPayment(gateway.bank, {
    provider: 'yookassa',
    amountMinor: 49_000,
    expiresAtMs: clock.now() + 1,
  })
  gateway.bank.approve(payment)
  const paid = { minor: 49_000, currency: 'RUB' } as const
  const order = { refundId: randomUUID(), paymentId: payment.id, amount: { ...paid, minor: 9_000 }, paid }
  const part = { ...order, title: 'Zeri', email: 'anna@example.org' }
  expect(await provider.refund(part, context())).toMatchObject({ state: 'succeeded' })
  const nobody = provider.refund({ ...part, email: undefined }, context())
  await expect(nobody).rejects.toMatchObject({ name: 'ProviderRefused' })
  gateway.plan.receipt = false
})

test('without its settings a provider is not offered', () => {
  const none = createProviders(parseConfig({}), deps)
  expect([none.ofLocale('en'), none.ofLocale('ru'), none.find('stripe')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(providersOf({ PAYMENTS_RU: 'rbkmoney' }).ofLocale('ru')?.id).toBe('rbkmoney')
  expect(providersOf({ PAYMENTS_RU: '' }).ofLocale('ru')).toBeUndefined()
})

test('in production no provider is called without TLS, not even on loopback', () => {
  const config = { ...parseConfig(gateway.env), production: true }
  expect(() => createProviders(config, deps)).toThrow('https')
})

test('the sandbox does not start in production', async () => {
  await expect(startGateway({ port: 0, production: true })).rejects.toThrow('no place in production')
})
