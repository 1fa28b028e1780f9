import type { Kysely } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { MetricsCollector } from '../collect-metrics.ts'
import type { Database } from '../db/database.ts'
import type { ListQueues } from './job.ts'

const EVERY_MS = 15_000

/** Collects how many jobs are due in each queue, and how long the oldest has waited. */
export function createQueueCollector(
  registry: Registry,
  { db, listQueues }: { readonly db: Kysely<Database>; readonly listQueues: ListQueues },
): MetricsCollector {
  const labelNames = ['queue'] as const
  const registers = [registry]
  const depth = new Gauge({ name: 'zeri_jobs_waiting', help: 'Jobs that are due', labelNames, registers })
  const age = new Gauge({
    name: 'zeri_job_age_seconds',
    help: 'How long the oldest job that is due has waited',
    labelNames,
    registers,
  })
  return {
    name: 'queues',
    everyMs: EVERY_MS,
    async collect() {
      for (const { queue, waiting, oldestSec } of await listQueues(db)) {
        depth.set({ queue }, waiting)
        age.set({ queue }, oldestSec)
      }
    },
  }
}
