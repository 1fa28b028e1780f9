import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { admit, afterCall, type CircuitState, CLOSED, createCircuit } from './circuit.ts'

const rules = { failures: 3, restMs: 1_000 }

function aCircuit(startMs = 10_000) {
  const clock = { at: startMs, now: () => clock.at }
  const changes: boolean[] = []
  return { clock, changes, circuit: createCircuit(rules, clock, (isOpen) => changes.push(isOpen)) }
}

describe('a circuit', () => {
  test('opens after failures in a row and holds calls back until the rest is over', () => {
    const { circuit, clock } = aCircuit()
    for (let call = 0; call < rules.failures; call += 1) {
      expect(circuit.enter()).toBe(true)
      circuit.report('failed')
    }
    expect([circuit.isOpen(), circuit.enter(), circuit.waitMs()]).toEqual([true, false, 1_000])
    clock.at += 999
    expect(circuit.enter()).toBe(false)
    clock.at += 1
    expect(circuit.isOpen()).toBe(false)
  })

  test('a response between failures restarts the count', () => {
    const { circuit } = aCircuit()
    for (const outcome of ['failed', 'failed', 'answered', 'failed', 'failed'] as const)
      circuit.report(outcome)
    expect(circuit.enter()).toBe(true)
  })

  test('lets one trial call through: its failure opens the circuit again, its response closes it', () => {
    const { circuit, clock, changes } = aCircuit()
    for (let call = 0; call < rules.failures; call += 1) circuit.report('failed')
    clock.at += 1_000
    expect([circuit.enter(), circuit.enter(), circuit.isOpen()]).toEqual([true, false, true])
    circuit.report('failed')
    expect(circuit.enter()).toBe(false)
    clock.at += 1_000
    expect(circuit.enter()).toBe(true)
    circuit.report('answered')
    expect([circuit.enter(), circuit.enter()]).toEqual([true, true])
    expect(changes).toEqual([true, false])
  })

  test('a clock set back by hours holds no call back for hours', () => {
    const { circuit, clock } = aCircuit()
    for (let call = 0; call < rules.failures; call += 1) circuit.report('failed')
    clock.at -= 3 * 3_600_000
    expect(circuit.enter()).toBe(true)
  })
})

describe('after any sequence of calls', () => {
  const step = fc.record({
    afterMs: fc.integer({ min: -5_000, max: 5_000 }),
    outcome: fc.constantFrom('answered' as const, 'failed' as const),
  })

  test('it is closed after a response, and open only after so many failures without one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: CircuitState = CLOSED
        let nowMs = 0
        let failures = 0
        for (const { afterMs, outcome } of steps) {
          nowMs += afterMs
          const admission = admit(state, nowMs, rules)
          state = admission.state
          if (!admission.isAdmitted) continue
          state = afterCall(state, outcome, nowMs, rules)
          failures = outcome === 'answered' ? 0 : failures + 1
          if (outcome === 'answered') expect(state).toEqual(CLOSED)
          expect(state.kind === 'open').toBe(failures >= rules.failures)
        }
      }),
    )
  })

  test('a call after the rest is let through', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: CircuitState = CLOSED
        let nowMs = 0
        for (const { afterMs, outcome } of steps) {
          nowMs += afterMs
          state = afterCall(admit(state, nowMs, rules).state, outcome, nowMs, rules)
        }
        expect(admit(state, nowMs + rules.restMs, rules).isAdmitted).toBe(true)
      }),
    )
  })
})
