import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { reportLedger } from '../../apps/server/src/features/billing/index.ts'
import type { Services } from '../../apps/server/src/features/billing/services.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import {
  countMissing,
  type Fingerprint,
  listDifferences,
  takeFingerprint,
} from '../testbed/postgres/fingerprint.ts'
import { findOwner, runAsOwner } from '../testbed/postgres/programs.ts'
import { query } from '../testbed/postgres/query.ts'
import { createMigratedDatabase } from '../testbed/site/site.ts'
import { openBilling } from './a-subscriber.ts'
import { addOrders, payOrder } from './pay-orders.ts'

const SCRIPTS = join(import.meta.dirname, '../../deploy/backup')
const RECOVERY_BAR_S = 60
const PATIENCE_MS = 60_000

/** The scripts of `deploy/backup` as installed on a machine, and the folder of their backups. */
export type Store = { readonly home: string; readonly scripts: string; readonly backups: string }

type Size = { readonly orders: number; readonly people: number }

export const SMALL: Size = { orders: 60, people: 500 }
export const FULL: Size = { orders: 2_000, people: 300_000 }

/** The contents of a database: its tables and its ledger. */
export type Contents = { readonly tables: Fingerprint; readonly balances: string }

/** Backups, payments, an accidental delete, and the recovery to the moment before it. */
export async function drillRestore({ small }: { small: boolean }): Promise<Figure[]> {
  const undo: (() => unknown)[] = []
  try {
    const store = installScripts()
    undo.push(() => rmSync(store.home, { recursive: true, force: true }))
    const archive = `"${store.scripts}/archive-wal.sh" "${store.backups}" "%p" %f`
    const cluster = await startCluster({ settings: { archive_mode: 'on', archive_command: archive } })
    undo.push(() => cluster.stop())
    const { url } = await createMigratedDatabase({ TEST_DATABASE_URL: cluster.url })
    const { moment, before, damaged } = await live(store, url, small ? SMALL : FULL)
    await cluster.kill9()
    return [
      figure('restore: copies kept of two', readdirSync(join(store.backups, 'base')).length, 'copies', '= 1'),
      ...(await judgeRestored(store, url, { moment, before })),
      ...(await judgeLatest(store, url, { before, damaged })),
      judgeChanged(store),
    ]
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

export function installScripts(): Store {
  const home = mkdtempSync(join(tmpdir(), 'zeri-backup-'))
  const owner = findOwner()
  if (owner) chownSync(home, owner.uid, owner.gid)
  const scripts = join(home, 'scripts')
  cpSync(SCRIPTS, scripts, { recursive: true })
  const backups = join(home, 'backups')
  for (const folder of [backups, join(backups, 'wal')]) {
    mkdirSync(folder)
    if (owner) chownSync(folder, owner.uid, owner.gid)
  }
  return { home, scripts, backups }
}

/** Takes two backups with payments between and after them, then deletes. */
export async function live(store: Store, url: string, { orders, people }: Size) {
  const services = openBilling({ env: process.env, databaseUrl: url, clock: systemClock })
  try {
    copyCluster(store, url)
    await payMany(services, orders)
    copyCluster(store, url)
    await addPeople(url, people)
    await payMany(services, orders)
    const before = await lookInto(url)
    const [now] = await query<{ moment: string }>(url, 'select clock_timestamp()::text as moment')
    await query(url, 'delete from charts')
    await waitUntilArchived(url)
    return { moment: now?.moment ?? '', before, damaged: await lookInto(url) }
  } finally {
    await services.db.destroy()
  }
}

/** Payments after the last backup, which only the log contains. */
async function addPeople(url: string, count: number): Promise<void> {
  await query(
    url,
    `insert into accounts (id, email, email_typed, password_hash, password_changed_at, locale,
                           consent_version, consent_at, consent_locale, created_at)
     select gen_random_uuid(), n || '@example.org', n || '@example.org', repeat('x', 100), now(), 'en', '', now(), 'en', now()
       from generate_series(1, ${count}) as n`,
  )
}

async function payMany(services: Services, count: number): Promise<void> {
  const orders = await addOrders(services, count)
  await Promise.all(orders.map((order) => payOrder(services, order)))
}

function copyCluster({ scripts, backups, home }: Store, url: string): void {
  const { hostname, port } = new URL(url)
  const env = { PGHOST: hostname, PGPORT: port, PGUSER: 'postgres' }
  runAsOwner({ name: join(scripts, 'base-backup.sh'), args: [backups, '1'], cwd: home, env })
}

export async function lookInto(url: string): Promise<Contents> {
  const db = openDatabase({ url, poolSize: 1 })
  try {
    const { balances } = await reportLedger(db)
    return { tables: await takeFingerprint(url), balances: JSON.stringify(balances) }
  } finally {
    await db.destroy()
  }
}

async function waitUntilArchived(url: string): Promise<void> {
  const [end] = await query<{ name: string }>(url, 'select pg_walfile_name(pg_switch_wal()) as name')
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const [last] = await query<{ name: string | null }>(
      url,
      'select last_archived_wal as name from pg_stat_archiver',
    )
    if (end && last?.name && last.name >= end.name) return
    if (performance.now() > deadline) throw new Error('the log was not archived')
    await delay(100)
  }
}

async function judgeRestored(
  store: Store,
  url: string,
  { moment, before }: { readonly moment: string; readonly before: Contents },
): Promise<Figure[]> {
  const startedAt = performance.now()
  const restored = await tryRestored(store, url, moment)
  const opened = figure('restore: recoveries that failed', Number(!restored), 'recoveries', '= 0')
  if (!restored) return [opened]
  const seconds = rounded((performance.now() - startedAt) / 1000, 1)
  try {
    const { tables, balances } = await lookInto(restored.url)
    const differing = listDifferences(before.tables, tables)
    const rows = [...before.tables.values()].reduce((sum, table) => sum + table.rows, 0)
    return [
      opened,
      figure('restore: rows before the delete', rows, 'rows', '>= 1000'),
      figure('restore: rows missing', countMissing(before.tables, tables), 'rows', '= 0'),
      figure('restore: tables that differ', differing.length, 'tables', '= 0'),
      figure('restore: ledgers that differ', Number(before.balances !== balances), 'ledgers', '= 0'),
      figure(
        'restore: checks of heap and indexes that fail',
        countUnsound(store, restored.url),
        'checks',
        '= 0',
      ),
      figure('restore: from the first command to the first write', seconds, 's', `<= ${RECOVERY_BAR_S}`),
    ]
  } finally {
    await restored.cluster.stop()
  }
}

/** Recovery to the end of the log, which contains the delete. */
async function judgeLatest(
  store: Store,
  url: string,
  { before, damaged }: { readonly before: Contents; readonly damaged: Contents },
): Promise<Figure[]> {
  const restored = await tryRestored(store, url, 'latest')
  const opened = figure(
    'restore: recoveries to the latest point that failed',
    Number(!restored),
    'recoveries',
    '= 0',
  )
  if (!restored) return [opened]
  try {
    const { tables } = await lookInto(restored.url)
    const differing = listDifferences(damaged.tables, tables)
    return [
      opened,
      figure(
        'restore: rows missing at the latest point (control)',
        countMissing(before.tables, tables),
        'rows',
        '>= 1',
      ),
      figure('restore: tables that differ from after the delete', differing.length, 'tables', '= 0'),
    ]
  } finally {
    await restored.cluster.stop()
  }
}

/** A copy of which one byte of one file is another than when it was taken. */
function judgeChanged({ scripts, backups, home }: Store): Figure {
  const base = join(backups, 'base')
  const copy = join(base, readdirSync(base)[0] ?? '')
  const file = join(copy, 'global/pg_control')
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0)
  writeFileSync(file, bytes)
  let accepted = 1
  try {
    const args = [backups, join(home, 'changed'), 'latest']
    runAsOwner({ name: join(scripts, 'restore.sh'), args, cwd: home })
  } catch {
    accepted = 0
  }
  return figure('restore: changed copies that are accepted', accepted, 'copies', '= 0')
}

