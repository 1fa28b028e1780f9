import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount } from '../../apps/server/src/testing/account.ts'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import type { Write } from './judge-writes.ts'
import { waitForAcknowledged } from './wait-for-acknowledged.ts'

export type ChartWriters = {
  /** Every write so far, in the order of sending. */
  readonly writes: readonly Write[]
  /** Waits until so many writes were acknowledged after a moment of `performance.now()`; returns when the first was. */
  waitForAcknowledged(count: number, after: number): Promise<number>
  stop(): Promise<void>
  /** The names of all stored charts, as their owners see them. */
  listStored(): Promise<string[]>
}

type WritersOptions = {
  readonly url: string
  readonly databaseUrl: string
  /** Prefix of the names of accounts and charts. */
  readonly name: string
  readonly writers: number
  /** Accounts; each gets `CHARTS_EACH` charts at most. */
  readonly people: number
}

/** Fewer than an account may hold. */
const CHARTS_EACH = 45
const REQUEST_TIMEOUT_MS = 20_000
/** Leaves the machine time for the other processes. */
const PAUSE_MS = 10
/** Pause after a refusal or a lost connection. */
const REST_MS = 100

/** Starts clients that add charts over HTTP, one after another and none twice. */
export async function startChartWriters(options: WritersOptions): Promise<ChartWriters> {
  const { url, name, writers } = options
  const tokens = await addPeople(options)
  const busy: string[] = []
  const writes: Write[] = []
  let stopping = false
  const writeFor = async (token: string) => {
    for (let chart = 0; chart < CHARTS_EACH && !stopping; chart += 1) {
      const write: Write = { name: `${name} ${writes.length}` }
      writes.push(write)
      const isDone = await addChart(url, token, write.name)
      if (isDone) write.acknowledgedAt = performance.now()
      await delay(isDone ? PAUSE_MS : REST_MS)
    }
  }
  const writeOn = async () => {
    while (!stopping) {
      const token = tokens.pop()
      if (token === undefined) throw new Error('the writers have run out of people')
      busy.push(token)
      await writeFor(token)
    }
  }
  const running = Promise.all(Array.from({ length: writers }, writeOn))
  running.catch(() => {}) // `stop` reports the error
  return {
    writes,
    waitForAcknowledged: (wanted, after) => waitForAcknowledged(writes, wanted, after),
    async stop() {
      stopping = true
      await running
    },
    async listStored() {
      const names: string[] = []
      for (const token of busy) names.push(...(await listNames(url, token)))
      return names
    },
  }
}

async function addPeople({ databaseUrl, name, people }: WritersOptions): Promise<string[]> {
  const db = openDatabase({ url: databaseUrl, poolSize: 8 })
  const add = async (_: unknown, index: number) => {
    const email = `${name}-${index}@example.org`
    return (await anAccount(db, { email, passwordHash: '', at: new Date() })).token
  }
  try {
    return await Promise.all(Array.from({ length: people }, add))
  } finally {
    await db.destroy()
  }
}

async function addChart(url: string, token: string, fio: string): Promise<boolean> {
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(aChartForm({ fio })),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }
  try {
    const response = await fetch(`${url}/api/charts`, request)
    await response.arrayBuffer()
    return response.status === 201
  } catch {
    return false // the server died; whether it stored the chart is unknown
  }
}

async function listNames(url: string, token: string): Promise<string[]> {
  const response = await fetch(`${url}/api/charts`, { headers: { authorization: `Bearer ${token}` } })
  if (response.status !== 200) throw new Error(`charts cannot be read: ${response.status}`)
  const { list } = (await response.json()) as { list: { fio: string }[] } // true: the contract of listCharts
  return list.map(({ fio }) => fio)
}
