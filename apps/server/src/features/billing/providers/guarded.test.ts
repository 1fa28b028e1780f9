import { expect, test } from 'vitest'
import { createCircuit } from '../../../platform/circuit.ts'
import { type PaymentAdapter, ProviderAway, ProviderRefused, ProviderUnclear } from '../port.ts'
import { guardProvider, PROVIDER_RULES } from './guarded.ts'

/** A provider whose calls end as the test says, and a clock. */
function aProvider() {
  const clock = { at: 0, now: () => clock.at }
  const state: { error: Error | undefined; calls: number } = { error: undefined, calls: 0 }
  const lookUp: PaymentAdapter['lookUp'] = async () => {
    state.calls += 1
    if (state.error) throw state.error
    return []
  }
  const listPaid: PaymentAdapter['listPaid'] = async function* () {
    yield* await lookUp({}, { deadlineMs: 1 })
  }
  // True: no other method is called.
  const adapter = { id: 'stripe', lookUp, listPaid } as unknown as PaymentAdapter
  const provider = guardProvider(adapter, createCircuit(PROVIDER_RULES, clock))
  const ask = () => provider.lookUp({}, { deadlineMs: 1 }).catch((error: unknown) => error)
  const list = async () => {
    const span = { from: new Date(0), to: new Date(1) }
    for await (const fact of provider.listPaid(span, { deadlineMs: 1 })) throw new Error(fact.kind)
  }
  return { clock, state, provider, ask, list }
}

test('a provider without a clear response five times in a row is no longer called', async () => {
  const { state, provider, ask, list } = aProvider()
  state.error = new ProviderUnclear()
  for (let call = 0; call < PROVIDER_RULES.failures; call += 1) await ask()
  expect(provider.isAway()).toBe(true)
  const refused = await ask()
  expect([refused instanceof ProviderAway, refused instanceof ProviderUnclear]).toEqual([true, true])
  await expect(list()).rejects.toThrow(ProviderAway)
  expect(state.calls).toBe(PROVIDER_RULES.failures)
})

test('a provider that refuses a call counts as available', async () => {
  const { state, provider, ask } = aProvider()
  state.error = new ProviderRefused(402, 'declined')
  for (let call = 0; call < 3 * PROVIDER_RULES.failures; call += 1) await ask()
  expect([provider.isAway(), state.calls]).toEqual([false, 3 * PROVIDER_RULES.failures])
})

test('half a minute later one call tests whether it is back', async () => {
  const { state, provider, clock, ask, list } = aProvider()
  state.error = new ProviderUnclear()
  for (let call = 0; call < PROVIDER_RULES.failures; call += 1) await ask()
  clock.at += PROVIDER_RULES.restMs
  expect(provider.isAway()).toBe(false)
  await ask()
  expect([provider.isAway(), state.calls]).toEqual([true, PROVIDER_RULES.failures + 1])
  clock.at += PROVIDER_RULES.restMs
  state.error = undefined
  await list()
  expect(provider.isAway()).toBe(false)
})
