import { expect, test } from 'vitest'
import { createCircuit } from '../circuit.ts'
import { isDatabaseAway } from './connection-lost.ts'
import { createHealthProbe, DatabaseSlow, guardPool, PROBE_RULES } from './health-probe.ts'

/** A health probe whose pings are settled by the test. */
function aProbe() {
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
    probe: createHealthProbe(ping, circuit),
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

test('a ping that two probes in a row find without a response makes the database slow', async () => {
  const { probe, circuit, countPings, settle } = aProbe()
  for (const _ of [1, 2]) {
    probe()
    await settle()
  }
  expect(circuit.isOpen()).toBe(false)
  probe()
  await settle()
  expect([circuit.isOpen(), countPings()]).toEqual([true, 1])
})

test('a late response does not make it fast again; one in time does', async () => {
  const { probe, circuit, answer, settle } = aProbe()
  for (const _ of [1, 2, 3]) {
    probe()
    await settle()
  }
  await answer()
  expect(circuit.isOpen()).toBe(true)
  probe()
  await answer()
  expect(circuit.isOpen()).toBe(false)
})

test('a response that a busy process had no time to read does not make it slow', async () => {
  const { probe, circuit, answer } = aProbe()
  for (const _ of [1, 2, 3, 4]) {
    probe()
    probe()
    await answer()
  }
  expect(circuit.isOpen()).toBe(false)
})

test('a database that refuses at once is not slow', async () => {
  const { probe, circuit, fail } = aProbe()
  for (const _ of [1, 2, 3, 4]) {
    probe()
    await fail()
  }
  expect(circuit.isOpen()).toBe(false)
})

test('connections to a slow database are refused like those to an unavailable one', async () => {
  const client = { query: async () => ({}), release() {} }
  // True: nobody asks this client for anything.
  const pool = { connect: async () => client, end: async () => {}, options: {} } as never
  await expect(guardPool(pool, { isOpen: () => false }).connect()).resolves.toBe(client)
  await expect(guardPool(pool, { isOpen: () => true }).connect()).rejects.toThrow(DatabaseSlow)
  expect(isDatabaseAway(new DatabaseSlow())).toBe(true)
})
