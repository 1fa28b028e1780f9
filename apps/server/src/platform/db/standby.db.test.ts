import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  follow,
  type Machine,
  promote,
  startPrimary,
  startStandby,
} from '../../../../../tools/drills/pair.ts'
import { query } from '../../../../../tools/testbed/postgres/query.ts'
import { createCircuit } from '../circuit.ts'
import { steadyClock } from '../clock.ts'
import { openPool } from './database.ts'
import { PROBE_EVERY_MS } from './health-probe.ts'
import { createRunPrepared } from './prepared.ts'
import { openStandby, STANDBY_RULES } from './standby.ts'

const machines: Machine[] = []
const undo: (() => unknown)[] = []
let primary: Machine
let standby: Machine

beforeAll(async () => {
  primary = await startPrimary()
  machines.push(primary)
  standby = await startStandby(primary)
  machines.push(standby)
  await query(primary.cluster.url, 'create table texts (id int primary key)')
}, 60_000)
afterAll(async () => {
  for (const step of undo.reverse()) await step()
  for (const { cluster } of machines.reverse()) await cluster.stop()
})

/** The reads of a server on the pair, checked as often as a server does. */
function openReads() {
  const pool = openPool({ url: primary.cluster.url, poolSize: 2, connectTimeoutMs: 300 })
  const circuit = createCircuit(STANDBY_RULES, steadyClock)
  const reads = openStandby({
    url: standby.cluster.url,
    poolSize: 2,
    circuit,
    clock: steadyClock,
    primary: { pool, runPrepared: createRunPrepared(pool), probe: (text) => pool.query(text) },
  })
  const timer = setInterval(reads.check, PROBE_EVERY_MS)
  undo.push(async () => {
    clearInterval(timer)
    await reads.db.destroy()
    await pool.end()
  })
  const findPort = async () => {
    const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(reads.db)
    return rows[0]?.port
  }
  const isUsed = async () => (await findPort()) === standby.cluster.port
  return { ...reads, circuit, findPort, isUsed }
}

async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15_000
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error('it has not happened')
    await delay(50)
  }
}

test('reads go to a standby that follows, to the primary while it is paused, late or dead, and back', async () => {
  const reads = openReads()
  expect(await reads.findPort()).toBe(primary.cluster.port)
  await waitUntil(reads.isUsed)
  const { rows } = await sql`select id from texts`.execute(reads.db)
  expect(rows).toEqual([])

  await query(standby.cluster.url, 'select pg_wal_replay_pause()')
  await query(primary.cluster.url, 'insert into texts values (1)')
  await waitUntil(async () => !(await reads.isUsed()))
  expect((await sql`select id from texts`.execute(reads.db)).rows).toEqual([{ id: 1 }])
  await query(standby.cluster.url, 'select pg_wal_replay_resume()')
  await waitUntil(reads.isUsed)

  await standby.cluster.kill9()
  const startedAt = performance.now()
  expect(await reads.findPort()).toBe(primary.cluster.port)
  const statement = { name: 'find-texts', text: 'select id from texts where id = $1' }
  expect(await reads.runPrepared(statement, [1])).toEqual([{ id: 1 }])
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  await standby.cluster.restart()
  await waitUntil(reads.isUsed)
}, 60_000)

test('a transaction or a write is refused there', async () => {
  const reads = openReads()
  await expect(sql`insert into texts values (7)`.execute(reads.db)).rejects.toThrow('reads')
  await expect(reads.db.transaction().execute(async () => {})).rejects.toThrow('reads')
  expect(await query(primary.cluster.url, 'select id from texts where id = 7')).toEqual([])
})

test('reads continue while the primary is dead, and after another standby was promoted', async () => {
  const other = await startStandby(primary, 'c')
  machines.push(other)
  const reads = openReads()
  await waitUntil(reads.isUsed)
  await primary.cluster.kill9()
  for (let n = 0; n < 40; n += 1) {
    expect((await sql`select id from texts`.execute(reads.db)).rows).toEqual([{ id: 1 }])
    await delay(50)
  }
  await promote(other)
  await follow(standby, other)
  await query(other.cluster.url, 'insert into texts values (2)')
  await waitUntil(async () => (await sql`select id from texts`.execute(reads.db)).rows.length === 2)
  expect(await reads.isUsed()).toBe(true)
}, 60_000)
