import { setTimeout as delay } from 'node:timers/promises'
import { findFaults, reportLedger } from '../../apps/server/src/features/billing/ledger-report.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { type Figure, figure, rounded, type Size } from '../figures/figures.ts'
import type { Cluster } from '../testbed/postgres/cluster.ts'
import { query } from '../testbed/postgres/query.ts'
import { createMigratedDatabase } from '../testbed/site/site.ts'
import { openBilling } from './a-subscriber.ts'
import { judgeWrites } from './judge-writes.ts'
import { type Link, openLink } from './link.ts'
import {
  type Machine,
  promote,
  requireStandby,
  rewind,
  stallStandby,
  startPrimary,
  startStandby,
} from './pair.ts'
import { addOrders } from './pay-orders.ts'
import { startPayers } from './payers.ts'

type Pair = {
  readonly primary: Machine
  readonly standby: Machine
  readonly database: string
  /** Leads billing to the current primary. */
  readonly link: Link
  readonly services: Services
}

type FailOver = {
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly doubled: number
  readonly gapMs: number
  /** Time of a write other than a payment while payments waited for the standby. */
  readonly otherMs: number
}

const STALL_MS = 800
const GAP_BAR_S = 10
/** Orders for the payments that continue while the link is stalled. */
const SPARE = 600

/**
 * Payments arrive while the link to the standby stalls and the primary is killed; the standby takes over. As a control the
 * same happens the other way round, with the former primary rewound and payments that wait for no standby.
 */
export async function drillReplica({ small, controls = true }: Size): Promise<Figure[]> {
  const payments = small ? 60 : 1_000
  const undo: (() => Promise<unknown>)[] = []
  try {
    const pair = await openPair(undo)
    const synchronous = await failOver(pair, payments)
    const startedAt = performance.now()
    await rewind(pair.primary, pair.standby)
    const rewound = rounded((performance.now() - startedAt) / 1000, 1)
    const faults = findFaults(await reportLedger(pair.services.db))
    return [
      figure('promotion: payments acknowledged', synchronous.acknowledged, 'payments', `>= ${payments * 2}`),
      figure('promotion: acknowledged payments lost', synchronous.lost.length, 'payments', '= 0'),
      figure('promotion: payments entered twice', synchronous.doubled, 'payments', '= 0'),
      figure('promotion: faults of the ledger', faults.length, 'faults', '= 0'),
      figure('promotion: nobody can write', rounded(synchronous.gapMs / 1000, 1), 's', `<= ${GAP_BAR_S}`),
      figure(
        'promotion: another write while money waits',
        rounded(synchronous.otherMs),
        'ms',
        `<= ${STALL_MS * 5}`,
      ),
      figure('promotion: former primary follows again', rewound, 's', '<= 60'),
      ...(controls ? await failBack(pair, payments) : []),
    ]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/** Control: the other way round, with payments that wait for no standby. */
async function failBack(pair: Pair, payments: number): Promise<Figure[]> {
  await requireStandby(pair.standby)
  await dropWaitRule(pair.standby.cluster, pair.database)
  const back = { ...pair, primary: pair.standby, standby: pair.primary }
  const { lost } = await failOver(back, payments)
  const onlyThere = await listOnlyOn(back)
  const missed = onlyThere.filter((id) => !lost.includes(id))
  const madeUp = lost.filter((id) => !onlyThere.includes(id))
  return [
    figure('promotion: lost when money waits for nobody (control)', lost.length, 'payments', '>= 1'),
    figure(
      'promotion: losses the judge missed or made up (control)',
      missed.length + madeUp.length,
      'payments',
      '= 0',
    ),
  ]
}

async function openPair(undo: (() => Promise<unknown>)[]): Promise<Pair> {
  const primary = await startPrimary()
  undo.push(() => primary.cluster.stop())
  const { url } = await createMigratedDatabase({ TEST_DATABASE_URL: primary.cluster.url })
  const database = new URL(url).pathname.slice(1)
  await query(primary.cluster.url, `alter database ${database} set synchronous_commit = local`)
  const standby = await startStandby(primary)
  undo.push(() => standby.cluster.stop())
  await requireStandby(primary)
  const link = await openLink(primary.cluster.port)
  undo.push(() => link.close())
  const databaseUrl = `postgres://postgres@127.0.0.1:${link.port}/${database}`
  const services = openBilling({ env: process.env, databaseUrl, clock: systemClock })
  undo.push(() => services.db.destroy())
  return { primary, standby, database, link, services }
}

async function failOver(
  { primary, standby, database, link, services }: Pair,
  payments: number,
): Promise<FailOver> {
  const payers = startPayers(services, await addOrders(services, payments * 2 + SPARE))
  await payers.waitForAcknowledged(payments, 0)
  await stallStandby(primary)
  const stalledAt = performance.now()
  await query(
    urlOf(primary.cluster, database),
    `insert into limit_counters values ('${standby.name}', now(), 1)`,
  )
  const otherMs = performance.now() - stalledAt
  await delay(STALL_MS)
  await primary.cluster.kill9()
  const killedAt = performance.now()
  await promote(standby)
  link.turnTo(standby.cluster.port)
  const turnedAt = performance.now()
  const gapMs = (await payers.waitForAcknowledged(1, turnedAt)) - killedAt
  await payers.waitForAcknowledged(payments, turnedAt)
  await payers.stop()
  const { acknowledged, lost, doubled } = judgeWrites(
    payers.writes,
    await listPaid(standby.cluster, database),
  )
  return { acknowledged, lost, doubled, gapMs, otherMs }
}

/** Removes the rule that makes payments wait for the standby. */
async function dropWaitRule(cluster: Cluster, database: string): Promise<void> {
  await query(urlOf(cluster, database), 'drop function wait_for_standby() cascade')
}

/** Payments that only the dead primary has: the lost ones, counted in another way. */
async function listOnlyOn({ primary, standby, database }: Pair): Promise<string[]> {
  await primary.cluster.restart()
  const known = new Set(await listPaid(standby.cluster, database))
  return (await listPaid(primary.cluster, database)).filter((id) => !known.has(id))
}

async function listPaid(cluster: Cluster, database: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    urlOf(cluster, database),
    `select order_id as id from ledger_entries where account = 'revenue'`,
  )
  return rows.map(({ id }) => id)
}

function urlOf({ port }: Cluster, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`
}
