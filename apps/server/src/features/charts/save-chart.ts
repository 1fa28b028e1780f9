// Creation and correction of the charts of an account.

import {
  type Chart,
  consentVersion,
  type createChart as createOperation,
  type Locale,
  type Output,
  type updateChart as updateOperation,
} from '@zeri/contract'
import type * as z from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { resolveBirth } from '../bazi/index.ts'
import { presentChart } from './present-chart.ts'
import type { Services } from './services.ts'
import {
  type ChartOf,
  countCharts,
  findChart,
  insertChart,
  lockAccount,
  type StoredChart,
  updateBirth,
} from './store.ts'

type Form = Omit<z.output<typeof updateOperation.request>, 'uuid'>
type NewForm = Form & { readonly isMobile: boolean; readonly locale: Locale }

/** The most charts of an account: enough for a family; professional readers use other tools. */
export const MAX_CHARTS = 50

/** A chart of an account; a chart of another account is not found. */
export async function getChart(services: Services, chart: ChartOf): Promise<StoredChart> {
  const found = await findChart(services, chart)
  if (!found) throw new AppError('chart.not-found')
  return found
}

export async function presentOwn(services: Services, chart: ChartOf): Promise<Chart> {
  return presentChart(await getChart(services, chart), services.clock.now())
}

export async function createChart(
  services: Services,
  accountId: string,
  { isMobile, locale, ...form }: NewForm,
): Promise<Output<typeof createOperation>> {
  const { db, clock, random, keyring } = services
  const { fio, email } = form
  const birth = { ...resolveBirth(form, clock.now()), fio, email }
  const id = random.uuid()
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId)
    if ((await countCharts(trx, accountId)) >= MAX_CHARTS) throw new AppError('chart.too-many')
    const consent = { version: consentVersion, locale }
    const at = new Date(clock.now())
    await insertChart({ db: trx, keyring }, { id, owner: { accountId }, birth, isMobile, consent, at })
  })
  return { chart: await presentOwn(services, { accountId, id }) }
}

export async function updateChart(
  services: Services,
  chart: ChartOf,
  form: Form,
): Promise<Output<typeof updateOperation>> {
  const { clock } = services
  await getChart(services, chart)
  const { fio, email } = form
  const birth = { ...resolveBirth(form, clock.now()), fio, email }
  const owner = { accountId: chart.accountId, visitorHash: undefined }
  await updateBirth(services, { id: chart.id, owner, birth, at: new Date(clock.now()) })
  return { chart: await presentOwn(services, chart) }
}
