import { AppError } from '../../platform/http/app-error.ts'
import { type ChartOf, type ChartServices, findChart } from '../charts/index.ts'
import type { Services } from './services.ts'
import { settlePayments } from './settle-payments.ts'
import { lockChart } from './store.ts'
import { stopRenewals } from './subscriptions.ts'

/** Ends the renewals of a chart: here at once, at the provider by the job. */
export async function stopAutopay(services: Services, charts: ChartServices, chart: ChartOf): Promise<void> {
  if (!(await findChart(charts, chart))) throw new AppError('chart.not-found')
  await endRenewals(services, chart.id)
}

/** One transaction: once it is written down nothing is charged any more. */
export async function endRenewals(services: Services, chartId: string): Promise<void> {
  const { db, clock, enqueue } = services
  await db.transaction().execute(async (trx) => {
    await lockChart(trx, chartId)
    await stopRenewals(trx, chartId, 'user', new Date(clock.now()))
    await enqueue(trx, settlePayments, null)
  })
}
