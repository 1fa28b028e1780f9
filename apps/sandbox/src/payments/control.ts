import type { Deliveries, Forgery } from './deliveries.ts'
import { type Plan, parsePlan } from './plan.ts'
import { type ApiReply, readJson } from './wire.ts'
import { type Payment, type Provider, reasons, type World } from './world.ts'

export type ControlCall = {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly type: string | undefined
}

/** Money that changed hands, as the providers see it. */
export type SandboxCharge = {
  readonly provider: Provider
  readonly id: string
  readonly attemptId: string
  readonly amountMinor: number
  readonly currency: string
  readonly refundedMinor: number
  readonly dispute: Payment['dispute']
}

/** What tests and drills switch and read on a gateway, apart from its address. */
export type GatewayControls = {
  readonly plan: Plan
  readonly world: World
  setSite(siteUrl: string): void
  listCharges(): SandboxCharge[]
  listDeliveries: Deliveries['list']
  /** Tells that an open payment was paid, which is a lie. */
  lie(payment: Payment, forgery?: Forgery): void
  /** Sends all that is due. */
  pump(): Promise<void>
  advance(ms: number): Promise<void>
  reset(): void
}

/** The switches and the read-outs, for tests and drills in other processes. */
export async function control(gateway: GatewayControls, call: ControlCall): Promise<ApiReply> {
  const { plan, world } = gateway
  const done = (body: unknown): ApiReply => ({ status: 200, body })
  const wrong: ApiReply = { status: 400, body: {} }
  switch (`${call.method} ${call.path.slice('/__sandbox/'.length)}`) {
    case 'GET charges':
      return done(gateway.listCharges())
    case 'GET deliveries':
      return done(gateway.listDeliveries())
  }
  // A page elsewhere cannot send this type without asking first, and is refused then.
  if (call.method !== 'POST' || call.type !== 'application/json') return { status: 404 }
  const body = readJson(call.body)
  const payment = world.list().find(({ id }) => id === body.payment)
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
      return payment && world.refund(payment, Number(body.minor ?? payment.amountMinor)) ? done({}) : wrong
    case 'dispute': {
      const phase = (['opened', 'won', 'lost'] as const).find((one) => one === body.phase)
      return payment && phase && world.dispute(payment, phase) ? done({}) : wrong
    }
    case 'cards':
      if (typeof body.card !== 'string') return wrong
      world.setBadCard(
        body.card,
        reasons.find((one) => one === body.reason),
      )
      return done({})
    default:
      return { status: 404 }
  }
}
