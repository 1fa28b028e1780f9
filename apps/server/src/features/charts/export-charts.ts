import type { exportAccount, Output } from '@zeri/contract'
import { presentChart } from './present-chart.ts'
import type { Services } from './services.ts'
import { listChartsWithConsentOf } from './store.ts'

/** The charts of an account with what their owner agreed to, for its export. */
export async function exportCharts(
  { clock, ...shelf }: Pick<Services, 'db' | 'keyring' | 'clock'>,
  accountId: string,
): Promise<Output<typeof exportAccount>['charts']> {
  const kept = await listChartsWithConsentOf(shelf, accountId)
  return kept.map(({ chart, createdAt, consent }) => ({
    ...presentChart(chart, clock.now()),
    isShared: chart.isShared,
    createdAt: createdAt.toISOString(),
    consent: { ...consent, at: consent.at.toISOString() },
  }))
}
