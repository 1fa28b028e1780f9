import type { LatestOrder, Output, activatePaidChart as operation } from '@zeri/contract'
import { activatePaidChart, type ChartOf, type ChartServices } from '../charts/index.ts'
import { listOpenRefs, lookUpAttempt } from './apply-facts.ts'
import { listAttempts } from './attempt-store.ts'
import { toMajor } from './money.ts'
import { listGrantedCharts } from './order-charts.ts'
import type { Decline } from './port.ts'
import type { Services } from './services.ts'
import { type Db, findNewestOrder, type Order } from './store.ts'
import { isTakenBack, openStates, wasPaid } from './transitions.ts'

type PaidChartStatus = Output<typeof operation>

/** The least time between two look-ups of one order, however often its page reloads. */
const LOOK_UP_EVERY_MS = 3_000

/** The page after a payment: looks the order up at the provider, and selects the chart once it is paid. */
export async function activatePaid(
  services: Services,
  charts: ChartServices,
  chart: ChartOf,
): Promise<PaidChartStatus> {
  const { db } = services
  const order = await findNewestOrder(db, chart)
  if (order && openStates.includes(order.state)) await lookUpOrder(services, order)
  const { active } = await activatePaidChart(charts, chart)
  const latest = await findNewestOrder(db, chart)
  return { active, state: stateOf(latest), order: latest ? await presentOrder(db, latest, chart.id) : null }
}

/** An order as the page of one of its charts shows it. */
async function presentOrder(db: Db, order: Order, chartId: string): Promise<LatestOrder> {
  const { id, code, tier, months, amount, wantsRenewal } = order
  const declines = (await listAttempts(db, id)).flatMap(({ decline }) => (decline ? [decline] : []))
  const charts = (await listGrantedCharts(db, order)).map((one) => ({
    uuid: one.chartId,
    until: one.until?.toISOString() ?? null,
  }))
  const last = declines.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)
  return {
    product: code,
    tier,
    months,
    price: toMajor(amount.minor),
    currency: amount.currency,
    renews: wantsRenewal,
    until: charts.find(({ uuid }) => uuid === chartId)?.until ?? null,
    charts,
    decline: last ? kindOf(last) : null,
  }
}

/** A decline by what the payer can do about it; the codes of the providers are not shown. */
function kindOf({ class: kind, code }: Decline): LatestOrder['decline'] {
  if (code === 'insufficient_funds') return 'funds'
  if (kind === 'customer') return 'confirmation'
  return kind === 'hard' ? 'card' : 'bank'
}

function stateOf(order: Order | undefined): PaidChartStatus['state'] {
  if (!order) return 'none'
  if (openStates.includes(order.state)) return 'pending'
  return wasPaid(order.state) && !isTakenBack(order.state) ? 'paid' : 'failed'
}

async function lookUpOrder(services: Services, { id, provider }: Order): Promise<void> {
  const { db, clock } = services
  if (!(await claimLookUp(db, id, clock.now()))) return
  for (const ref of await listOpenRefs(db, id)) await lookUpAttempt(services, provider, ref)
}

/** Whether this request may look the order up now. */
async function claimLookUp(db: Db, orderId: string, nowMs: number): Promise<boolean> {
  const rows = await db
    .updateTable('payment_attempts')
    .set({ looked_up_at: new Date(nowMs) })
    .where('order_id', '=', orderId)
    .where((row) =>
      row.or([
        row('looked_up_at', 'is', null),
        row('looked_up_at', '<=', new Date(nowMs - LOOK_UP_EVERY_MS)),
      ]),
    )
    .returning('id')
    .execute()
  return rows.length > 0
}
