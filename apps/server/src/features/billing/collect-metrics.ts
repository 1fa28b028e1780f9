import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { MetricsCollector } from '../../platform/collect-metrics.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { reportLedger } from './ledger-report.ts'
import { setFindingMetrics } from './reconcile.ts'
import type { Services } from './services.ts'
import type { Db } from './store.ts'

const NOTICES_EVERY_MS = 15_000
/** The report adds up every entry, so it runs rarely. */
const LEDGER_EVERY_MS = 300_000

type CollectorDeps = Pick<Services, 'db' | 'clock'> & {
  readonly providers: Pick<Services['providers'], 'list'>
}

/** Collectors of the metrics that operators watch: waiting notices, findings, the ledger. */
export function createBillingCollectors(services: CollectorDeps, metrics: Metrics): MetricsCollector[] {
  return [createNoticeCollector(services, metrics), createLedgerCollector(services.db, metrics)]
}

function createNoticeCollector(services: CollectorDeps, metrics: Metrics): MetricsCollector {
  const registers = [metrics.registry]
  const waiting = new Gauge({
    name: 'zeri_webhooks_waiting',
    help: 'Stored notices of payment providers that are not applied yet',
    registers,
  })
  const age = new Gauge({
    name: 'zeri_webhook_age_seconds',
    help: 'How long the oldest notice has waited',
    registers,
  })
  return {
    name: 'notices',
    everyMs: NOTICES_EVERY_MS,
    async collect() {
      const notices = await readNotices(services.db, new Date(services.clock.now()))
      waiting.set(notices.waiting)
      age.set(notices.oldestSec)
      // Reconciliation sets these too, but a new process would wait hours for it.
      await setFindingMetrics(services.db, services, metrics)
    },
  }
}

async function readNotices(db: Db, at: Date): Promise<{ waiting: number; oldestSec: number }> {
  const { rows } = await sql<{ waiting: number; oldestSec: number }>`
    select count(*)::float8 as waiting,
           coalesce(extract(epoch from ${at} - min(received_at)), 0)::float8 as "oldestSec"
      from payment_inbox where state = 'new'`.execute(db)
  return rows[0] ?? { waiting: 0, oldestSec: 0 }
}

function createLedgerCollector(db: Db, { registry }: Metrics): MetricsCollector {
  const registers = [registry]
  const difference = new Gauge({
    name: 'zeri_ledger_difference_minor',
    help: 'How far the postings of the ledger are from zero, in minor units; anything but 0 is a fault',
    registers,
  })
  const odd = new Gauge({
    name: 'zeri_ledger_odd_orders',
    help: 'Orders whose state, ledger and granted time disagree',
    registers,
  })
  return {
    name: 'ledger',
    everyMs: LEDGER_EVERY_MS,
    async collect() {
      const report = await reportLedger(db)
      difference.set(report.differenceMinor)
      odd.set(report.oddOrders.length)
    },
  }
}
