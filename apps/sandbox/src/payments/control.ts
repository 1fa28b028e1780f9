import { type Bank, type Payment, type Provider, reasons } from './bank.ts'
import type { Deliveries, Forgery } from './deliveries.ts'
import { type Plan, parsePlan } from './plan.ts'
import { type ApiReply, readJson } from './wire.ts'

export type ControlCall = {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly type: string | undefined
}

/** A successful payment, as `GET /__sandbox/charges` lists it. */
export type SandboxCharge = {
  readonly provider: Provider
  readonly id: string
  readonly attemptId: string
  readonly amountMinor: number
  readonly currency: string
  readonly refundedMinor: number
  readonly dispute: Payment['dispute']
}

/** The controls of a gateway for tests and drills in the same process. */
export type GatewayControls = {
  readonly plan: Plan
  readonly bank: Bank
  setSite(siteUrl: string): void
  listCharges(): SandboxCharge[]
  listDeliveries: Deliveries['list']
  /** Sends a notice that an unpaid payment was paid, with a forged signature where one is named. */
  sendForgedNotice(payment: Payment, forgery?: Forgery): void
  /** Sends all notices that are due. */
  pump(): Promise<void>
  /** Moves the gateway's clock forward, expires payments and sends what has become due. */
  advance(ms: number): Promise<void>
  reset(): void
}

/** Handles the `/__sandbox/*` API: the same controls for tests and drills in other processes. */
export async function control(gateway: GatewayControls, call: ControlCall): Promise<ApiReply> {
  const { plan, bank } = gateway
  const done = (body: unknown): ApiReply => ({ status: 200, body })
  const wrong: ApiReply = { status: 400, body: {} }
  switch (`${call.method} ${call.path.slice('/__sandbox/'.length)}`) {
    case 'GET charges':
      return done(gateway.listCharges())
    case 'GET deliveries':
      return done(gateway.listDeliveries())
  }
  // Browsers send this content type to another origin only after a preflight request, which fails here.
  if (call.method !== 'POST' || call.type !== 'application/json') return { status: 404 }
  const body = readJson(call.body)
  const payment = bank.list().find(({ id }) => id === body.payment)
  switch (call.path.slice('/__sandbox/'.length)) {
    case 'plan': {
      const change = parsePlan(body)
      return change ? done(Object.assign(plan, change)) : wrong
    }
    case 'clock/advance':
      if (typeof body.ms !== 'number') return wrong
      await gateway.advance(body.ms)
      return done({})
    case 'reset':
      gateway.reset()
      return done({})
    case 'refund':
      return payment && bank.refund(payment, Number(body.minor ?? payment.amountMinor)) ? done({}) : wrong
    case 'refunds/settle': {
      const outcome = (['succeeded', 'failed'] as const).find((one) => one === body.outcome)
      if (!outcome) return wrong
      bank.settleRefunds(outcome)
      return done({})
    }
    case 'dispute': {
      const phase = (['opened', 'won', 'lost'] as const).find((one) => one === body.phase)
      return payment && phase && bank.dispute(payment, phase) ? done({}) : wrong
    }
    case 'cards':
      if (typeof body.card !== 'string') return wrong
      bank.setBadCard(
        body.card,
        reasons.find((one) => one === body.reason),
      )
      return done({})
    default:
      return { status: 404 }
  }
}
