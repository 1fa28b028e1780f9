import { expect, test } from 'vitest'
import { createCircuit } from '../../platform/circuit.ts'
import type { Outcome } from './carrier.ts'
import { CARRIER_RULES, guardCarrier } from './guarded-carrier.ts'

function aCarrier() {
  const clock = { at: 0, now: () => clock.at }
  const state: { outcome: Outcome; calls: number } = { outcome: { kind: 'sent' }, calls: 0 }
  const answer = async () => {
    state.calls += 1
    return state.outcome
  }
  const carrier = guardCarrier(
    { id: 'a_bot', perSecond: 30, send: answer, reply: answer },
    createCircuit(CARRIER_RULES, clock),
  )
  // True: the carrier here reads nothing of a message.
  const send = () => carrier.send({} as never)
  return { state, clock, send, reply: () => carrier.reply?.({} as never) }
}

test('while nobody answers, messages wait instead of ending unknown', async () => {
  const { state, clock, send, reply } = aCarrier()
  state.outcome = { kind: 'unclear' }
  for (let call = 0; call < CARRIER_RULES.failures; call += 1)
    expect(await send()).toEqual({ kind: 'unclear' })
  expect([await send(), await reply()]).toEqual([
    { kind: 'wait', afterMs: CARRIER_RULES.restMs },
    { kind: 'wait', afterMs: CARRIER_RULES.restMs },
  ])
  expect(state.calls).toBe(CARRIER_RULES.failures)
  clock.at += CARRIER_RULES.restMs
  state.outcome = { kind: 'sent' }
  expect([await send(), await send()]).toEqual([{ kind: 'sent' }, { kind: 'sent' }])
})

test('readers who are gone, messages that are refused and a Telegram in a hurry are answers', async () => {
  const { state, send } = aCarrier()
  const outcomes: Outcome[] = [{ kind: 'blocked' }, { kind: 'failed' }, { kind: 'wait', afterMs: 1 }]
  for (let call = 0; call < 3 * CARRIER_RULES.failures; call += 1) {
    state.outcome = outcomes[call % outcomes.length] ?? { kind: 'sent' }
    await send()
  }
  expect(state.calls).toBe(3 * CARRIER_RULES.failures)
})