/** A restored cluster; undefined when it did not open. */
async function tryRestored(
  store: Store,
  url: string,
  target: string,
): Promise<Awaited<ReturnType<typeof openRestored>> | undefined> {
  try {
    return await openRestored(store, url, target)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** A cluster restored from the backups, once it accepts writes, and its database. */
export async function openRestored(
  { scripts, backups }: Store,
  url: string,
  target: string,
): Promise<{ readonly cluster: Cluster; readonly url: string }> {
  const fill = (data: string) =>
    void runAsOwner({
      name: join(scripts, 'restore.sh'),
      args: [backups, data, target],
      cwd: dirname(data),
    })
  const cluster = await startCluster({ fill })
  const there = new URL(url)
  there.port = String(cluster.port)
  const deadline = performance.now() + PATIENCE_MS
  while (!(await takesWrites(there.href))) {
    if (performance.now() > deadline) throw new Error('the restored cluster takes no writes')
    await delay(50)
  }
  return { cluster, url: there.href }
}

/** A write that is rolled back. */
async function takesWrites(url: string): Promise<boolean> {
  try {
    await query(url, 'delete from limit_counters where false')
    return true
  } catch {
    return false // it is still replaying the log
  }
}

function countUnsound({ home }: Store, url: string): number {
  const { hostname, port, pathname } = new URL(url)
  const where = ['--host', hostname, '--port', port, '--username', 'postgres', pathname.slice(1)]
  const args = ['--install-missing', '--heapallindexed', ...where]
  try {
    runAsOwner({ name: 'pg_amcheck', args, cwd: home })
    return 0
  } catch (error) {
    console.error(error)
    return 1
  }
}
