// Saves the reminder settings of an account.

import type { Locale } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { type ChartServices, findChart, isPaidAt } from '../charts/index.ts'
import { deleteSameReaders } from './morning/reader-store.ts'
import type { Services } from './services.ts'
import { slotOf } from './slot.ts'
import {
  type ChannelKind,
  type Db,
  DEFAULT_ZONE,
  findReminder,
  findZoneOf,
  holdAccount,
  holdChart,
  listActiveReminders,
  saveReminder,
  updateZone,
} from './store.ts'

/** The submitted settings: whether, when and for which chart to send a reminder. */
type ReminderInput = {
  readonly active: boolean
  readonly timeReminder?: string | null | undefined
  readonly chart?: string | null | undefined
}

type SettingsChange = {
  readonly accountId: string
  readonly channel: ChannelKind
  readonly locale: Locale
  readonly wanted: ReminderInput
}

/** Saves the reminder of an account. An account has one reminder: choosing the mail ends the one in Telegram. */
export async function saveSettings(
  services: Services,
  charts: ChartServices,
  change: SettingsChange,
): Promise<void> {
  if (change.wanted.active) requireTimeAndChart(change.wanted)
  await services.db.transaction().execute(async (trx) => {
    // Same lock order as everywhere: account, chart, reminder. Another order could deadlock with a deletion.
    if (!(await holdAccount(trx, change.accountId))) throw new AppError('auth.required')
    await requireChart({ ...charts, db: trx }, change)
    await saveWithin(trx, services, change)
  })
}

/** Checks that the chart exists, locks it, and requires it to be paid for at the site when the reminder is on. */
export async function requireChart(
  charts: ChartServices,
  { accountId, wanted }: Pick<SettingsChange, 'accountId' | 'wanted'>,
): Promise<void> {
  if (!wanted.chart) return
  await holdChart(charts.db, accountId, wanted.chart)
  const found = await findChart(charts, { accountId, id: wanted.chart })
  if (!found) throw new AppError('chart.not-found')
  if (wanted.active && !isPaidAt(found, 'site', charts.clock.now()))
    throw new AppError('subscription.required')
}

async function saveWithin(
  trx: Db,
  { clock, random, schedule }: Services,
  { accountId, channel, locale, wanted }: SettingsChange,
): Promise<void> {
  const nowMs = clock.now()
  const slot = wanted.timeReminder ? slotOf(wanted.timeReminder) : undefined
  const before = await findReminder(trx, accountId)
  // Switching off this channel must not end a reminder that uses the other one.
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
  if (wanted.active && wanted.chart)
    await deleteSameReaders(trx, { accountId, channel, chartId: wanted.chart })
}

function requireTimeAndChart({ timeReminder, chart }: ReminderInput): void {
  const fields = {
    ...(timeReminder ? {} : { timeReminder: 'must be given for a reminder that is on' }),
    ...(chart ? {} : { chart: 'must be given for a reminder that is on' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
}

/** Reschedules every reminder of an account that moved, its readers' too: the same local time in the new zone. */
export async function moveReminder({ db, clock, schedule }: Services, accountId: string): Promise<void> {
  const nowMs = clock.now()
  for (const { id, slot_minute, rhythm, zone_now: zone } of await listActiveReminders(db, accountId)) {
    const nextRunAt = new Date(schedule.nextMs(zone, slot_minute, nowMs, rhythm))
    await updateZone(db, id, { zone, nextRunAt, at: new Date(nowMs) })
  }
}
