import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { anAccount } from '../../apps/server/src/testing/account.ts'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { waitForAnswers } from './answers.ts'
import type { Write } from './judge-writes.ts'

export type ChartWriters = {
  /** Every write so far, in the order they were sent. */
  readonly writes: readonly Write[]
  /** Waits until so many writes were answered after a moment of `performance.now()`; tells when the first was. */
  waitForAnswers(count: number, after: number): Promise<number>
  stop(): Promise<void>
  /** The names of all charts there are, as their owners see them. */
  listKept(): Promise<string[]>
}

type WritersOptions = {
  readonly url: string
  readonly databaseUrl: string
  /** What its people and charts are called. */
  readonly name: string
  readonly writers: number
  /** Each of them gets as many charts as an account may well hold. */
  readonly people: number
}

/** Fewer than an account may hold. */
const CHARTS_EACH = 45
const REQUEST_TIMEOUT_MS = 20_000
/** The machine has others to serve. */
const PAUSE_MS = 10
/** After a no, or none at all. */
const REST_MS = 100

/** People who add charts over HTTP, one after another and never one twice. */
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
      if (isDone) write.answeredAt = performance.now()
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
  running.catch(() => {}) // told when they are stopped
  return {
    writes,
    waitForAnswers: (wanted, after) => waitForAnswers(writes, wanted, after),
    async stop() {
      stopping = true
      await running
    },
    async listKept() {
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
    const answer = await fetch(`${url}/api/charts`, request)
    await answer.arrayBuffer()
    return answer.status === 201
  } catch {
    return false // the server is dead, and nobody knows what it did
  }
}

async function listNames(url: string, token: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/charts`, { headers: { authorization: `Bearer ${token}` } })
  if (answer.status !== 200) throw new Error(`charts cannot be read: ${answer.status}`)
  const { list } = (await answer.json()) as { list: { fio: string }[] } // true: the contract of listCharts
  return list.map(({ fio }) => fio)
}
