import { expect, test } from 'vitest'
import { createCircuit } from '../../platform/circuit.ts'
import type { SendOutcome } from './channel.ts'
import { CHANNEL_CIRCUIT, guardChannel } from './guarded-channel.ts'

function aChannel() {
  const clock = { at: 0, now: () => clock.at }
  const state: { outcome: SendOutcome; calls: number } = { outcome: { kind: 'sent' }, calls: 0 }
  const recordCall = async () => {
    state.calls += 1
    return state.outcome
  }
  const channel = guardChannel(
    { id: 'a_bot', perSecond: 30, send: recordCall, call: recordCall },
    createCircuit(CHANNEL_CIRCUIT, clock),
  )
  // The cast is safe: this channel does not read the message.
  const send = () => channel.send({} as never)
  return { state, clock, send, reply: () => channel.call?.({} as never) }
}

test('while the circuit is open, messages wait instead of ending as unknown', async () => {
  const { state, clock, send, reply } = aChannel()
  state.outcome = { kind: 'unclear' }
  for (let call = 0; call < CHANNEL_CIRCUIT.failures; call += 1)
    expect(await send()).toEqual({ kind: 'unclear' })
  expect([await send(), await reply()]).toEqual([
    { kind: 'wait', afterMs: CHANNEL_CIRCUIT.restMs },
    { kind: 'wait', afterMs: CHANNEL_CIRCUIT.restMs },
  ])
  expect(state.calls).toBe(CHANNEL_CIRCUIT.failures)
  clock.at += CHANNEL_CIRCUIT.restMs
  state.outcome = { kind: 'sent' }
  expect([await send(), await send()]).toEqual([{ kind: 'sent' }, { kind: 'sent' }])
})

test('blocked recipients, refused messages and rate limits do not count as failures of the channel', async () => {
  const { state, send } = aChannel()
  const outcomes: SendOutcome[] = [{ kind: 'blocked' }, { kind: 'failed' }, { kind: 'wait', afterMs: 1 }]
  for (let call = 0; call < 3 * CHANNEL_CIRCUIT.failures; call += 1) {
    state.outcome = outcomes[call % outcomes.length] ?? { kind: 'sent' }
    await send()
  }
  expect(state.calls).toBe(3 * CHANNEL_CIRCUIT.failures)
})
