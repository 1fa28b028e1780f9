import type { Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { type ChartServices, findChart, isChartActive } from '../charts/index.ts'
import type { Services } from './services.ts'
import { slotOf } from './slot.ts'
import {
  type Channel,
  type Db,
  DEFAULT_ZONE,
  findActiveSlot,
  findReminder,
  findZoneOf,
  holdAccount,
  holdChart,
  saveReminder,
  updateZone,
} from './store.ts'

/** What somebody wants: when to be told, and of which chart. */
type Wanted = {
  readonly active: boolean
  readonly timeReminder?: string | null | undefined
  readonly chart?: string | null | undefined
}

type Change = {
  readonly accountId: string
  readonly channel: Channel
  readonly locale: Locale
  readonly wanted: Wanted
}

/** Keeps a reminder as it is wanted. There is one an account: who chooses the mail is not told in Telegram as well. */
export async function saveSettings(services: Services, charts: ChartServices, change: Change): Promise<void> {
  if (change.wanted.active) requireWhole(change.wanted)
  await services.db.transaction().execute(async (trx) => {
    // In the order in which others take them: an account is erased before its charts, a chart before its reminder.
    if (!(await holdAccount(trx, change.accountId))) throw new AppError('auth.required')
    await requireChart({ ...charts, db: trx }, change)
    await saveWithin(trx, services, change)
  })
}

/** A chart that is named is there and stays; one somebody is told of is paid for. */
async function requireChart(charts: ChartServices, { accountId, wanted }: Change): Promise<void> {
  if (!wanted.chart) return
  await holdChart(charts.db, accountId, wanted.chart)
  const found = await findChart(charts, { accountId, id: wanted.chart })
  if (!found) throw new AppError('chart.not-found')
  if (wanted.active && (found.isMobile || !isChartActive(found, charts.clock.now())))
    throw new AppError('subscription.required')
}

async function saveWithin(
  trx: Db,
  { clock, random, schedule }: Services,
  { accountId, channel, locale, wanted }: Change,
): Promise<void> {
  const nowMs = clock.now()
  const slot = wanted.timeReminder ? slotOf(wanted.timeReminder) : undefined
  const before = await findReminder(trx, accountId)
  // Switching off what is not on here must not end what is on elsewhere.
  if (!wanted.active && before?.isActive && before.channel !== channel) return
  const zone = (await findZoneOf(trx, accountId)) ?? DEFAULT_ZONE
  await saveReminder(trx, {
    id: random.uuid(),
    disableId: random.uuid(),
    accountId,
    channel,
    isActive: wanted.active,
    chartId: wanted.chart ?? undefined,
    slot,
    locale,
    zone,
    nextRunAt: wanted.active && slot !== undefined ? new Date(schedule.nextMs(zone, slot, nowMs)) : null,
    at: new Date(nowMs),
  })
}

function requireWhole({ timeReminder, chart }: Wanted): void {
  const fields = {
    ...(timeReminder ? {} : { timeReminder: 'must be given for a reminder that is on' }),
    ...(chart ? {} : { chart: 'must be given for a reminder that is on' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
}

/** After somebody moved: the same time by another clock. */
export async function moveReminder({ db, clock, schedule }: Services, accountId: string): Promise<void> {
  const slot = await findActiveSlot(db, accountId)
  if (slot === undefined) return
  const nowMs = clock.now()
  const zone = (await findZoneOf(db, accountId)) ?? DEFAULT_ZONE
  const nextRunAt = new Date(schedule.nextMs(zone, slot, nowMs))
  await updateZone(db, accountId, { zone, nextRunAt, at: new Date(nowMs) })
}
