import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { parseConfig } from '../../apps/server/src/config.ts'
import { createBirthKeyring } from '../../apps/server/src/features/charts/index.ts'
import { createPlaces } from '../../apps/server/src/features/places/index.ts'
import { createMessageRenderer } from '../../apps/server/src/features/reminders/message/render-message.ts'
import { writeTelegram } from '../../apps/server/src/features/reminders/message/write-telegram.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { createToday } from '../../apps/server/src/platform/local-day.ts'
import { createZoneClocks } from '../../apps/server/src/platform/zone-clock.ts'

const BATCH = 1_000

/**
 * Milliseconds of a text for a chart, from the encrypted birth to the last letter. Other work on the machine only makes a batch
 * slower, so the fastest one counts.
 */
export async function measureTexts(databaseUrl: string, atMs: number): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolSize: 2 })
  try {
    const { rows: charts } = await sql<{ id: string; key_id: string; box: Buffer }>`
      select id, key_id, box from charts order by id`.execute(db)
    const clock = { now: () => atMs }
    const render = createMessageRenderer({
      calendar: {
        places: createPlaces(db, clock.now),
        clockOf: createZoneClocks(),
        today: createToday(clock),
      },
      keyring: createBirthKeyring(parseConfig({})),
      origins: { en: 'https://zeri.example', ru: 'https://zeri.example' },
    })
    const localDate = new Date(atMs).toISOString().slice(0, 10)
    const common = { localDate, dueAtMs: atMs, locale: 'ru', placeId: '524901', schoolRules: null } as const
    let bestMs = Number.POSITIVE_INFINITY
    for (let from = 0; from < charts.length; from += BATCH) {
      const batch = charts.slice(from, from + BATCH)
      const startedMs = performance.now()
      for (const chart of batch)
        writeTelegram(await render({ ...common, disableId: randomUUID(), rhythm: 'daily', chart }), 'ru')
      bestMs = Math.min(bestMs, (performance.now() - startedMs) / batch.length)
    }
    return bestMs
  } finally {
    await db.destroy()
  }
}
