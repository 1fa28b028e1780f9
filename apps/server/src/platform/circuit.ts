import type { Gauge } from 'prom-client'
import type { Clock } from './clock.ts'

/** `failures` in a row open the circuit for `restMs`; after that one trial call is let through. */
type CircuitRules = { readonly failures: number; readonly restMs: number }

export type CircuitState =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open'; readonly sinceMs: number }
  | { readonly kind: 'half-open' }

export const CLOSED: CircuitState = { kind: 'closed', failures: 0 }

/** Whether a call may be made now, and the state after admitting it. */
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

/** If the clock was set back, callers wait no longer than `restMs`. */
function restLeftMs({ sinceMs }: { readonly sinceMs: number }, nowMs: number, restMs: number): number {
  return nowMs < sinceMs ? 0 : Math.max(0, sinceMs + restMs - nowMs)
}

/** The state after a call: any response closes the circuit, failures in a row or a failed trial open it. */
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

/** A circuit breaker: holds back calls to a service that does not respond. */
export type Circuit = {
  /** Whether calls are held back. Reading it does not use up the trial call. */
  isOpen(): boolean
  /** How long until the next trial call; a second while one is running. */
  waitMs(): number
  /** Whether to make a call now. A caller that is admitted must report the outcome. */
  enter(): boolean
  report(outcome: 'answered' | 'failed'): void
}

/** Creates the circuit to an outside service, by its name. */
export type CircuitTo = (to: string, rules: CircuitRules) => Circuit

/** A trial takes no longer than the deadline of a call, so other callers check again soon. */
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

/** Circuits that publish their state as a metric. */
export function createCircuits(clock: Clock, gauge: Pick<Gauge<'to'>, 'set'>): CircuitTo {
  return (to, rules) => {
    const show = (isOpen: boolean) => gauge.set({ to }, isOpen ? 1 : 0)
    show(false)
    return createCircuit(rules, clock, show)
  }
}
