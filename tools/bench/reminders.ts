import { sql } from 'kysely'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createBirthKeyring } from '../../apps/server/src/features/charts/index.ts'
import { createPlaces } from '../../apps/server/src/features/places/index.ts'
import { claimDeliveries, settleDeliveries } from '../../apps/server/src/features/reminders/delivery-store.ts'
import { createMessageRenderer } from '../../apps/server/src/features/reminders/message/render-message.ts'
import { writeTelegram } from '../../apps/server/src/features/reminders/message/write-telegram.ts'
import { planDueReminders } from '../../apps/server/src/features/reminders/plan-deliveries.ts'
import { createSchedule } from '../../apps/server/src/features/reminders/schedule.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { createToday } from '../../apps/server/src/platform/local-day.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { runSetup } from '../testbed/processes.ts'
import { fillReminders } from '../testbed/reminders/fill-reminders.ts'

const BOT = 'bench_bot'
const BEGINS_MS = Date.UTC(2026, 10, 15)
const DUE_MS = Date.UTC(2026, 10, 15, 5, 0, 30)
const BATCH = 1_000
const BY = '3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11'

/**
 * The cost of planning the reminders of one slot, of taking them from the queue and of rendering their texts, PostgreSQL
 * included: everything except the call to the messenger.
 */
export async function measureReminders({ small }: { small: boolean }): Promise<Figure[]> {
  const count = small ? 2_000 : 20_000
  const cluster = await startCluster()
  try {
    const url = new URL(cluster.url)
    url.pathname = '/bench'
    await runSetup({ databaseUrl: url.href, smtpUrl: 'smtp://127.0.0.1:1' })
    const db = openDatabase({ url: url.href, poolSize: 4, statementTimeoutMs: 0 })
    try {
      const readers = Array.from({ length: count }, (_, index) => ({
        index,
        zone: 'Europe/Moscow',
        placeId: 524901,
        slot: 480,
        bot: BOT,
        chatId: index + 1,
      }))
      await fillReminders(db, readers, BEGINS_MS)
      const clock = { now: () => DUE_MS }
      const planMs = await timed(() => planDueReminders({ db, clock, schedule: createSchedule() }))
      const render = createMessageRenderer({
        calendar: {
          places: createPlaces(db, clock.now),
          clockOf: createZoneClocks(),
          today: createToday(clock),
        },
        keyring: createBirthKeyring(parseConfig({})),
        origins: { en: 'https://zeri.example', ru: 'https://zeri.example' },
      })
      let bytes = 0
      // Other work on the machine only makes a batch slower, so the fastest one counts.
      let [sendMs, renderMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      const at = new Date(DUE_MS)
      for (let left = count; left > 0; left -= BATCH) {
        const batchMs = await timed(async () => {
          const claimed = await claimDeliveries(db, BOT, { by: BY, at, limit: BATCH })
          const textsMs = await timed(async () => {
            for (const delivery of claimed)
              bytes += Buffer.byteLength(writeTelegram(await render(delivery), delivery.locale).html)
          })
          renderMs = Math.min(renderMs, textsMs / BATCH)
          const sent = claimed.map(
            ({ id, localDate }) => ({ id, localDate, state: 'sent', retryAt: null }) as const,
          )
          await settleDeliveries(db, BY, sent, at)
        })
        sendMs = Math.min(sendMs, batchMs / BATCH)
      }
      const bytesOf = async (table: string) => {
        const { rows } = await sql<{
          bytes: string
        }>`
          select coalesce(sum(pg_total_relation_size(relid)), pg_total_relation_size(${table}::regclass)) as bytes
            from pg_partition_tree(${table}::regclass)`.execute(db)
        return Math.round(Number(rows[0]?.bytes) / count)
      }
      return [
        figure(
          'reminders: planned, claimed, written and settled',
          Math.round(1000 / (planMs / count + sendMs)),
          'a second',
          '>= 2000',
        ),
        figure('reminders: planning alone', Math.round((count / planMs) * 1000), 'a second', '>= 4000'),
        figure('reminders: a text, elapsed', rounded(renderMs), 'ms', '<= 0.5'),
        figure('reminders: a reminder with its indexes', await bytesOf('reminders'), 'bytes', '<= 1000'),
        figure(
          'reminders: a delivery with its indexes',
          await bytesOf('reminder_deliveries'),
          'bytes',
          '<= 1000',
        ),
        figure('reminders: size of a text', Math.round(bytes / count), 'bytes', '<= 4096'),
      ]
    } finally {
      await db.destroy()
    }
  } finally {
    await cluster.stop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}
