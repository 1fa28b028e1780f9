import { describe, expect, test } from 'vitest'
import { createCircuit } from '../circuit.ts'
import { createFallback, createStandbyCheck, LATE_MS, STANDBY_RULES } from './standby.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))
const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))

function aCircuit(now = () => 0) {
  return createCircuit(STANDBY_RULES, { now })
}

describe('a read', () => {
  test('is made on the standby, and on the primary once the standby is away', async () => {
    const circuit = aCircuit()
    const read = createFallback(circuit)
    const primary = async () => 'primary'
    expect(await read(async () => 'standby', primary)).toBe('standby')
    expect(await read(away, primary)).toBe('primary')
    expect(await read(async () => 'standby', primary)).toBe('primary')
    circuit.report('answered')
    expect(await read(async () => 'standby', primary)).toBe('standby')
  })

  test('that the standby cannot make yet is made on the primary, and the next is made on the standby', async () => {
    const read = createFallback(aCircuit())
    const noColumn = () => Promise.reject(Object.assign(new Error('no column'), { code: '42703' }))
    expect(await read(noColumn, async () => 'primary')).toBe('primary')
    expect(
      await read(
        async () => 'standby',
        async () => 'primary',
      ),
    ).toBe('standby')
  })

  test('fails if both are away', async () => {
    await expect(createFallback(aCircuit())(away, away)).rejects.toThrow('refused')
  })
})

/** A standby whose log the test moves; the circuit begins open, as that of a server does. */
function aStandby() {
  const state = { nowMs: 0, primary: 10, standby: 10 }
  const circuit = aCircuit(() => state.nowMs)
  circuit.report('failed')
  const replies = {
    findEnd: async () => String(state.primary),
    hasReplayed: async (end: string) => state.standby >= Number(end),
  }
  const check = createStandbyCheck(
    { findEnd: () => replies.findEnd(), hasReplayed: (end) => replies.hasReplayed(end) },
    circuit,
    { now: () => state.nowMs },
  )
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 750) {
      state.nowMs += 750
      check()
      await settle()
    }
  }
  return { state, circuit, replies, pass }
}

describe('the standby', () => {
  test('is used once it is known to follow', async () => {
    const { circuit, pass } = aStandby()
    expect(circuit.isOpen()).toBe(true)
    await pass(1_500)
    expect(circuit.isOpen()).toBe(false)
  })

  test('is used while it is a moment behind, not when it is late, and again when it has caught up', async () => {
    const { state, circuit, pass } = aStandby()
    await pass(1_500)
    state.primary = 20
    await pass(LATE_MS)
    expect(circuit.isOpen()).toBe(false)
    await pass(2 * LATE_MS)
    expect(circuit.isOpen()).toBe(true)
    state.standby = 20
    await pass(1_500)
    expect(circuit.isOpen()).toBe(false)
  })

  test('that always trails the primary by less than the limit stays in use', async () => {
    const { state, circuit, pass } = aStandby()
    await pass(1_500)
    for (let round = 0; round < 20; round += 1) {
      state.standby = state.primary
      state.primary += 5
      await pass(1_500)
      expect(circuit.isOpen()).toBe(false)
    }
  })

  test('is used while the primary is away, and found again after a restart meanwhile', async () => {
    const { circuit, replies, pass } = aStandby()
    await pass(1_500)
    replies.findEnd = away
    await pass(10 * LATE_MS)
    expect(circuit.isOpen()).toBe(false)
    circuit.report('failed')
    await pass(750)
    expect(circuit.isOpen()).toBe(false)
  })

  test('that refuses or does not respond until the next check is away', async () => {
    const { circuit, replies, pass } = aStandby()
    await pass(1_500)
    replies.hasReplayed = away
    await pass(750)
    expect(circuit.isOpen()).toBe(true)
    const silent = aStandby()
    await silent.pass(1_500)
    silent.replies.hasReplayed = () => new Promise(() => {})
    await silent.pass(750)
    expect(silent.circuit.isOpen()).toBe(false)
    await silent.pass(750)
    expect(silent.circuit.isOpen()).toBe(true)
  })
})
