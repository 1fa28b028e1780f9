import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Gateway } from '../../apps/sandbox/src/payments/gateway.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import type { ConsoleOperator } from './console-operator.ts'
import type { PaidOrder } from './refundable-order.ts'

/** What the operators did, as they know it themselves. */
export type Model = {
  /** The refunds that the console accepted, by the key of their request. */
  readonly refunds: Map<string, string>
  /** Requests under one key that came to different refunds. */
  twofold: number
  refused: number
  /** Time that was granted by hand, and whether it was taken back. */
  readonly grants: Map<string, { readonly chartId: string; taken: boolean }>
}

export const anEmptyModel = (): Model => ({ refunds: new Map(), twofold: 0, refused: 0, grants: new Map() })

export type Acting = {
  readonly db: Kysely<Database>
  readonly gateway: Gateway
  readonly operator: ConsoleOperator
  readonly model: Model
  readonly random: () => number
}

const MOST_PART_MINOR = 10_000
const MOST_AT_SITE_MINOR = 300

/** One random act of an operator about an order. */
export async function actOnce(acting: Acting, order: PaidOrder): Promise<void> {
  const draw = acting.random()
  if (draw < 0.08) await grantTime(acting, order.chartId)
  else if (draw < 0.13) await takeTime(acting, order.chartId)
  else if (draw < 0.15)
    acting.gateway.bank.refund(order.payment, 1 + Math.floor(acting.random() * MOST_AT_SITE_MINOR))
  else await refund(acting, order, draw < 0.25)
}

/** Requests a refund of a part, at times of all that is left, at times by a double click. */
async function refund(
  { operator, model, random }: Acting,
  { id }: PaidOrder,
  isDouble: boolean,
): Promise<void> {
  const minor = random() < 0.05 ? null : 1 + Math.floor(random() * MOST_PART_MINOR)
  const body = { key: randomUUID(), minor, takesTime: random() < 0.1, reason: 'the drill' }
  const send = () => operator.insist(`/console/orders/${id}/refunds`, body)
  for (const response of await Promise.all(isDouble ? [send(), send()] : [send()])) {
    if (response.status !== 201) {
      model.refused += 1
      continue
    }
    const [known, made] = [model.refunds.get(body.key), String(response.body.id)]
    if (known !== undefined && known !== made) model.twofold += 1
    model.refunds.set(body.key, made)
  }
}

/** A grant has no key: after a lost response the log says whether it was made. */
async function grantTime({ db, operator, model, random }: Acting, chartId: string): Promise<void> {
  const reason = `the drill ${randomUUID()}`
  const months = 1 + Math.floor(random() * 3)
  const response = await operator.tryOnce(`/console/charts/${chartId}/grants`, { months, reason })
  if (response && response.status < 500) {
    if (response.status === 201) model.grants.set(String(response.body.grant), { chartId, taken: false })
    return
  }
  // A response means that the console lives again, and that the database is done with what the dead one sent.
  await operator.insist('/console/charts/none/grants', {})
  const { rows } = await sql<{ grant_id: string }>`
    select details::json ->> 'grant' as grant_id from audit_log
    where action = 'chart.grant' and details like ${`%${reason}%`}`.execute(db)
  for (const { grant_id } of rows) model.grants.set(grant_id, { chartId, taken: false })
}

/** Takes back one of the grants of a chart. A repeated request is refused, because it is taken already. */
async function takeTime({ operator, model }: Acting, chartId: string): Promise<void> {
  const found = [...model.grants].find(([, grant]) => grant.chartId === chartId && !grant.taken)
  if (!found) return
  const [id, grant] = found
  grant.taken = true
  await operator.insist(`/console/grants/${id}/revocation`, { reason: 'the drill' })
}
