import { setTimeout as delay } from 'node:timers/promises'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import { importFewPlaces } from '../testbed/places/few-places.ts'
import { type Cluster, startCluster } from '../testbed/postgres/cluster.ts'
import { query } from '../testbed/postgres/query.ts'
import { createMigratedDatabase, startServer } from '../testbed/site/site.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { judgeFigures, startWriters } from './writers.ts'

const DISK_MB = 256
const WRITERS = 6
/** Writes acknowledged before the disk fills up, and again after. */
const BETWEEN = 200
const PEOPLE = 30
const FULL_MS = 2_000
const RECOVERY_BAR_S = 30
const PATIENCE_MS = 60_000

/** Fills the disk of PostgreSQL under writes, and frees it after a while. Needs the right to mount. */
export async function drillDisk({ small }: { small: boolean }): Promise<Figure[]> {
  if (small) return [] // too slow for the reduced run
  const disk = mountSmallDisk(DISK_MB)
  if (!disk) {
    console.error('disk: left out, a small disk cannot be mounted here (it takes root)')
    return []
  }
  const undo: (() => unknown)[] = [() => disk.unmount()]
  try {
    return await fillUp(disk, undo)
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

async function fillUp(disk: SmallDisk, undo: (() => unknown)[]): Promise<Figure[]> {
  const cluster = await startCluster({ home: disk.path })
  undo.push(() => cluster.stop())
  const { url: databaseUrl } = await createMigratedDatabase({ TEST_DATABASE_URL: cluster.url })
  await importFewPlaces(databaseUrl)
  const server = await startServer(databaseUrl, { LIMIT_SENSITIVE_PER_MINUTE: '100000000' })
  undo.push(() => server.process.kill('SIGKILL'))
  const writers = await startWriters({
    url: server.url,
    databaseUrl,
    name: 'disk',
    writers: WRITERS,
    people: PEOPLE,
  })
  await writers.waitForAcknowledged(BETWEEN, performance.now())
  const readyBefore = await statusOf(`${server.url}/ready`)
  disk.fill()
  const stopSupervising = supervise(cluster)
  undo.push(stopSupervising)
  await exhaustLog(cluster, () => statusOf(`${server.url}/ready`))
  const seen = await watch(server.url)
  disk.free()
  const freedAt = performance.now()
  const recoveredAt = await writers.waitForAcknowledged(1, freedAt)
  await writers.waitForAcknowledged(BETWEEN, freedAt)
  await writers.stop()
  const verdict = await writers.judge()
  return [
    ...judgeFigures('disk full', verdict, BETWEEN * 2),
    figure('disk full: /ready before', readyBefore, 'status', '= 200'),
    figure('disk full: /ready said no', seen.notReady, 'times', '>= 1'),
    figure('disk full: /live failed', seen.notLive, 'times', '= 0'),
    figure(
      'disk full: from free space to the first write',
      rounded((recoveredAt - freedAt) / 1000, 1),
      's',
      `<= ${RECOVERY_BAR_S}`,
    ),
    figure('disk full: lost if sending counted (control)', verdict.sentAndAbsent, 'writes', '>= 1'),
  ]
}

/** Restarts PostgreSQL whenever it has ended, as systemd does. Returns a function that stops doing so. */
function supervise(cluster: Cluster): () => Promise<void> {
  let watching = true
  const loop = async () => {
    while (watching) {
      if (!cluster.isRunning()) await cluster.restart().catch(() => {}) // the disk is still full
      await delay(200)
    }
  }
  const done = loop()
  return async () => {
    watching = false
    await done
  }
}

/** Uses up the space that the write-ahead log has reserved, by writes and switches of its file, until PostgreSQL stops. */
async function exhaustLog(cluster: Cluster, ready: () => Promise<number>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while ((await ready()) === 200) {
    if (performance.now() > deadline) throw new Error('the disk is full and PostgreSQL does not mind')
    await query(cluster.url, 'select pg_switch_wal()').catch(() => {})
    await delay(50)
  }
}

async function watch(url: string): Promise<{ readonly notReady: number; readonly notLive: number }> {
  const until = performance.now() + FULL_MS
  const seen = { notReady: 0, notLive: 0 }
  while (performance.now() < until) {
    if ((await statusOf(`${url}/ready`)) === 503) seen.notReady += 1
    if ((await statusOf(`${url}/live`)) !== 200) seen.notLive += 1
    await delay(100)
  }
  return seen
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status ?? 0
}
