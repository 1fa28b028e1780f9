import type { Gateway } from './gateway.ts'
import { parsePlan } from './plan.ts'
import { type ApiReply, readJson } from './wire.ts'
import { reasons } from './world.ts'

export type ControlCall = {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly type: string | undefined
}

/** A gateway without its door. */
export type Controlled = Omit<Gateway, 'url' | 'env' | 'stop'>

/** The switches and the read-outs, for tests and drills in other processes. */
export async function control(gateway: Controlled, call: ControlCall): Promise<ApiReply> {
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
