import { existsSync } from 'node:fs'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { isReachable, startCluster } from './cluster.ts'

// Real processes and real pauses: the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test('a private cluster survives being killed and leaves nothing behind when stopped', async () => {
  const cluster = await startCluster({ settings: { max_connections: '13' } })
  const [asked] = await ask<{ max_connections: string }>(cluster.url, 'show max_connections')
  expect(asked?.max_connections).toBe('13')
  const [place] = await ask<{ data_directory: string }>(cluster.url, 'show data_directory')
  await ask(cluster.url, 'create table kept (id int)')

  await cluster.kill9()
  expect(await isReachable(cluster.url)).toBe(false)
  await cluster.restart()
  const [kept] = await ask<{ name: string | null }>(cluster.url, `select to_regclass('kept')::text as name`)
  expect(kept?.name).toBe('kept')

  await cluster.stop()
  expect(await isReachable(cluster.url)).toBe(false)
  expect(existsSync(place?.data_directory ?? '/')).toBe(false)
})

test('a cluster that cannot start says so instead of waiting', async () => {
  await expect(startCluster({ settings: { max_connections: 'many' } })).rejects.toThrow('ended with code 1')
})
