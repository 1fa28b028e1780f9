import { isRecord } from './wire.ts'
import { type Provider, providers } from './world.ts'

/** What goes wrong with a call: the answer is lost after the work is done, late, or a status instead of the work. */
export type ApiFault = {
  readonly provider?: Provider
  readonly kind: 'lost' | 'slow' | number
  times: number
}

/** How the outside world misbehaves. */
export type Plan = {
  /** Extra copies of each notice. */
  duplicate: number
  /** In which order notices go out; only as told do they keep to their lines. */
  order: 'as-told' | 'reversed' | 'shuffled'
  /** Notices wait until they are released. */
  hold: boolean
  /** Notices are delivered before the call that caused them is answered. */
  beforeAnswer: boolean
  /** YooKassa wants a receipt with every payment. */
  receipt: boolean
  slowMs: number
  api: readonly ApiFault[]
}

export const calm: Plan = {
  duplicate: 0,
  order: 'as-told',
  hold: false,
  beforeAnswer: false,
  receipt: false,
  slowMs: 1_000,
  api: [],
}

const isApiFault = (value: unknown): value is ApiFault =>
  isRecord(value) &&
  (value.kind === 'lost' || value.kind === 'slow' || typeof value.kind === 'number') &&
  typeof value.times === 'number' &&
  (value.provider === undefined || providers.some((one) => one === value.provider))

/** A change of the plan, or undefined when it is none. */
export function parsePlan(given: unknown): Partial<Plan> | undefined {
  if (!isRecord(given)) return undefined
  for (const [name, value] of Object.entries(given)) {
    if (!(name in calm)) return undefined
    // True: `name` was found among the keys of a plan.
    const known = calm[name as keyof Plan]
    const isRight = Array.isArray(known)
      ? Array.isArray(value) && value.every(isApiFault)
      : typeof value === typeof known
    if (!isRight) return undefined
  }
  return given as Partial<Plan> // true: each entry was looked at above
}

/** The fault that meets a call, used up by one. */
export function takeFault(plan: Plan, provider: Provider): ApiFault['kind'] | undefined {
  const fault = plan.api.find((one) => one.times > 0 && (one.provider ?? provider) === provider)
  if (!fault) return undefined
  fault.times -= 1
  return fault.kind
}
