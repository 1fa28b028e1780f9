import { AppError } from '../../platform/http/app-error.ts'
import { type ChartOf, type ChartServices, findChart } from '../charts/index.ts'
import type { Services } from './services.ts'
import { settlePayments } from './settle-payments.ts'
import { type Db, lockChart } from './store.ts'
import { stopRenewals } from './subscriptions.ts'

/** Stops the renewals of a chart: in our database at once, at the provider by the settlement job. */
export async function stopAutopay(services: Services, charts: ChartServices, chart: ChartOf): Promise<void> {
  if (!(await findChart(charts, chart))) throw new AppError('chart.not-found')
  await endRenewals(services, chart.id)
}

/** One transaction: once it commits, nothing is charged any more. */
export async function endRenewals(services: Services, chartId: string): Promise<void> {
  const { db, clock, enqueue } = services
  const at = new Date(clock.now())
  await db.transaction().execute((trx) => endRenewalsIn(trx, { enqueue, at }, chartId))
}

/** The same in a transaction. */
export async function endRenewalsIn(
  trx: Db,
  { enqueue, at }: Pick<Services, 'enqueue'> & { readonly at: Date },
  chartId: string,
): Promise<void> {
  await lockChart(trx, chartId)
  await stopRenewals(trx, chartId, 'user', at)
  await enqueue(trx, settlePayments, null)
}
