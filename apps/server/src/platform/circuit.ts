import type { Gauge } from 'prom-client'
import type { Clock } from './clock.ts'

/** So many failures in a row keep calls back, for so long; then one call is let through on trial. */
type CircuitRules = { readonly failures: number; readonly restMs: number }

export type CircuitState =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open'; readonly sinceMs: number }
  | { readonly kind: 'half-open' }

export const CLOSED: CircuitState = { kind: 'closed', failures: 0 }

/** Whether a call may be made now, and how things stand once it is. */
export function admit(
  state: CircuitState,
  nowMs: number,
  { restMs }: CircuitRules,
): { readonly isAdmitted: boolean; readonly state: CircuitState } {
  if (state.kind === 'closed') return { isAdmitted: true, state }
  if (state.kind === 'open' && restLeftMs(state, nowMs, restMs) === 0)
    return { isAdmitted: true, state: { kind: 'half-open' } }
  return { isAdmitted: false, state }
}

/** A clock that was put back makes nobody wait longer than the rest itself. */
function restLeftMs({ sinceMs }: { readonly sinceMs: number }, nowMs: number, restMs: number): number {
  return nowMs < sinceMs ? 0 : Math.max(0, sinceMs + restMs - nowMs)
}

/** How things stand after a call: any answer closes the circuit, failures in a row and a failed trial open it. */
export function afterCall(
  state: CircuitState,
  outcome: 'answered' | 'failed',
  nowMs: number,
  rules: CircuitRules,
): CircuitState {
  if (outcome === 'answered') return CLOSED
  if (state.kind === 'open') return state
  const failures = state.kind === 'closed' ? state.failures + 1 : rules.failures
  return failures >= rules.failures ? { kind: 'open', sinceMs: nowMs } : { kind: 'closed', failures }
}

/** Keeps calls from somebody who does not answer. */
export type Circuit = {
  /** Whether calls are kept back; asking takes nobody's trial. */
  isOpen(): boolean
  /** How long until the next trial; a moment while one is under way. */
  waitMs(): number
  /** Whether to make a call now. Who is let through tells what came of it. */
  enter(): boolean
  report(outcome: 'answered' | 'failed'): void
}

/** The circuit to somebody outside, by name. */
export type CircuitTo = (to: string, rules: CircuitRules) => Circuit

/** A trial takes no longer than the deadline of a call; those behind it look again soon. */
const TRIAL_MS = 1_000

export function createCircuit(
  rules: CircuitRules,
  clock: Clock,
  onChange: (isOpen: boolean) => void = () => {},
): Circuit {
  let state = CLOSED
  const become = (next: CircuitState) => {
    const wasOpen = state.kind !== 'closed'
    state = next
    if (wasOpen !== (state.kind !== 'closed')) onChange(!wasOpen)
  }
  return {
    isOpen: () => state.kind !== 'closed' && !admit(state, clock.now(), rules).isAdmitted,
    waitMs() {
      if (state.kind === 'open') return restLeftMs(state, clock.now(), rules.restMs)
      return state.kind === 'half-open' ? TRIAL_MS : 0
    },
    enter() {
      const admission = admit(state, clock.now(), rules)
      become(admission.state)
      return admission.isAdmitted
    },
    report: (outcome) => become(afterCall(state, outcome, clock.now(), rules)),
  }
}

/** Circuits whose state can be read as a metric. */
export function createCircuits(clock: Clock, gauge: Pick<Gauge<'to'>, 'set'>): CircuitTo {
  return (to, rules) => {
    const show = (isOpen: boolean) => gauge.set({ to }, isOpen ? 1 : 0)
    show(false)
    return createCircuit(rules, clock, show)
  }
}
