import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { runAsOwner } from '../testbed/postgres/programs.ts'
import { query } from '../testbed/postgres/query.ts'

/** A PostgreSQL server of several, known to the others by its name. */
export type Machine = { readonly name: 'a' | 'b' | 'c'; readonly cluster: Cluster }

const PATIENCE_MS = 60_000

const addressOf = ({ port }: Cluster, from: Machine['name']) =>
  `host=127.0.0.1 port=${port} user=postgres dbname=postgres application_name=${from}`

export async function startPrimary(): Promise<Machine> {
  const cluster = await startCluster()
  // pg_rewind needs the log from before the servers diverged, and starts the server itself, with the settings of its files.
  await query(cluster.url, `alter system set wal_keep_size = '512MB'`)
  await query(cluster.url, 'select pg_reload_conf()')
  return { name: 'a', cluster }
}

export async function startStandby(primary: Machine, name: 'b' | 'c' = 'b'): Promise<Machine> {
  const fill = (data: string) => {
    const args = [
      '-D',
      data,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '-d',
      addressOf(primary.cluster, name),
    ]
    runAsOwner({ name: 'pg_basebackup', args, cwd: dirname(data) })
  }
  const cluster = await startCluster({ fill })
  await waitUntilFollowing(primary, name)
  return { name, cluster }
}

/** Makes synchronous commits of the primary wait for one of its standbys. */
export async function requireStandby({ cluster }: Machine): Promise<void> {
  await query(cluster.url, `alter system set synchronous_standby_names = 'ANY 1 (a, b, c)'`)
  await query(cluster.url, 'select pg_reload_conf()')
  await waitUntil(async () => {
    const states = await query<{ state: string }>(
      cluster.url,
      'select sync_state as state from pg_stat_replication',
    )
    return states.some(({ state }) => state === 'quorum')
  })
}

/** Stops the process that sends the log to the standby, as a stalled link would, unnoticed. */
export async function stallStandby({ cluster }: Machine): Promise<void> {
  for (const { pid } of await query<{ pid: number }>(cluster.url, 'select pid from pg_stat_replication'))
    process.kill(pid, 'SIGSTOP')
}

/** Promotes the standby; without a standby of its own it waits for none. */
export async function promote({ cluster }: Machine): Promise<void> {
  await query(cluster.url, 'alter system reset synchronous_standby_names')
  await query(cluster.url, 'select pg_reload_conf()')
  const [promotion] = await query<{ done: boolean }>(cluster.url, 'select pg_promote(true, 30) as done')
  if (!promotion?.done) throw new Error('the standby was not promoted')
}

/** Makes a standby follow the new primary; it needs no restart. */
export async function follow(standby: Machine, primary: Machine): Promise<void> {
  const address = addressOf(primary.cluster, standby.name)
  await query(standby.cluster.url, `alter system set primary_conninfo = '${address}'`)
  await query(standby.cluster.url, 'select pg_reload_conf()')
  await waitUntilFollowing(primary, standby.name)
}

/** Rewinds the former primary to the common history, and makes it a standby. */
export async function rewind(former: Machine, primary: Machine): Promise<void> {
  await query(primary.cluster.url, 'checkpoint') // otherwise its control file still names the former timeline
  const { data } = former.cluster
  const source = `--source-server=${addressOf(primary.cluster, former.name)}`
  const args = ['-D', data, source, '--write-recovery-conf']
  runAsOwner({ name: 'pg_rewind', args, cwd: dirname(data) })
  await former.cluster.restart()
  await waitUntilFollowing(primary, former.name)
}

export async function waitUntilFollowing({ cluster }: Machine, name: Machine['name']): Promise<void> {
  await waitUntil(async () => {
    const found = await query<{ state: string }>(
      cluster.url,
      `select state from pg_stat_replication where application_name = '${name}' and state = 'streaming'`,
    )
    return found.length > 0
  })
}

async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error('the standby does not follow')
    await delay(50)
  }
}
