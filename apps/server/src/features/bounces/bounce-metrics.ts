import { bounceKinds } from '@zeri/contract/console'
import type { Kysely } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../../platform/clock.ts'
import type { MetricsCollector } from '../../platform/collect-metrics.ts'
import type { Database } from '../../platform/db/database.ts'

const EVERY_MS = 60_000
const DAY_MS = 86_400_000

type CollectorDeps = { readonly db: Kysely<Database>; readonly clock: Clock }

/** Collects how many addresses bounced or complained within a day: reports are read by a command, not by this process. */
export function createBounceCollector(registry: Registry, { db, clock }: CollectorDeps): MetricsCollector {
  const bounces = new Gauge({
    name: 'zeri_mail_bounces',
    help: 'Accounts whose mail came back within a day, by kind: hard, soft, complaint',
    labelNames: ['kind'],
    registers: [registry],
  })
  return {
    name: 'bounces',
    everyMs: EVERY_MS,
    async collect() {
      const rows = await db
        .selectFrom('mail_bounces')
        .select(['kind', (row) => row.fn.countAll<string>().as('count')])
        .where('received_at', '>', new Date(clock.now() - DAY_MS))
        .groupBy('kind')
        .execute()
      for (const kind of bounceKinds)
        bounces.set({ kind }, Number(rows.find((row) => row.kind === kind)?.count ?? 0))
    },
  }
}
