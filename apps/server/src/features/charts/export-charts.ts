import type { exportAccount, Output } from '@zeri/contract'
import { presentChoice } from '../bazi/index.ts'
import { listFoldersOf } from './folder-store.ts'
import { presentChart } from './present-chart.ts'
import type { Services } from './services.ts'
import { listChartsWithConsentOf } from './store.ts'

/** The charts of an account with the consent of each, for its data export. */
export async function exportCharts(
  { clock, listArchived, ...store }: Pick<Services, 'db' | 'keyring' | 'clock' | 'listArchived'>,
  accountId: string,
): Promise<Output<typeof exportAccount>['charts']> {
  const charts = await listChartsWithConsentOf(store, accountId)
  const archived = await listArchived(charts.map(({ chart }) => chart.id))
  return charts.map(({ chart, createdAt, consent }) => ({
    ...presentChart(chart, clock.now(), archived),
    ...presentChoice(chart.birth),
    isShared: chart.isShared,
    createdAt: createdAt.toISOString(),
    consent: { ...consent, at: consent.at.toISOString() },
  }))
}

/** The folders of an account, for its data export. */
export async function exportFolders(
  { db }: Pick<Services, 'db'>,
  accountId: string,
): Promise<Output<typeof exportAccount>['folders']> {
  const folders = await listFoldersOf(db, accountId)
  return folders.map(({ name, createdAt, charts }) => ({
    name,
    createdAt: createdAt.toISOString(),
    charts: [...charts],
  }))
}
