import { setTimeout as delay } from 'node:timers/promises'
import type { Sandbox } from '../../apps/sandbox/src/sandbox.ts'
import { sendMail } from '../../apps/server/src/mails.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { createEnqueue } from '../../apps/server/src/platform/jobs/engine.ts'
import { type Figure, figure } from '../figures/figures.ts'
import { query } from '../testbed/postgres/query.ts'

const PAUSE_MS = 250
const PATIENCE_MS = 180_000
/** The template of the mails, which nothing else sends. */
const TEMPLATE = 'delivery-check'
/** The domain of their addresses. */
const DOMAIN = '@fleet.example'

type Mails = {
  /** Addresses whose job was committed. */
  readonly committed: readonly string[]
  /** Addresses whose transaction got no reply: their mail may be sent or not. */
  readonly unknown: readonly string[]
  stop(): Promise<void>
}

/** Queues mails all the time, each to an address of its own. */
export function startMails(databaseUrl: string): Mails {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, connectTimeoutMs: 1_000 })
  const enqueue = createEnqueue()
  const committed: string[] = []
  const unknown: string[] = []
  let isStopped = false
  const queueOne = async (to: string) => {
    try {
      await db.transaction().execute((trx) => {
        const data = { askedAt: new Date().toISOString() }
        return enqueue(trx, sendMail, { template: TEMPLATE, locale: 'en', to, data })
      })
      committed.push(to)
    } catch {
      unknown.push(to)
    }
  }
  const running = (async () => {
    for (let n = 0; !isStopped; n += 1) {
      await queueOne(`mail-${n}${DOMAIN}`)
      await delay(PAUSE_MS)
    }
    await db.destroy()
  })()
  return {
    committed,
    unknown,
    async stop() {
      isStopped = true
      await running
    },
  }
}

/** The ids of jobs that a worker has begun and not reported as done. */
export async function listRunning(databaseUrl: string): Promise<string[]> {
  return listJobs(databaseUrl, `state = 'active'`)
}

/** Waits until none of these jobs, or none at all, is open. */
export async function waitUntilDone(databaseUrl: string, ids?: readonly string[]): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const open = await listJobs(databaseUrl, `state in ('created', 'retry', 'active')`)
    if (!open.some((id) => ids === undefined || ids.includes(id))) return
    if (performance.now() > deadline) return // what is not done counts as lost
    await delay(200)
  }
}

async function listJobs(databaseUrl: string, condition: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    databaseUrl,
    `select id from jobs.job
     where name = '${sendMail.name}' and data->>'template' = '${TEMPLATE}' and ${condition}`,
  )
  return rows.map(({ id }) => id)
}

/** Compares the mails that arrived with the jobs that were committed. */
export function judgeMails({ committed, unknown }: Mails, sandbox: Sandbox, running: number): Figure[] {
  const letters = sandbox
    .listMails()
    .filter(({ to }) => to.join().endsWith(DOMAIN)) // those of new accounts are sent too
    .map(({ to, headers }) => ({
      to: to.join(),
      id: headers.find(([name]) => name.toLowerCase() === 'message-id')?.[1] ?? '',
    }))
  const arrived = new Set(letters.map(({ to }) => to))
  const distinct = new Set(letters.map(({ to, id }) => `${to} ${id}`))
  const allowed = new Set([...committed, ...unknown])
  return [
    figure('fleet: jobs committed', committed.length, 'jobs', '>= 100'),
    figure('fleet: jobs lost', committed.filter((to) => !arrived.has(to)).length, 'jobs', '= 0'),
    figure('fleet: jobs of nobody', [...arrived].filter((to) => !allowed.has(to)).length, 'jobs', '= 0'),
    figure('fleet: jobs done twice, as two mails', distinct.size - arrived.size, 'jobs', '= 0'),
    // A worker that dies between the mail server's reply and its own note sends the same mail once more.
    figure('fleet: mails handed over again', letters.length - arrived.size, 'mails', `<= ${running}`),
  ]
}
