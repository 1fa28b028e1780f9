import type { exportAccount, Output } from '@zeri/contract'
import { presentChart } from './present-chart.ts'
import type { Services } from './services.ts'
import { listChartsWithConsentOf } from './store.ts'

/** The charts of an account with the consent of each, for its data export. */
export async function exportCharts(
  { clock, ...store }: Pick<Services, 'db' | 'keyring' | 'clock'>,
  accountId: string,
): Promise<Output<typeof exportAccount>['charts']> {
  const charts = await listChartsWithConsentOf(store, accountId)
  return charts.map(({ chart, createdAt, consent }) => ({
    ...presentChart(chart, clock.now()),
    isShared: chart.isShared,
    createdAt: createdAt.toISOString(),
    consent: { ...consent, at: consent.at.toISOString() },
  }))
}
