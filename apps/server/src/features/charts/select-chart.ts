import { AppError } from '../../platform/http/app-error.ts'
import { isPaidAt } from './entitlement.ts'
import { getChart } from './save-chart.ts'
import type { Services } from './services.ts'
import { type ChartOf, findChart, findSelected, lockAccount, updateSelection } from './store.ts'

type Selection = { readonly active: string | null }

async function select({ db }: Services, { accountId, id }: ChartOf): Promise<Selection> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId)
    await updateSelection(trx, accountId, id)
  })
  return { active: id }
}

/** Selects a chart whose personal calendar is paid for. */
export async function activateChart(services: Services, chart: ChartOf): Promise<Selection> {
  if (!isPaidAt(await getChart(services, chart), 'site', services.clock.now()))
    throw new AppError('subscription.required')
  return select(services, chart)
}

/** After a payment, which may still be under way: selects the chart if it belongs to the account and is paid by now. */
export async function activatePaidChart(services: Services, chart: ChartOf): Promise<Selection> {
  const { db, clock } = services
  const found = await findChart(services, chart)
  if (found && isPaidAt(found, 'site', clock.now())) return select(services, chart)
  return { active: await findSelected(db, chart.accountId, new Date(clock.now())) }
}

/** Clears the selection if it is this chart. */
export async function deactivateChart(services: Services, chart: ChartOf): Promise<Selection> {
  const { db, clock } = services
  const { isSelected } = await getChart(services, chart)
  if (isSelected) await updateSelection(db, chart.accountId, null)
  return { active: await findSelected(db, chart.accountId, new Date(clock.now())) }
}
