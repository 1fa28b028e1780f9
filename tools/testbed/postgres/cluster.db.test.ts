import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isReachable, startCluster } from './cluster.ts'
import { query } from './query.ts'

// Real processes and real pauses: the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

test('a private cluster survives being killed and leaves nothing behind when stopped', async () => {
  const cluster = await startCluster({ settings: { max_connections: '13' } })
  const [setting] = await query<{ max_connections: string }>(cluster.url, 'show max_connections')
  expect(setting?.max_connections).toBe('13')
  const [place] = await query<{ data_directory: string }>(cluster.url, 'show data_directory')
  await query(cluster.url, 'create table written (id int)')

  await cluster.kill9()
  expect(await isReachable(cluster.url)).toBe(false)
  await cluster.restart()
  const [found] = await query<{ name: string | null }>(
    cluster.url,
    `select to_regclass('written')::text as name`,
  )
  expect(found?.name).toBe('written')

  await cluster.stop()
  expect(await isReachable(cluster.url)).toBe(false)
  expect(existsSync(place?.data_directory ?? '/')).toBe(false)
})

test('a cluster that cannot start says so instead of waiting', async () => {
  await expect(startCluster({ settings: { max_connections: 'many' } })).rejects.toThrow('ended with code 1')
})

/** A process that has started a cluster and runs until a signal ends it. */
async function startOwner() {
  const program = `
    const { startCluster } = await import(${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))})
    const { url, data } = await startCluster()
    console.log(JSON.stringify({ url, data }))
    setInterval(() => {}, 1_000)`
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(owner.stdout.setEncoding('utf8'), 'data')
  const cluster: { readonly url: string; readonly data: string } = JSON.parse(line)
  return { owner, ...cluster }
}

/** An ended process whose parent has ended too may still have its pid, but an empty command line. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('a process ended by %s removes its cluster and its files', async (signal, code) => {
  const { owner, url, data } = await startOwner()
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const workers = await query<{ pid: number }>(
    url,
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  const all = [server, ...workers.map(({ pid }) => pid)]
  expect(all.length).toBeGreaterThan(2)
  expect(all.filter(isRunning)).toEqual(all)

  const ended = once(owner, 'exit')
  owner.kill(signal)
  expect(await ended).toEqual([code, null])
  await vi.waitFor(() => expect(all.filter(isRunning)).toEqual([]))
  expect(existsSync(dirname(data))).toBe(false)
})
