import { type Kysely, sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { MetricsCollector } from '../collect-metrics.ts'
import type { Database } from './database.ts'

const EVERY_MS = 15_000
/** The label of the server itself where it is a standby. */
const SELF = 'self'

/** Collects the size, the standbys and the archive of the server. The role needs `pg_monitor` to see all of them. */
export function createDatabaseCollector(registry: Registry, db: Kysely<Database>): MetricsCollector {
  const gauges = createGauges(registry)
  return {
    name: 'database',
    everyMs: EVERY_MS,
    async collect() {
      const [state, replicas] = [await readState(db), await listReplicas(db)]
      gauges.bytes.set(state.bytes)
      gauges.archiveFailures.set(state.archive_failures)
      // Without archiving there is no age to report.
      if (state.archive_age_s === null) gauges.archiveAge.remove()
      else gauges.archiveAge.set(state.archive_age_s)
      gauges.lagSeconds.reset()
      gauges.lagBytes.reset()
      for (const { replica, lag_s, lag_bytes } of replicas) {
        gauges.lagSeconds.set({ replica }, lag_s)
        gauges.lagBytes.set({ replica }, lag_bytes)
      }
      for (const { table, end_s } of await listPartitionEnds(db)) gauges.partitionEnd.set({ table }, end_s)
      gauges.replicas.set(replicas.filter(({ replica }) => replica !== SELF).length)
    },
  }
}

function createGauges(registry: Registry) {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const labelNames = ['replica'] as const
  return {
    bytes: gauge('zeri_database_bytes', 'Size of the database on disk'),
    archiveAge: gauge(
      'zeri_archive_age_seconds',
      'Time since a segment of the write-ahead log was last archived',
    ),
    archiveFailures: gauge('zeri_archive_failures', 'Attempts to archive that failed since statistics began'),
    partitionEnd: new Gauge({
      name: 'zeri_partition_end_timestamp_seconds',
      help: 'When the newest partition of a table ends: rows after it are refused',
      labelNames: ['table'],
      registers,
    }),
    replicas: gauge('zeri_replicas', 'Standbys that are connected'),
    lagSeconds: new Gauge({
      name: 'zeri_replica_lag_seconds',
      help: 'How far a standby is behind in time',
      labelNames,
      registers,
    }),
    lagBytes: new Gauge({
      name: 'zeri_replica_lag_bytes',
      help: 'Write-ahead log a standby has not replayed yet',
      labelNames,
      registers,
    }),
  }
}

type State = {
  readonly bytes: number
  readonly archive_age_s: number | null
  readonly archive_failures: number
}

async function readState(db: Kysely<Database>): Promise<State> {
  const { rows } = await sql<State>`
    select pg_database_size(current_database())::float8 as bytes,
           case when current_setting('archive_mode') <> 'off' then
             extract(epoch from clock_timestamp() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8
           end as archive_age_s,
           failed_count::float8 as archive_failures
      from pg_stat_archiver`.execute(db)
  const [state] = rows
  if (!state) throw new Error('the server has no statistics')
  return state
}

type Replica = { readonly replica: string; readonly lag_s: number; readonly lag_bytes: number }

/** The standbys of this server, and this server itself where it is a standby. */
async function listReplicas(db: Kysely<Database>): Promise<Replica[]> {
  const { rows } = await sql<Replica>`
    select application_name || coalesce('@' || host(client_addr), '') as replica,
           coalesce(extract(epoch from replay_lag), 0)::float8 as lag_s,
           coalesce(pg_wal_lsn_diff(
             case when pg_is_in_recovery() then pg_last_wal_receive_lsn() else pg_current_wal_lsn() end,
             replay_lsn), 0)::float8 as lag_bytes
      from pg_stat_replication where state is distinct from 'backup' and application_name <> 'pg_basebackup'
    union all
    select ${SELF}::text,
           case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
             else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)
           end::float8,
           coalesce(pg_wal_lsn_diff(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), 0)::float8
     where pg_is_in_recovery()`.execute(db)
  return rows
}

/** The tables partitioned by day, and the end of the newest partition of each. */
async function listPartitionEnds(
  db: Kysely<Database>,
): Promise<{ readonly table: string; readonly end_s: number }[]> {
  const { rows } = await sql<{ table: string; end_s: number }>`
    select 'reminder_deliveries' as table, extract(epoch from max(end_date)::timestamp)::float8 as end_s
      from reminder_days`.execute(db)
  return rows
}
