import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from '../testbed/postgres/cluster.ts'
import { findBinaries } from '../testbed/postgres/programs.ts'

const scripts = join(import.meta.dirname, '../../deploy/backup')
const run = (script: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(join(scripts, script), args, { encoding: 'utf8' })
  return { status, stderr }
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zeri-scripts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'wal'))
  return folder
}

function aSegment(folder: string, bytes: string): string {
  const path = join(folder, 'segment')
  writeFileSync(path, bytes)
  return path
}

test('an archived segment is restored unchanged', () => {
  const folder = aFolder()
  expect(run('archive-wal.sh', folder, aSegment(folder, 'one'), '0001').status).toBe(0)
  expect(run('fetch-wal.sh', folder, '0001', join(folder, 'back')).status).toBe(0)
  expect(readFileSync(join(folder, 'back'), 'utf8')).toBe('one')
})

test('archiving a segment again succeeds; another one under its name is refused and changes nothing', () => {
  const folder = aFolder()
  run('archive-wal.sh', folder, aSegment(folder, 'one'), '0001')
  expect(run('archive-wal.sh', folder, aSegment(folder, 'one'), '0001').status).toBe(0)
  expect(run('archive-wal.sh', folder, aSegment(folder, 'two'), '0001')).toMatchObject({ status: 1 })
  run('fetch-wal.sh', folder, '0001', join(folder, 'back'))
  expect(readFileSync(join(folder, 'back'), 'utf8')).toBe('one')
})

test('a partly written segment does not count', () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'wal/0001.gz.partial'), 'half')
  expect(run('fetch-wal.sh', folder, '0001', join(folder, 'back')).status).toBe(1)
  expect(run('archive-wal.sh', folder, aSegment(folder, 'one'), '0001').status).toBe(0)
  expect(run('fetch-wal.sh', folder, '0001', join(folder, 'back')).status).toBe(0)
})

test('only a segment that was never archived ends the log; any other failure stops PostgreSQL', () => {
  const folder = aFolder()
  const fetch = (from: string, name: string) => run('fetch-wal.sh', from, name, join(folder, 'back')).status
  writeFileSync(join(folder, 'wal/0002.gz'), 'not what gzip writes')
  expect([fetch(folder, '0001'), fetch(folder, '0002'), fetch(join(folder, 'away'), '0001')]).toEqual([
    1, 255, 255,
  ])
})

test('an unmounted backup disk is not replaced by a new folder', () => {
  const folder = aFolder()
  const away = join(folder, 'away')
  expect(run('archive-wal.sh', away, aSegment(folder, 'one'), '0001').status).not.toBe(0)
  expect(run('base-backup.sh', away, '7')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not there'),
  })
  expect(existsSync(away)).toBe(false)
})

test('a backup with zero copies to keep is refused', () => {
  expect(run('base-backup.sh', aFolder(), '0')).toMatchObject({ status: 1 })
})

/** Backs up a cluster of its own into the folder, by a clock that may stand still. */
async function aCopier(folder: string) {
  const cluster = await startCluster()
  onTestFinished(() => cluster.stop())
  const stopped = join(folder, 'stopped')
  mkdirSync(stopped)
  writeFileSync(join(stopped, 'date'), '#!/bin/sh\necho 20261115T020000.000Z\n', { mode: 0o755 })
  const to = { PGHOST: '127.0.0.1', PGPORT: String(cluster.port), PGUSER: 'postgres' }
  return ({ keep, clock }: { keep: number; clock: 'runs' | 'stands' }) => {
    const PATH = clock === 'stands' ? `${stopped}:${process.env.PATH}` : process.env.PATH
    return spawnSync(join(scripts, 'base-backup.sh'), [folder, String(keep)], {
      env: { ...process.env, ...to, PATH },
      encoding: 'utf8',
    })
  }
}

const copiesIn = (folder: string) => readdirSync(join(folder, 'base')).sort()
const isWhole = (folder: string, copy: string) =>
  spawnSync(join(findBinaries(), 'pg_verifybackup'), ['--quiet', join(folder, 'base', copy)]).status === 0

test('consecutive backups are each complete, and the oldest are deleted', async () => {
  const folder = aFolder()
  const copy = await aCopier(folder)
  const statuses = [1, 2, 3].map(() => copy({ keep: 2, clock: 'runs' }).status)
  expect(statuses).toEqual([0, 0, 0])
  expect(copiesIn(folder).map((name) => isWhole(folder, name))).toEqual([true, true])
})

test('a backup under the name of another is refused and leaves the other intact', async () => {
  const folder = aFolder()
  const copy = await aCopier(folder)
  expect(copy({ keep: 2, clock: 'stands' }).status).toBe(0)
  expect(copy({ keep: 2, clock: 'stands' }).status).not.toBe(0)
  expect(copiesIn(folder)).toEqual(['20261115T020000.000Z', '20261115T020000.000Z.partial'])
  expect(isWhole(folder, '20261115T020000.000Z')).toBe(true)
})

test('a second backup at the same time is refused and changes nothing', async () => {
  const folder = aFolder()
  const base = join(folder, 'base')
  mkdirSync(join(base, 'begun.partial'), { recursive: true })
  const holder = spawn('sh', ['-c', 'exec 9> "$0.lock"; flock 9; echo held; read end', base])
  onTestFinished(() => void holder.kill())
  await once(holder.stdout, 'data')
  expect(run('base-backup.sh', folder, '7')).toEqual({
    status: 1,
    stderr: expect.stringContaining('another copy'),
  })
  expect(copiesIn(folder)).toEqual(['begun.partial'])
})

test('restoring over existing data is refused', () => {
  const folder = aFolder()
  const data = join(folder, 'data')
  mkdirSync(data)
  writeFileSync(join(data, 'PG_VERSION'), '15')
  expect(run('restore.sh', folder, data, 'latest')).toEqual({
    status: 1,
    stderr: expect.stringContaining('is not empty'),
  })
})

test('a moment before all backups is reported, and nothing is created', () => {
  const folder = aFolder()
  const copy = join(folder, 'base/20261115T020000.000Z')
  mkdirSync(copy, { recursive: true })
  writeFileSync(join(copy, 'backup_manifest'), '{}')
  expect(run('restore.sh', folder, join(folder, 'data'), '2001-01-01 00:00:00+00')).toEqual({
    status: 1,
    stderr: expect.stringContaining('no copy is older'),
  })
  expect(existsSync(join(folder, 'data'))).toBe(false)
})
