import { expect, test } from 'vitest'
import { createCircuit } from '../circuit.ts'
import { isDatabaseAway } from './connection-lost.ts'
import { createHealthProbe, DatabaseSlow, guardPool, PROBE_RULES } from './health-probe.ts'

/** A pulse whose pings are answered when the test says so. */
function aPulse() {
  const circuit = createCircuit(PROBE_RULES, { now: () => 0 })
  let end: { answer: () => void; fail: (error: Error) => void } | undefined
  let pings = 0
  const ping = () => {
    pings += 1
    return new Promise<void>((answer, fail) => {
      end = { answer, fail }
    })
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    circuit,
    beat: createHealthProbe(ping, circuit),
    countPings: () => pings,
    settle,
    answer() {
      end?.answer()
      return settle()
    },
    fail() {
      end?.fail(new Error('refused'))
      return settle()
    },
  }
}

test('a ping that two pulses in a row find unanswered makes the database slow', async () => {
  const { beat, circuit, countPings, settle } = aPulse()
  for (const _ of [1, 2]) {
    beat()
    await settle()
  }
  expect(circuit.isOpen()).toBe(false)
  beat()
  await settle()
  expect([circuit.isOpen(), countPings()]).toEqual([true, 1])
})

test('an answer that comes late does not make it fast again; one in time does', async () => {
  const { beat, circuit, answer, settle } = aPulse()
  for (const _ of [1, 2, 3]) {
    beat()
    await settle()
  }
  await answer()
  expect(circuit.isOpen()).toBe(true)
  beat()
  await answer()
  expect(circuit.isOpen()).toBe(false)
})

test('an answer that a busy process had no time to read does not make it slow', async () => {
  const { beat, circuit, answer } = aPulse()
  for (const _ of [1, 2, 3, 4]) {
    beat()
    beat()
    await answer()
  }
  expect(circuit.isOpen()).toBe(false)
})

test('a database that refuses at once is not slow', async () => {
  const { beat, circuit, fail } = aPulse()
  for (const _ of [1, 2, 3, 4]) {
    beat()
    await fail()
  }
  expect(circuit.isOpen()).toBe(false)
})

test('connections of a slow database are refused as those of one that is away', async () => {
  const client = { query: async () => ({}), release() {} }
  // True: nobody asks this client for anything.
  const pool = { connect: async () => client, end: async () => {}, options: {} } as never
  await expect(guardPool(pool, { isOpen: () => false }).connect()).resolves.toBe(client)
  await expect(guardPool(pool, { isOpen: () => true }).connect()).rejects.toThrow(DatabaseSlow)
  expect(isDatabaseAway(new DatabaseSlow())).toBe(true)
})
