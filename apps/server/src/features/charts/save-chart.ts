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
import type { Session } from '../../platform/http/auth.ts'
import { lockSession } from '../accounts/index.ts'
import { resolveBirth } from '../bazi/index.ts'
import { decideBirthChange, withChoicesOf } from './birth-rule.ts'
import { presentChart } from './present-chart.ts'
import type { Services } from './services.ts'
import {
  type ChartOf,
  countCharts,
  findChart,
  insertChart,
  lockForCorrection,
  markBirthCorrected,
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
  const found = await getChart(services, chart)
  return presentChart(found, services.clock.now(), await services.listArchived([chart.id]))
}

export async function createChart(
  services: Services,
  session: Session,
  { isMobile, locale, ...form }: NewForm,
): Promise<Output<typeof createOperation>> {
  const { db, clock, random, keyring } = services
  const accountId = session.userId
  const { fio, email } = form
  const birth = { ...resolveBirth(form, clock.now()), fio, email }
  const id = random.uuid()
  await db.transaction().execute(async (trx) => {
    await lockSession(trx, session)
    if ((await countCharts(trx, accountId)) >= MAX_CHARTS) throw new AppError('chart.too-many')
    const consent = { version: consentVersion, locale }
    const at = new Date(clock.now())
    await insertChart({ db: trx, keyring }, { id, owner: { accountId }, birth, isMobile, consent, at })
  })
  services.metrics.countBusiness('chart')
  return { chart: await presentOwn(services, { accountId, id }) }
}

/** Corrects a chart. Name and e-mail may always change, the birth of a paid chart within limits. */
export async function updateChart(
  services: Services,
  chart: ChartOf,
  form: Form,
): Promise<Output<typeof updateOperation>> {
  const { db, clock, keyring } = services
  const nowMs = clock.now()
  const at = new Date(nowMs)
  await getChart(services, chart)
  const { fio, email } = form
  const birth = { ...resolveBirth(form, nowMs), fio, email }
  await db.transaction().execute(async (trx) => {
    const store = { db: trx, keyring }
    const current = await lockForCorrection(store, chart)
    if (!current) throw new AppError('chart.not-found')
    const change = decideBirthChange(current.history, current.birth, birth, nowMs)
    if (change === 'refused') throw new AppError('chart.birth-fixed')
    if (change === 'counted') await markBirthCorrected(trx, chart.id, at)
    const owner = { accountId: chart.accountId, visitorHash: undefined }
    await updateBirth(store, { id: chart.id, owner, birth: withChoicesOf(current.birth, birth), at })
  })
  return { chart: await presentOwn(services, chart) }
}
