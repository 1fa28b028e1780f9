import { type Provider, providers, type RefundPlan, refundPlans } from './bank.ts'
import { isRecord } from './wire.ts'

/**
 * A scripted failure of an API call. `lost` does the work and drops the connection, `slow` delays the response, and a
 * number is the status sent instead of doing the work.
 */
export type ApiFault = {
  readonly provider?: Provider
  readonly kind: 'lost' | 'slow' | number
  times: number
}

/** The script by which the payment providers misbehave. */
export type Plan = {
  /** Extra copies of each notice. */
  duplicate: number
  /** The order in which notices are sent. Only `as-told` keeps the order within a line. */
  order: 'as-told' | 'reversed' | 'shuffled'
  /** Holds all notices back while it is true. */
  hold: boolean
  /** Delivers notices before the response to the call that caused them. */
  beforeAnswer: boolean
  /** Makes YooKassa require a receipt with every payment. */
  receipt: boolean
  /** What becomes of refunds that the site requests. */
  refunds: RefundPlan
  slowMs: number
  api: readonly ApiFault[]
}

export const faultlessPlan: Plan = {
  duplicate: 0,
  order: 'as-told',
  hold: false,
  beforeAnswer: false,
  receipt: false,
  refunds: 'succeed',
  slowMs: 1_000,
  api: [],
}

const isApiFault = (value: unknown): value is ApiFault =>
  isRecord(value) &&
  (value.kind === 'lost' || value.kind === 'slow' || typeof value.kind === 'number') &&
  typeof value.times === 'number' &&
  (value.provider === undefined || providers.some((one) => one === value.provider))

/** Parses a change of the plan; undefined when the input is not one. */
export function parsePlan(input: unknown): Partial<Plan> | undefined {
  if (!isRecord(input)) return undefined
  for (const [name, value] of Object.entries(input)) {
    if (!(name in faultlessPlan)) return undefined
    // True: `name` is one of the keys of a plan.
    const known = faultlessPlan[name as keyof Plan]
    const isRight = Array.isArray(known)
      ? Array.isArray(value) && value.every(isApiFault)
      : typeof value === typeof known
    if (!isRight) return undefined
    if (name === 'refunds' && !refundPlans.some((plan) => plan === value)) return undefined
  }
  return input as Partial<Plan> // true: each entry was checked above
}

/** Finds the next scripted fault for a call to the provider and uses up one of its `times`. */
export function takeFault(plan: Plan, provider: Provider): ApiFault['kind'] | undefined {
  const fault = plan.api.find((one) => one.times > 0 && (one.provider ?? provider) === provider)
  if (!fault) return undefined
  fault.times -= 1
  return fault.kind
}
