import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { runAsOwner } from '../testbed/postgres/programs.ts'
import { query } from '../testbed/postgres/query.ts'

/** A machine of a pair, known to the other by its name. */
export type Machine = { readonly name: 'a' | 'b'; readonly cluster: Cluster }

const PATIENCE_MS = 60_000

const addressOf = ({ port }: Cluster, from: Machine['name']) =>
  `host=127.0.0.1 port=${port} user=postgres dbname=postgres application_name=${from}`

export async function startPrimary(): Promise<Machine> {
  const cluster = await startCluster()
  // Rewinding needs the log from before the machines part. It starts the server by itself, with what the files say.
  await query(cluster.url, `alter system set wal_keep_size = '512MB'`)
  await query(cluster.url, 'select pg_reload_conf()')
  return { name: 'a', cluster }
}

export async function startStandby(primary: Machine): Promise<Machine> {
  const fill = (data: string) => {
    const args = [
      '-D',
      data,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '-d',
      addressOf(primary.cluster, 'b'),
    ]
    runAsOwner({ name: 'pg_basebackup', args, cwd: dirname(data) })
  }
  const cluster = await startCluster({ fill })
  await waitUntilFollowing(primary, 'b')
  return { name: 'b', cluster }
}

/** From here on what waits for a standby waits for one of the pair. */
export async function requireStandby({ cluster }: Machine): Promise<void> {
  await query(cluster.url, `alter system set synchronous_standby_names = 'ANY 1 (a, b)'`)
  await query(cluster.url, 'select pg_reload_conf()')
  await waitUntil(async () => {
    const states = await query<{ state: string }>(
      cluster.url,
      'select sync_state as state from pg_stat_replication',
    )
    return states.some(({ state }) => state === 'quorum')
  })
}

/** Holds the process that sends the log to the standby: a link that has stalled, and nobody has noticed. */
export async function stallStandby({ cluster }: Machine): Promise<void> {
  for (const { pid } of await query<{ pid: number }>(cluster.url, 'select pid from pg_stat_replication'))
    process.kill(pid, 'SIGSTOP')
}

/** Makes the standby the primary; alone, it waits for nobody. */
export async function promote({ cluster }: Machine): Promise<void> {
  await query(cluster.url, 'alter system reset synchronous_standby_names')
  await query(cluster.url, 'select pg_reload_conf()')
  const [answer] = await query<{ done: boolean }>(cluster.url, 'select pg_promote(true, 30) as done')
  if (!answer?.done) throw new Error('the standby was not promoted')
}

/** Takes back what the former primary alone knew, and lets it follow. */
export async function rewind(former: Machine, primary: Machine): Promise<void> {
  await query(primary.cluster.url, 'checkpoint') // or its control file still tells of the former timeline
  const { data } = former.cluster
  const source = `--source-server=${addressOf(primary.cluster, former.name)}`
  const args = ['-D', data, source, '--write-recovery-conf']
  runAsOwner({ name: 'pg_rewind', args, cwd: dirname(data) })
  await former.cluster.restart()
  await waitUntilFollowing(primary, former.name)
}

async function waitUntilFollowing({ cluster }: Machine, name: Machine['name']): Promise<void> {
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
